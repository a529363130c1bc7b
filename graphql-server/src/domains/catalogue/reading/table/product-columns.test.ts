import { Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../../test/support/factories.ts'
import { seeds } from '../../../../../test/support/property-runs.ts'
import { changeSomething, emptyCatalogue } from '../../../../../test/support/random-changes.ts'
import { randomFrom } from '../../../../lib/random.ts'
import { setUpDatabase } from '../../../../../test/support/set-up-database.ts'
import { createCacheValidity } from '../../../../lib/cache/cache-validity.ts'
import { Product, type ProductRecord } from '../../record/product.model.ts'
import { databaseReader } from '../database-reader.ts'
import { createCatalogueMemory } from '../../search/catalogue-memory.ts'
import { createLexicon } from '../../search/lexicon/lexicon.ts'
import { syncCatalogue } from '../sync-catalogue.ts'
import type { ProductColumn } from './product-columns.ts'

setUpDatabase()
beforeEach(() => emptyCatalogue())

function follow() {
  const validity = createCacheValidity()
  const { columns, projection } = createCatalogueMemory({ lexicon: createLexicon([]), validity })
  return { columns, projection, ...syncCatalogue({ projection, validity }) }
}

const all = {
  among: null,
  within: [],
  minStock: -Infinity,
  maxStock: Infinity,
  skip: 0,
  size: 1_000,
}

const readIds = (columns: ReturnType<typeof follow>['columns'], by: ProductColumn) =>
  columns.page({ ...all, order: { by, isDescending: false } }).ids

/** Reads each column's sort value from the database. */
async function readValues(): Promise<Record<ProductColumn, (product: ProductRecord) => unknown>> {
  const categories = await databaseReader.allCategories()
  return {
    newest: () => 0,
    name: ({ name }) => name.trim().toLowerCase(),
    unit: ({ unit }) => unit.trim().toLowerCase(),
    category: ({ categoryIds }) =>
      categories.find(({ _id }) => categoryIds.some((id) => id.equals(_id)))?.nameKey ?? '',
    price: ({ price }) => price,
    discount: ({ discount }) => discount,
    stock: ({ stock }) => stock,
    updatedAt: ({ updatedAt }) => updatedAt.getTime(),
  }
}

/** Compares every column with products from the database that are sorted here. */
async function expectSame(columns: ReturnType<typeof follow>['columns']): Promise<void> {
  const products = await Product.find().sort({ _id: -1 }).lean()
  for (const [column, getValue] of Object.entries(await readValues())) {
    const by = isColumn(column) ? column : 'newest'
    const keyed = products.map((product) => ({
      id: product._id.toHexString(),
      key: getValue(product),
    }))
    keyed.sort((a, b) => compare(a.key, b.key))
    expect(readIds(columns, by), by).toEqual(keyed.map(({ id }) => id))
  }
  const isLow = ({ stock }: ProductRecord) => stock >= 1 && stock <= 5
  expect(columns.count({ minStock: 1, maxStock: 5 })).toBe(products.filter(isLow).length)
}

const isColumn = (name: string): name is ProductColumn => name !== ''

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

describe('the columns of products', () => {
  it.each(seeds({ short: 1, all: 8 }))(
    'columns sort like the database after random changes (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      for (let n = 0; n < 20; n += 1) await changeSomething(random)
      const { columns, poll } = follow()
      await poll()
      await expectSame(columns)
      for (let round = 0; round < 4; round += 1) {
        for (let n = 0; n < 6; n += 1) await changeSomething(random)
        await poll()
        await expectSame(columns)
      }
    },
  )

  it('restores saved columns', async () => {
    const random = randomFrom(1)
    for (let n = 0; n < 20; n += 1) await changeSomething(random)
    const { columns, projection, poll } = follow()
    await poll()
    const saved = projection.save()
    projection.clear()
    for (const category of await databaseReader.allCategories()) projection.putCategory(category)
    expect(projection.restore(saved)).toBe(true)
    await expectSame(columns)
    expect(projection.restore({})).toBe(false)
  })

  it('keeps the order of a search, and applies all parts of a filter', async () => {
    const shared = new Types.ObjectId()
    const both = [shared, new Types.ObjectId()]
    const rice = await buildProduct({ categoryIds: [shared], subCategoryIds: both, stock: 3 })
    const dal = await buildProduct({ categoryIds: [shared], stock: 3 })
    const soap = await buildProduct({ categoryIds: [shared], stock: 9 })
    const { columns, poll } = follow()
    await poll()
    const [riceId = '', dalId = '', soapId = ''] = [rice, dal, soap].map(({ _id }) =>
      _id.toHexString(),
    )
    const low = { ...all, within: [shared.toHexString()], minStock: 1, maxStock: 5, order: null }
    expect(columns.page({ ...low, among: [dalId, soapId, riceId, 'gone'] }).ids).toEqual([
      dalId,
      riceId,
    ])
    expect(columns.page({ ...low, size: 1, skip: 1 })).toEqual({ ids: [riceId], totalCount: 2 })
    const within = both.map((id) => id.toHexString())
    expect(columns.page({ ...low, within }).ids).toEqual([riceId])
  })
})

describe('products without a GST rate', () => {
  it('a restored table finds the same products, on each day, also after others were removed', async () => {
    const [removed] = [
      await buildProduct({ hsn: '0401', gstRates: [{ rate: 0, from: '2017-07-01' }] }),
      await buildProduct({ hsn: '0405', gstRates: [{ rate: 1200, from: '2017-07-01' }] }),
      await buildProduct({ gstRates: [{ rate: 500, from: '2017-07-01' }] }),
      await buildProduct({}),
    ]
    const first = follow()
    await first.poll()
    first.projection.remove('product', removed._id)
    const { columns, projection } = follow()
    expect(projection.restore(first.projection.save())).toBe(true)
    for (const each of [first.columns, columns]) {
      expect(each.countWithoutRate('2025-09-21')).toBe(2)
      expect(each.countWithoutRate('2025-09-22')).toBe(3)
      const page = each.page({ ...all, order: null, among: null, withoutRateOn: '2025-09-22' })
      expect(page.totalCount).toBe(3)
    }
  })
})
