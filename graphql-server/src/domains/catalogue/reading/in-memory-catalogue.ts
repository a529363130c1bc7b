import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import type { CacheValidity } from '../../../lib/cache/cache-validity.ts'
import type { CategoryRecord } from '../record/category.model.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'
import type { CatalogueProjection } from './catalogue-projection.ts'
import { groupByCategory, type CatalogueReader, type CategoryFilter } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'
import { createNameIndex } from './name-index.ts'
import { createCategoryIndex, savedCategoryIndexSchema } from './category-index.ts'

/**
 * The maximum number of complete products in memory. For the least recently used others, only the categories are known.
 */
const MAX_PRODUCTS = 10_000

/**
 * The catalogue in the memory of this process: all categories and sub-categories, and many of the products. Other
 * products are read from the database. A sync keeps it up to date.
 */
export interface InMemoryCatalogue extends CatalogueReader, CatalogueProjection {}

export function createInMemoryCatalogue(
  validity: CacheValidity,
  maxProducts = MAX_PRODUCTS,
): InMemoryCatalogue {
  const categories = createNameIndex<CategoryRecord>()
  const subCategories = createNameIndex<SubCategoryRecord>()
  const products = new LRUCache<string, ProductRecord>({ max: maxProducts })
  const categoryIndex = createCategoryIndex()

  /** Loads the products of each list of ids in order. Those that are not in memory are read with one command. */
  async function load(lists: string[][]): Promise<ProductRecord[][]> {
    const ids = [...new Set(lists.flat())]
    const cached = new Map(ids.map((id) => [id, products.get(id)]))
    const missing = ids.filter((id) => !cached.get(id))
    for (const product of await read(missing)) cached.set(product._id.toHexString(), product)
    return lists.map((list) => list.flatMap((id) => cached.get(id) ?? []))
  }

  /** Does not keep what was read while the catalogue changed. */
  async function read(ids: string[]): Promise<ProductRecord[]> {
    if (ids.length === 0) return []
    const { generation } = validity
    const found = await databaseReader.products(ids.map((id) => new Types.ObjectId(id)))
    if (generation === validity.generation)
      for (const product of found) products.set(product._id.toHexString(), product)
    return found
  }

  return {
    products: async (ids) => (await load([ids.map((id) => id.toHexString())])).flat(),
    categories: (ids) => Promise.resolve(categories.find(ids)),
    subCategories: (ids) => Promise.resolve(subCategories.find(ids)),
    allCategories: () => Promise.resolve(categories.all()),
    allSubCategories: () => Promise.resolve(subCategories.all()),
    findSubCategories: (categoryIds) =>
      Promise.resolve(groupByCategory(categoryIds, subCategories.all())),
    newestProducts: (rows) =>
      load(
        rows.map(({ categoryId, first }) =>
          categoryIndex.page([categoryKey(categoryId)], { first, after: null }),
        ),
      ),
    async page(filter, { first, after }) {
      const page = { first: first + 1, after: after?.toHexString() ?? null }
      return (await load([categoryIndex.page(toKeys(filter), page)])).flat()
    },
    idAt(filter, position) {
      const ids = categoryIndex.page(toKeys(filter), { first: position, after: null })
      const id = ids[position - 1]
      return Promise.resolve(id === undefined ? null : new Types.ObjectId(id))
    },
    count: (filter) => Promise.resolve(categoryIndex.count(toKeys(filter))),
    evict: (ids) => ids.forEach((id) => products.delete(id.toHexString())),
    putCategory: (category) => categories.put(category),
    putSubCategory: (subCategory) => subCategories.put(subCategory),
    putProduct(product) {
      const id = product._id.toHexString()
      products.set(id, product)
      categoryIndex.put(id, [
        ...new Set(product.categoryIds.map((each) => categoryKey(each.toHexString()))),
        ...new Set(product.subCategoryIds.map((each) => subCategoryKey(each.toHexString()))),
      ])
    },
    remove(kind, _id) {
      const id = _id.toHexString()
      if (kind === 'category') categories.remove(id)
      else if (kind === 'subCategory') subCategories.remove(id)
      else {
        products.delete(id)
        categoryIndex.remove(id)
      }
    },
    save: () => categoryIndex.save(),
    restore(saved) {
      const { data } = savedCategoryIndexSchema.safeParse(saved)
      if (data) categoryIndex.restore(data)
      return data !== undefined
    },
    clear() {
      for (const part of [categories, subCategories, products, categoryIndex]) part.clear()
    },
  }
}

function toKeys({ categoryId, subCategoryId }: CategoryFilter): string[] {
  return [
    ...(categoryId ? [categoryKey(categoryId.toHexString())] : []),
    ...(subCategoryId ? [subCategoryKey(subCategoryId.toHexString())] : []),
  ]
}

const categoryKey = (id: string) => `category ${id}`
const subCategoryKey = (id: string) => `sub-category ${id}`
