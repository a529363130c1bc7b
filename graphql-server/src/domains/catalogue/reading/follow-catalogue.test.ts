import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyCatalogue } from '../../../../test/support/catalogue-life.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/database.ts'
import { buildCategory, buildProduct, buildSubCategory } from '../../../../test/support/factories.ts'
import { createFreshness } from '../../../lib/cache-validity.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { openLog } from '../changes/change-log.service.ts'
import { Product } from '../product/product.model.ts'
import type { CatalogueCopy } from './catalogue-copy.ts'
import { followCatalogue } from './follow-catalogue.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyCatalogue()
  await openLog()
})

/** A copy that writes down what it is told. */
function listener() {
  const told: string[] = []
  const tell =
    (what: string) =>
    ({ name }: { name: string }) =>
      void told.push(`${what} ${name}`)
  const copy: CatalogueCopy = {
    putCategory: tell('category'),
    putSubCategory: tell('sub-category'),
    putProduct: tell('product'),
    remove: (kind) => void told.push(`no ${kind}`),
    clear: () => void told.push('clear'),
    save: () => 'contents',
    restore: () => false,
  }
  return { copy, take: () => told.splice(0) }
}

function follow() {
  const { copy, take } = listener()
  const freshness = createFreshness()
  return { copy, take, freshness, ...followCatalogue({ copies: [copy], freshness }) }
}

const rename = async (product: { _id: Types.ObjectId }, name: string) => {
  await Product.updateOne({ _id: product._id }, { name })
  await recordChanges('product', [product._id])
}

describe('who follows the catalogue', () => {
  it('is told of all that there is, shelves before what stands on them, and then of each change once', async () => {
    const category = await buildCategory({ name: 'Grains' })
    await buildSubCategory({ name: 'Rice', categoryIds: [category._id] })
    const product = await buildProduct({ name: 'Basmati' })
    await recordChanges('product', [product._id])
    const { look, take } = follow()
    await look()
    expect(take()).toEqual(['clear', 'category Grains', 'sub-category Rice', 'product Basmati'])
    await look()
    expect(take()).toEqual([])
    await rename(product, 'Sona Masoori')
    await look()
    await look()
    expect(take()).toEqual(['product Sona Masoori'])
    await Product.deleteOne({ _id: product._id })
    await recordChanges('product', [product._id], { deleted: true })
    await look()
    expect(take()).toEqual(['no product'])
  })

  it('is told again of what stands on a shelf that has changed', async () => {
    const category = await buildCategory({ name: 'Grains' })
    const subCategory = await buildSubCategory({ name: 'Rice' })
    await buildProduct({ name: 'Basmati', categoryIds: [category._id] })
    await buildProduct({ name: 'Idli rice', subCategoryIds: [subCategory._id] })
    await buildProduct({ name: 'Soap' })
    const { look, take } = follow()
    await look()
    take()
    await recordChanges('category', [category._id])
    await look()
    expect(take()).toEqual(['category Grains', 'product Basmati'])
    await recordChanges('subCategory', [subCategory._id])
    await look()
    expect(take()).toEqual(['sub-category Rice', 'product Idli rice'])
  })

  it('is told of what another process has written', async () => {
    const { look, take } = follow()
    await look()
    take()
    const { name } = mongoose.connection
    const other = new mongoose.mongo.MongoClient(database.uri)
    const _id = new Types.ObjectId()
    const lists = { images: [], details: [], categoryIds: [], subCategoryIds: [] }
    const texts = { name: 'Saffron', unit: '1 g', description: '' }
    const numbers = { stock: 1, price: 100, discount: 0, version: 1 }
    const db = other.db(name)
    await db.collection('products').insertOne({ _id, ...texts, ...numbers, ...lists })
    const change = { _id, kind: 'product', deleted: false, waitingSince: new Date() }
    await db.collection('catalogueChanges').insertOne(change)
    await other.close()
    await look()
    expect(take()).toEqual(['product Saffron'])
  })

  it('waits for the first reading, and for no later one', async () => {
    const product = await buildProduct({ name: 'Rice' })
    const { filled, freshness, take } = follow()
    await Promise.all([filled(), filled()])
    expect(take()).toEqual(['clear', 'product Rice'])
    expect(freshness.isTrusted()).toBe(false)
    await rename(product, 'Brown rice')
    await filled()
    expect(take()).toEqual([])
  })

  it('never looks twice at once', async () => {
    await buildProduct({ name: 'Rice' })
    const { look, take } = follow()
    await Promise.all([look(), look(), look()])
    expect(take()).toEqual(['clear', 'product Rice'])
  })

  it('is told again of what it failed to take in, and of nothing while the database is away', async () => {
    const { copy, filled, look, take } = follow()
    const away = vi.spyOn(CatalogueChange, 'exists').mockImplementation(() => {
      throw new Error('no connection')
    })
    await expect(filled()).rejects.toThrow('no connection')
    away.mockRestore()
    const product = await buildProduct({ name: 'Rice' })
    await look()
    take()
    await rename(product, 'Brown rice')
    const busy = vi.spyOn(copy, 'putProduct').mockImplementationOnce(() => {
      throw new Error('busy')
    })
    await expect(look()).rejects.toThrow('busy')
    busy.mockRestore()
    await look()
    expect(take()).toEqual(['product Brown rice'])
  })
})
