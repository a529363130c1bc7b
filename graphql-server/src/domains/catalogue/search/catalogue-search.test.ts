import mongoose, { Types } from 'mongoose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildCategory, buildProduct, buildSubCategory } from '../../../../test/factories.ts'
import { recordChanges } from '../catalogue-changes.ts'
import { Category } from '../category.model.ts'
import { Product } from '../product.model.ts'
import { SubCategory } from '../sub-category.model.ts'
import { startCatalogueSearch } from './catalogue-search.ts'
import type { ProductSearch } from './product-search.ts'
import { createWordIndex } from './word-index.ts'

let database: TestDatabase
let search: ProductSearch

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), Category.deleteMany({}), SubCategory.deleteMany({})])
})
afterEach(() => search.stop())

function start(intervalMs = 500): void {
  search = startCatalogueSearch({
    index: createWordIndex(),
    intervalMs,
    onError: (error) => {
      throw error
    },
  })
}

async function find(text: string): Promise<string[]> {
  return (await search.search(text, { first: 100 })).hits.map(({ id }) => id)
}

describe('the search', () => {
  it('finds what stands in the database at the start, by all of its texts', async () => {
    const category = await buildCategory({ name: 'Breakfast' })
    const subCategory = await buildSubCategory({ name: 'Spreads', categoryIds: [category._id] })
    const product = await buildProduct({
      name: 'Orange Marmalade',
      unit: '340 g',
      description: 'With fine peel.',
      categoryIds: [category._id],
      subCategoryIds: [subCategory._id],
    })
    start()
    for (const text of ['marmalade', 'spreads', 'breakfast', '340g', 'peel']) {
      expect(await find(text), text).toEqual([product._id.toHexString()])
    }
  })

  it('waits for the index to be filled', async () => {
    for (let number = 1; number <= 600; number += 1) await buildProduct({ name: `Rice ${number}` })
    start()
    expect(search.size).toBe(0)
    const page = await search.search('rice', { first: 10 })
    expect(page).toMatchObject({ totalCount: 600, hasNextPage: true, hasPreviousPage: false })
    expect(search.size).toBe(600)
  })

  it('continues behind a cursor', async () => {
    for (let number = 1; number <= 5; number += 1) await buildProduct({ name: `Rice ${number}` })
    start()
    const first = await search.search('rice', { first: 2 })
    const second = await search.search('rice', { first: 5, after: first.hits.at(-1)?.cursor ?? '' })
    expect(second).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(await find('rice'))
    await expect(search.search('rice', { first: 2, after: 'nonsense' })).rejects.toThrow(/cursor/)
  })

  it('follows products that are added, changed and deleted', async () => {
    start()
    const { _id } = await buildProduct({ name: 'Jaggery' })
    await recordChanges('product', [_id])
    await search.caughtUp()
    expect(await find('jaggery')).toEqual([_id.toHexString()])

    await Product.updateOne({ _id }, { name: 'Molasses' })
    await recordChanges('product', [_id])
    await search.caughtUp()
    expect(await find('jaggery')).toEqual([])
    expect(await find('molasses')).toEqual([_id.toHexString()])

    await Product.deleteOne({ _id })
    await recordChanges('product', [_id], { deleted: true })
    await search.caughtUp()
    expect(await find('molasses')).toEqual([])
    expect(search.size).toBe(0)
  })

  it('follows the names of categories and sub-categories', async () => {
    const category = await buildCategory({ name: 'Breakfast' })
    const subCategory = await buildSubCategory({ name: 'Spreads' })
    const fields = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
    const product = await buildProduct({ name: 'Honey', ...fields })
    start()
    expect(await find('breakfast')).toHaveLength(1)
    await Category.updateOne({ _id: category._id }, { name: 'Morning' })
    await SubCategory.updateOne({ _id: subCategory._id }, { name: 'Jars' })
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [subCategory._id])
    await search.caughtUp()
    expect(await find('breakfast')).toEqual([])
    expect(await find('morning jars')).toEqual([product._id.toHexString()])
  })

  it('knows a category that came after it had started', async () => {
    start()
    await search.ready
    const category = await buildCategory({ name: 'Pooja' })
    const product = await buildProduct({ name: 'Diya', categoryIds: [category._id] })
    await recordChanges('product', [product._id])
    await search.caughtUp()
    expect(await find('pooja')).toEqual([product._id.toHexString()])
  })

  it('finds within two seconds what another process has written', async () => {
    start()
    await search.ready
    const { host, port, name } = mongoose.connection
    const other = new mongoose.mongo.MongoClient(`mongodb://${host}:${port}/?directConnection=true`)
    const _id = new Types.ObjectId()
    const texts = { name: 'Saffron', unit: '1 g', description: '', images: [], details: [] }
    const numbers = { stock: 1, price: 100, discount: 0, categoryIds: [], subCategoryIds: [] }
    await other
      .db(name)
      .collection('products')
      .insertOne({ _id, ...texts, ...numbers })
    await other
      .db(name)
      .collection('catalogueChanges')
      .insertOne({ _id, kind: 'product', at: new Date(), deleted: false })
    await other.close()
    await vi.waitFor(async () => expect(await find('saffron')).toHaveLength(1), {
      timeout: 2_000,
      interval: 50,
    })
  })

  it('takes in what changed while it was being filled', async () => {
    const { _id } = await buildProduct({ name: 'Jaggery' })
    start()
    await Product.updateOne({ _id }, { name: 'Molasses' })
    await recordChanges('product', [_id])
    await search.caughtUp()
    expect(await find('molasses')).toHaveLength(1)
    expect(await find('jaggery')).toHaveLength(0)
  })

  it('says so at once while the database can not be read, and heals', async () => {
    await buildProduct({ name: 'Honey' })
    const onError = vi.fn()
    const away = vi.spyOn(Category, 'find').mockImplementation(() => {
      throw new Error('no connection')
    })
    search = startCatalogueSearch({ index: createWordIndex(), onError })
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    await expect(find('honey')).rejects.toThrow('no connection')
    away.mockRestore()
    await search.ready
    expect(await find('honey')).toHaveLength(1)
  })
})
