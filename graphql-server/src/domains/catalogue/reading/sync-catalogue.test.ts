import mongoose, { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyCatalogue } from '../../../../test/support/random-changes.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import {
  buildCategory,
  buildProduct,
  buildSubCategory,
} from '../../../../test/support/factories.ts'
import { createCacheValidity } from '../../../lib/cache/cache-validity.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { ensureLog } from '../changes/change-log.service.ts'
import { Product } from '../record/product.model.ts'
import type { CatalogueProjection } from './catalogue-projection.ts'
import { syncCatalogue } from './sync-catalogue.ts'

const database = setUpDatabase()
beforeEach(async () => {
  await emptyCatalogue()
  await ensureLog()
})

/** A projection that records its calls. */
function listener() {
  const calls: string[] = []
  const record =
    (what: string) =>
    ({ name }: { name: string }) =>
      void calls.push(`${what} ${name}`)
  const projection: CatalogueProjection = {
    putCategory: record('category'),
    putSubCategory: record('sub-category'),
    putProduct: record('product'),
    remove: (kind) => void calls.push(`no ${kind}`),
    clear: () => void calls.push('clear'),
    save: () => 'contents',
    restore: () => false,
  }
  return { projection, take: () => calls.splice(0) }
}

function follow() {
  const { projection, take } = listener()
  const validity = createCacheValidity()
  return { projection, take, validity, ...syncCatalogue({ projection, validity }) }
}

const rename = async (product: { _id: Types.ObjectId }, name: string) => {
  await Product.updateOne({ _id: product._id }, { name })
  await recordChanges('product', [product._id])
}

describe('the catalogue sync', () => {
  it('puts everything into a projection, categories before products, and then each change once', async () => {
    const category = await buildCategory({ name: 'Grains' })
    await buildSubCategory({ name: 'Rice', categoryIds: [category._id] })
    const product = await buildProduct({ name: 'Basmati' })
    await recordChanges('product', [product._id])
    const { poll, take } = follow()
    await poll()
    expect(take()).toEqual(['clear', 'category Grains', 'sub-category Rice', 'product Basmati'])
    await poll()
    expect(take()).toEqual([])
    await rename(product, 'Sona Masoori')
    await poll()
    await poll()
    expect(take()).toEqual(['product Sona Masoori'])
    await Product.deleteOne({ _id: product._id })
    await recordChanges('product', [product._id], { deleted: true })
    await poll()
    expect(take()).toEqual(['no product'])
  })

  it("puts a category's products again when it has changed", async () => {
    const category = await buildCategory({ name: 'Grains' })
    const subCategory = await buildSubCategory({ name: 'Rice' })
    await buildProduct({ name: 'Basmati', categoryIds: [category._id] })
    await buildProduct({ name: 'Idli rice', subCategoryIds: [subCategory._id] })
    await buildProduct({ name: 'Soap' })
    const { poll, take } = follow()
    await poll()
    take()
    await recordChanges('category', [category._id])
    await poll()
    expect(take()).toEqual(['category Grains', 'product Basmati'])
    await recordChanges('subCategory', [subCategory._id])
    await poll()
    expect(take()).toEqual(['sub-category Rice', 'product Idli rice'])
  })

  it('applies changes by other processes', async () => {
    const { poll, take } = follow()
    await poll()
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
    await poll()
    expect(take()).toEqual(['product Saffron'])
  })

  it('waits only for the first load', async () => {
    const product = await buildProduct({ name: 'Rice' })
    const { whenLoaded, validity, take } = follow()
    await Promise.all([whenLoaded(), whenLoaded()])
    expect(take()).toEqual(['clear', 'product Rice'])
    expect(validity.isValid()).toBe(false)
    await rename(product, 'Brown rice')
    await whenLoaded()
    expect(take()).toEqual([])
  })

  it('never polls twice at the same time', async () => {
    await buildProduct({ name: 'Rice' })
    const { poll, take } = follow()
    await Promise.all([poll(), poll(), poll()])
    expect(take()).toEqual(['clear', 'product Rice'])
  })

  it('repeats failed changes to a projection, and does nothing while the database is down', async () => {
    const { projection, whenLoaded, poll, take } = follow()
    const away = vi.spyOn(CatalogueChange, 'exists').mockImplementation(() => {
      throw new Error('no connection')
    })
    await expect(whenLoaded()).rejects.toThrow('no connection')
    away.mockRestore()
    const product = await buildProduct({ name: 'Rice' })
    await poll()
    take()
    await rename(product, 'Brown rice')
    const busy = vi.spyOn(projection, 'putProduct').mockImplementationOnce(() => {
      throw new Error('busy')
    })
    await expect(poll()).rejects.toThrow('busy')
    busy.mockRestore()
    await poll()
    expect(take()).toEqual(['product Brown rice'])
  })
})
