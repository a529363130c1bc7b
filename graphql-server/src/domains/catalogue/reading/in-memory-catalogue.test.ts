import { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSomething, emptyCatalogue } from '../../../../test/support/random-changes.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { randomFrom } from '../../../lib/random.ts'
import { runs } from '../../../../test/support/property-runs.ts'
import { createCacheValidity } from '../../../lib/cache/cache-validity.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { ensureLog } from '../changes/change-log.service.ts'
import { Product } from '../record/product.model.ts'
import { createCatalogueMemory } from '../search/catalogue-memory.ts'
import { createLexicon } from '../search/lexicon/lexicon.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { databaseReader } from './database-reader.ts'
import { syncCatalogue } from './sync-catalogue.ts'

setUpDatabase()
beforeEach(() => emptyCatalogue())

/** Creates a memory with only some of the products, so that others have to be read. */
function remember() {
  const validity = createCacheValidity()
  const lexicon = createLexicon([])
  const { reader, projection } = createCatalogueMemory({ lexicon, validity, maxProducts: 5 })
  return { memory: reader, validity, ...syncCatalogue({ projection, validity }) }
}

/** Returns all results of a reader for these ids. */
async function readAll(reader: CatalogueReader, ids: Types.ObjectId[]) {
  const hex = ids.map((id) => id.toHexString())
  const rows = hex.map((categoryId, n) => ({ categoryId, first: 1 + (n % 4) }))
  const filters = ids.flatMap((categoryId) => [
    { categoryId },
    { subCategoryId: categoryId },
    ...ids.map((subCategoryId) => ({ categoryId, subCategoryId })),
  ])
  const pages = [{}, ...filters].flatMap((filter) =>
    [null, ...ids.slice(0, 3)].map((after) => reader.page(filter, { first: 3, after })),
  )
  return {
    products: byId(await reader.products(ids)),
    categories: byId(await reader.categories(ids)),
    subCategories: byId(await reader.subCategories(ids)),
    allCategories: await reader.allCategories(),
    allSubCategories: await reader.allSubCategories(),
    findSubCategories: await reader.findSubCategories(hex),
    newest: await reader.newestProducts(rows),
    pages: await Promise.all(pages),
    idsAt: await Promise.all(
      [{}, ...filters].flatMap((filter) =>
        [1, 2, 500].map((position) => reader.idAt(filter, position)),
      ),
    ),
    counts: await Promise.all([{}, ...filters].map((filter) => reader.count(filter))),
  }
}

/** Leaves out `usedAt`, which is not public and not recorded as a change. */
const toText = (value: unknown) =>
  JSON.stringify(value, (key, value: unknown) => (key === 'usedAt' ? undefined : value), 1)

const byId = <Thing extends { _id: Types.ObjectId }>(things: Thing[]) =>
  things.toSorted((a, b) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1))

async function expectSame(memory: CatalogueReader): Promise<void> {
  const categories = await databaseReader.allCategories()
  const filters = await databaseReader.allSubCategories()
  const products = await Product.find().lean()
  const things = [...categories.slice(0, 4), ...filters.slice(0, 4), ...products.slice(0, 6)]
  const ids = [...things.map(({ _id }) => _id), new Types.ObjectId()]
  expect(toText(await readAll(memory, ids))).toEqual(toText(await readAll(databaseReader, ids)))
}

describe("a process's in-memory catalogue", () => {
  it.each(Array.from({ length: runs({ short: 1, all: 8 }) }, (_, seed) => seed))(
    'returns the same results as the database after random changes (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      for (let n = 0; n < 15; n += 1) await changeSomething(random)
      const { memory, poll } = remember()
      await poll()
      await expectSame(memory)
      for (let round = 0; round < runs({ short: 2, all: 4 }); round += 1) {
        for (let n = 0; n < 6; n += 1) await changeSomething(random)
        await poll()
        await expectSame(memory)
      }
    },
  )

  it('includes changes by other processes, even thousands', async () => {
    const { memory, validity, poll } = remember()
    await ensureLog()
    await poll()
    const category = await buildCategory()
    const subCategory = await buildSubCategory({ categoryIds: [category._id] })
    const products = await Product.insertMany(
      Array.from({ length: 700 }, (_, n) => ({
        name: `Soap ${n}`,
        stock: n,
        price: 100,
        categoryIds: [category._id],
        subCategoryIds: [subCategory._id],
      })),
    )
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [subCategory._id])
    await recordChanges(
      'product',
      products.map(({ _id }) => _id),
    )
    const before = validity.generation
    await poll()
    expect(validity.generation).not.toBe(before)
    expect(await memory.count({ categoryId: category._id })).toBe(700)
    await expectSame(memory)
  })

  it('does not keep data that was read while the catalogue changed', async () => {
    const { memory, poll } = remember()
    await ensureLog()
    const product = await buildProduct({ name: 'Old' })
    for (let n = 0; n < 6; n += 1) await buildProduct()
    await poll()
    const read = databaseReader.products
    const slow = vi.spyOn(databaseReader, 'products').mockImplementationOnce(async (ids) => {
      const found = await read(ids)
      await Product.updateOne({ _id: product._id }, { $set: { name: 'New' } })
      await recordChanges('product', [product._id])
      await poll()
      return found
    })
    expect(await memory.products([product._id])).toMatchObject([{ name: 'Old' }])
    slow.mockRestore()
    expect(await memory.products([product._id])).toMatchObject([{ name: 'New' }])
  })

  it('starts over with another log, and shows no partial data before it is loaded', async () => {
    const { memory, validity, poll } = remember()
    const product = await buildProduct({ name: 'Before the restore' })
    await poll()
    await emptyCatalogue()
    await buildProduct({ _id: product._id, name: 'After it' })
    const read = databaseReader.allCategories
    const asked = vi.spyOn(databaseReader, 'allCategories').mockImplementationOnce(() => {
      expect(validity.isValid()).toBe(false)
      return read()
    })
    await poll()
    expect(asked).toHaveBeenCalledOnce()
    asked.mockRestore()
    expect(validity.isValid()).toBe(true)
    await expectSame(memory)
  })

  it('starts over after a failed poll', async () => {
    const { memory, validity, poll } = remember()
    await ensureLog()
    await buildProduct()
    const find = vi.spyOn(Product.collection, 'find').mockImplementationOnce(() => {
      throw new Error('no connection')
    })
    await expect(poll()).rejects.toThrow('no connection')
    expect(validity.isValid()).toBe(false)
    find.mockRestore()
    await poll()
    expect(validity.isValid()).toBe(true)
    await expectSame(memory)
  })
})
