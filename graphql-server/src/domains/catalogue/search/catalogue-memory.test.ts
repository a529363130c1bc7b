import { deserialize, serialize } from 'node:v8'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import type { ShopSort } from '../../../contract/types.generated.ts'
import { createCacheValidity } from '../../../lib/cache/cache-validity.ts'
import { discountedPrice } from '../../../lib/money.ts'
import { pick, type Random, randomFrom } from '../../../lib/random.ts'
import { seeds } from '../../../../test/support/property-runs.ts'
import type { CategoryFilter } from '../reading/catalogue-reader.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { toTitle } from '../reading/table/product-table.ts'
import { createCatalogueMemory } from './catalogue-memory.ts'
import type { ProductFilter } from './facts/product-filter.ts'
import { createLexicon } from './lexicon/lexicon.ts'
import { createPopularSearches } from './suggestions/popular-searches.ts'
import { createSuggest } from './suggestions/suggestions.ts'

const WORDS = ['Milk', 'rice', 'Toned', 'Anti-septic', 'tea']
const TEXTS = ['milk', 'ri', 'toned tea', 'amul', 'basmti', 'mil tea zz']
const times = { usedAt: null, createdAt: new Date(0), updatedAt: new Date(0) }
const number = (random: Random, below: number) => Math.floor(random() * below)
const newId = (random: Random) =>
  new Types.ObjectId(Array.from({ length: 24 }, () => number(random, 16).toString(16)).join(''))

function open() {
  const memory = createCatalogueMemory({
    lexicon: createLexicon(['milk: doodh']),
    validity: createCacheValidity(),
  })
  const whenLoaded = () => Promise.resolve()
  const popular = createPopularSearches()
  return {
    ...memory,
    suggest: createSuggest({ ...memory, search: memory.index, popular }, { whenLoaded }),
  }
}
type Memory = ReturnType<typeof open>

/** A shop that changes at random. New products have ids in any order. */
function createShop(random: Random) {
  const build = (name: string): CategoryRecord => ({
    ...{ _id: newId(random), name, nameKey: name.toLowerCase(), image: null, version: 1 },
    ...times,
  })
  const categories = ['Dairy', 'Tea', 'Grains'].map(build)
  const subCategories = ['Milk', 'Green tea', 'Rice'].map((name) => ({
    ...build(name),
    categoryIds: [],
  }))
  const products = new Map<string, ProductRecord>()
  const some = (all: { _id: Types.ObjectId }[]) =>
    all.filter(() => random() < 0.4).map(({ _id }) => _id)

  const change = (): Partial<ProductRecord> => ({
    price: 100 * (1 + number(random, 30)),
    discount: pick(random, [0, 0, 500, 2_500]),
    stock: number(random, 8),
  })
  const buildProduct = (_id: Types.ObjectId): ProductRecord => ({
    ...{ _id, images: [], details: [], version: 1, createdAt: new Date(0) },
    name: Array.from({ length: 1 + number(random, 2) }, () => pick(random, WORDS)).join(' '),
    unit: pick(random, ['1 kg', ' 1 KG', '']),
    brand: pick(random, ['', 'Amul', 'Tata']),
    description: pick(random, ['', 'Good with rice']),
    categoryIds: some(categories),
    subCategoryIds: some(subCategories),
    ...{ price: 100, discount: 0, stock: 1, updatedAt: new Date(number(random, 20)) },
    ...change(),
  })

  return {
    ...{ categories, subCategories, products },
    fill({ projection }: Memory) {
      for (const category of categories) projection.putCategory(category)
      for (const subCategory of subCategories) projection.putSubCategory(subCategory)
    },
    changeOne({ projection }: Memory) {
      const old = products.size > 5 ? pick(random, [...products.values()]) : null
      const kind = number(random, 4)
      if (old && kind === 0) {
        products.delete(old._id.toHexString())
        projection.remove('product', old._id)
        return
      }
      const changed = kind === 1 ? { ...change() } : buildProduct(old?._id ?? newId(random))
      const product =
        old && kind < 3 ? { ...old, ...changed, _id: old._id } : buildProduct(newId(random))
      products.set(product._id.toHexString(), product)
      projection.putProduct(product)
    },
  }
}
type Shop = ReturnType<typeof createShop>

const toHex = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()
const hasAll = (product: ProductRecord, ids: string[]) =>
  ids.every((id) =>
    [...product.categoryIds, ...product.subCategoryIds].some((each) => each.equals(id)),
  )
const cost = ({ price, discount }: ProductRecord) => discountedPrice(price, discount)

/** Sorts and filters a shop's products in the simplest way. */
function list({ products }: Shop, fits: (product: ProductRecord) => boolean = () => true) {
  return [...products.values()].filter(fits).sort((a, b) => (toHex(a) < toHex(b) ? 1 : -1))
}
const sortedBy = (products: ProductRecord[], valueOf: (product: ProductRecord) => number) =>
  products.toSorted((a, b) => valueOf(b) - valueOf(a)).map(toHex)

async function expectPages({ reader }: Memory, shop: Shop, random: Random): Promise<void> {
  const [category] = shop.categories
  const [subCategory] = shop.subCategories
  const filters: CategoryFilter[] = [
    {},
    { categoryId: category?._id },
    { subCategoryId: category?._id },
  ]
  filters.push(
    { subCategoryId: subCategory?._id },
    { categoryId: category?._id, subCategoryId: subCategory?._id },
  )
  for (const filter of filters) {
    const isIn = (ids: Types.ObjectId[], id?: Types.ObjectId) =>
      !id || ids.some((each) => each.equals(id))
    const all = list(
      shop,
      ({ categoryIds, subCategoryIds }) =>
        isIn(categoryIds, filter.categoryId) && isIn(subCategoryIds, filter.subCategoryId),
    )
    const after = newId(random)
    const rest = all.filter((product) => toHex(product) < after.toHexString())
    expect(await reader.count(filter)).toBe(all.length)
    expect(await reader.idAt(filter, 2)).toEqual(all[1]?._id ?? null)
    expect(await reader.page(filter, { first: 3, after: null })).toEqual(all.slice(0, 4))
    expect(await reader.page(filter, { first: 3, after })).toEqual(rest.slice(0, 4))
  }
}

function expectLists({ index, columns }: Memory, shop: Shop): void {
  const within = [shop.categories[0], shop.subCategories[0]].flatMap((each) =>
    each ? toHex(each) : [],
  )
  const filters: [ProductFilter, (product: ProductRecord) => boolean][] = [
    [{}, () => true],
    [{ within }, (product) => hasAll(product, within)],
    [{ brands: ['AMUL'], inStock: true }, ({ brand, stock }) => brand === 'Amul' && stock > 0],
    [
      { minPrice: 500, maxPrice: 2_000 },
      (product) => cost(product) >= 500 && cost(product) <= 2_000,
    ],
    [
      { minDiscount: 500, categoryIds: within },
      (product) => product.discount >= 500 && within.some((id) => hasAll(product, [id])),
    ],
  ]
  const sorts: [ShopSort, (product: ProductRecord) => number][] = [
    ['DEFAULT', () => 0],
    ['PRICE_ASC', (product) => -cost(product)],
    ['PRICE_DESC', cost],
    ['DISCOUNT_DESC', ({ discount }) => discount],
  ]
  for (const [filter, fits] of filters) {
    const found = list(shop, fits)
    for (const [sort, valueOf] of sorts) {
      const ids = sortedBy(found, valueOf)
      const first = index.browse({ filter, sort, first: 4 })
      const second = index.browse({ filter, sort, first: 4, after: first.hits.at(-1) })
      const shown = [...first.hits, ...(first.hits.length > 0 ? second.hits : [])]
      expect(shown.map(({ id }) => id)).toEqual(ids.slice(0, 8))
      expect(first).toMatchObject({ totalCount: ids.length, hasNextPage: ids.length > 4 })
    }
  }
  const inStock = list(shop, (product) => product.stock > 0 && hasAll(product, within.slice(0, 1)))
  const near = { among: within.slice(0, 1), price: 1_000, first: 5, id: '' }
  expect(columns.nearest(near)).toEqual(
    sortedBy(inStock, (product) => -Math.abs(cost(product) - 1_000)).slice(0, 5),
  )
}

const titleOf = ({ brand = '', name }: ProductRecord) => toTitle({ brand, name })

/** Collects the results of searches, suggestions and facets. */
async function answer({ index, suggest }: Memory, shop: Shop) {
  const ids = [...shop.products.keys()].slice(0, 4)
  const found = TEXTS.map((text) => [
    index.find(text, { first: 10 }),
    index.countFacets(text, { brands: ['amul'] }),
    ids.map((id) => index.explain(text, id)),
  ])
  const suggested = await Promise.all(TEXTS.map((text) => suggest(text, 8)))
  for (const { kind, text, productIds } of suggested.flat())
    if (kind === 'PRODUCT')
      expect(productIds?.toSorted()).toEqual(
        list(shop, (product) => titleOf(product) === text)
          .map(toHex)
          .sort(),
      )
  return { found, suggested }
}

/** Loads a shop's products into a memory, oldest first. */
function load(shop: Shop): Memory {
  const memory = open()
  shop.fill(memory)
  for (const product of list(shop).reverse()) memory.projection.putProduct(product)
  return memory
}

/** Saves and restores everything except the complete products, which are put again. */
function restore({ projection }: Memory, shop: Shop): Memory {
  const memory = open()
  shop.fill(memory)
  expect(memory.projection.restore(deserialize(serialize(projection.save())))).toBe(true)
  for (const product of shop.products.values()) memory.reader.put(0, product)
  return memory
}

describe('the catalogue in memory', () => {
  it.each(seeds({ short: 2, all: 30 }))(
    'lists, finds and suggests the products of a changing shop, also when restored (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const shop = createShop(random)
      let memory = open()
      shop.fill(memory)
      for (let round = 0; round < 12; round += 1) {
        for (let n = round % 4 === 0 ? 30 : 1; n > 0; n -= 1) shop.changeOne(memory)
        await expectPages(memory, shop, random)
        expectLists(memory, shop)
        const fresh = load(shop)
        expect(await answer(memory, shop)).toEqual(await answer(fresh, shop))
        if (round % 2 === 1) memory = restore(memory, shop)
      }
    },
  )

  it('the catalogue in memory can be filled again after it was cleared', () => {
    const random = randomFrom(1)
    const shop = createShop(random)
    const memory = open()
    for (let round = 0; round < 2; round += 1) {
      memory.projection.clear()
      shop.products.clear()
      expect(memory.columns.list({ skip: 0, size: 9 })).toEqual([])
      shop.fill(memory)
      for (let n = 0; n < 1_500; n += 1) shop.changeOne(memory)
      expectLists(memory, shop)
    }
  })
})
