import mongoose, { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { pictureUrl } from '../../../lib/pictures.ts'
import { Picture } from '../../../uploads/picture.model.ts'
import type { ProductEntry } from './product-entry.ts'
import { writeProducts } from './write-products.service.ts'
import { CatalogueChange } from '../changes/change.model.ts'
import { Category } from '../record/category.model.ts'
import { substituteKey } from '../record/substitutes.ts'
import { Product } from '../record/product.model.ts'
import { openCategoryRegistry } from './write-categories.service.ts'
import { StockMovement } from '../stock/stock-movement.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

setUpDatabase()
beforeEach(async () => {
  await Promise.all([Product.deleteMany({}), Category.deleteMany({})])
  await Promise.all([SubCategory.deleteMany({}), CatalogueChange.deleteMany({})])
  await StockMovement.deleteMany({})
})

const entry = (fields: Partial<ProductEntry> = {}): ProductEntry => ({
  importKey: 'shop:1',
  name: 'Honey',
  price: 22_500,
  ...fields,
})

describe('products written in bulk', () => {
  it('does not add products to a category that someone else has deleted', async () => {
    const registry = await openCategoryRegistry()
    await registry.ensure([{ category: 'Dairy', subCategory: 'Milk' }])
    const ids = registry.findIds({ category: 'Dairy', subCategory: 'Milk' })
    const write = () => writeProducts([entry(ids)], { existing: 'update' })
    await SubCategory.deleteMany({})
    await expect(write()).rejects.toThrow('One of the sub-categories no longer exists.')
    await Category.deleteMany({})
    await expect(write()).rejects.toThrow('One of the categories no longer exists.')
    await expect(registry.ensure([{ category: 'Dairy', subCategory: 'Other' }])).rejects.toThrow(
      'One of the categories no longer exists.',
    )
    expect([await Product.countDocuments(), await SubCategory.countDocuments()]).toEqual([0, 0])
  })

  it('retains the images of written products, and rejects missing images', async () => {
    const now = new Date()
    const picture = { ownerId: new Types.ObjectId(), width: 960, height: 960, createdAt: now }
    const [id = '', condemned = ''] = ['a', 'b'].map((letter) => letter.repeat(32))
    await Picture.create([
      { ...picture, _id: id, touchedAt: new Date(0) },
      { ...picture, _id: condemned, touchedAt: now, condemnedAt: now },
    ])
    const write = (...ids: string[]) =>
      writeProducts([entry({ images: ids.map(pictureUrl) })], { existing: 'update' })
    await write(id)
    const { touchedAt } = await Picture.findById(id).orFail().lean()
    expect(touchedAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
    await expect(write(id, condemned)).rejects.toThrow('no longer exists')
  })

  it('creates products with empty values for missing fields', async () => {
    const outcome = await writeProducts([entry()], { existing: 'update', defaults: { stock: 25 } })
    expect(outcome).toMatchObject({ created: 1, changed: 0, unchanged: 0 })
    expect(await Product.findOne().lean()).toMatchObject({
      importKey: 'shop:1',
      name: 'Honey',
      price: 22_500,
      discount: 0,
      stock: 25,
      images: [],
      description: '',
      createdAt: expect.any(Date) as Date,
    })
  })

  it('neither writes nor records unchanged products', async () => {
    const full = entry({
      images: ['https://a.example/1.png'],
      details: [{ name: 'Brand', value: 'A' }],
    })
    await writeProducts([full], { existing: 'update' })
    const before = await Product.findOne().lean()
    await CatalogueChange.deleteMany({})
    const outcome = await writeProducts([full], { existing: 'update' })
    expect(outcome).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    expect(await Product.findOne().lean()).toEqual(before)
    expect(await CatalogueChange.countDocuments()).toBe(0)
  })

  it('changes the fields that differ from the entry, and keeps missing fields', async () => {
    await writeProducts([entry({ stock: 3, description: 'Raw' })], { existing: 'update' })
    const before = await Product.findOne().lean()
    await new Promise((resolve) => setTimeout(resolve, 5))
    const outcome = await writeProducts([entry({ price: 24_000 })], {
      existing: 'update',
      defaults: { stock: 25 },
    })
    expect(outcome).toMatchObject({ created: 0, changed: 1, unchanged: 0 })
    const after = await Product.findOne().lean()
    expect(after).toMatchObject({ price: 24_000, stock: 3, description: 'Raw' })
    expect(after?.createdAt).toEqual(before?.createdAt)
    expect(after?.updatedAt).not.toEqual(before?.updatedAt)
    expect(await CatalogueChange.find().lean()).toMatchObject([
      { _id: after?._id, kind: 'product' },
    ])
  })

  it('does not change existing products with the option keep', async () => {
    await writeProducts([entry()], { existing: 'update' })
    const outcome = await writeProducts([entry({ price: 1 })], { existing: 'keep' })
    expect(outcome).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    expect(await Product.findOne().lean()).toMatchObject({ price: 22_500 })
  })

  it('a dry run counts products without writing them', async () => {
    const outcome = await writeProducts([entry()], { existing: 'update', dryRun: true })
    expect(outcome.created).toBe(1)
    expect(await Product.countDocuments()).toBe(0)
  })

  it('creates products once when two processes add them at the same time', async () => {
    const entries = Array.from({ length: 50 }, (_, at) => entry({ importKey: `shop:${at}` }))
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => writeProducts(entries, { existing: 'update' })),
    )
    expect(outcomes.reduce((sum, { created }) => sum + created, 0)).toBe(50)
    expect(await Product.countDocuments()).toBe(50)
  })

  it('keeps stock that was sold between reading and writing', async () => {
    await writeProducts([entry({ stock: 10 })], { existing: 'update' })
    const sold = vi
      .spyOn(mongoose.connection, 'transaction')
      .mockImplementationOnce(async (work) => {
        await Product.updateOne({}, { $inc: { stock: -3 } })
        return mongoose.connection.transaction(work)
      })
    await writeProducts([entry({ price: 777 })], { existing: 'update' })
    sold.mockRestore()
    expect(await Product.findOne().lean()).toMatchObject({ price: 777, stock: 7 })
  })

  it('sets a given stock even when pieces were sold in the meantime', async () => {
    await writeProducts([entry({ stock: 10 })], { existing: 'update' })
    const sold = vi
      .spyOn(mongoose.connection, 'transaction')
      .mockImplementationOnce(async (work) => {
        await Product.updateOne({}, { $inc: { stock: -3 } })
        return mongoose.connection.transaction(work)
      })
    await writeProducts([entry({ stock: 20 })], { existing: 'update' })
    sold.mockRestore()
    expect((await Product.findOne().lean())?.stock).toBe(20)
    const movements = await StockMovement.find().sort({ _id: 1 }).lean()
    expect(movements.map(({ change }) => change)).toEqual([10, 13])
  })

  it('keeps the substitutes of a medicine that an admin entered in the meantime', async () => {
    const paracetamol = (strength: string) => entry({ composition: `Paracetamol (${strength})` })
    const tablet = { form: 'TABLET', packCount: 10, packUnit: 'TABLET', schedule: 'NONE' } as const
    await writeProducts([{ ...paracetamol('500mg'), medicine: tablet }], { existing: 'update' })
    const edited = vi
      .spyOn(mongoose.connection, 'transaction')
      .mockImplementationOnce(async (work) => {
        await Product.updateOne({}, { $set: { 'medicine.form': 'CAPSULE' }, $inc: { version: 1 } })
        return mongoose.connection.transaction(work)
      })
    await writeProducts([paracetamol('650mg')], { existing: 'update' })
    edited.mockRestore()
    const product = await Product.findOne().orFail().lean()
    expect(product).toMatchObject({ medicine: { form: 'CAPSULE' }, version: 3 })
    expect(product.substituteKey).toBe(substituteKey(product))
  })

  it('records products in the transaction that writes them', async () => {
    const bulkWrite = vi
      .spyOn(CatalogueChange, 'bulkWrite')
      .mockRejectedValue(new Error('disk full'))
    await expect(writeProducts([entry()], { existing: 'update' })).rejects.toThrow('full')
    bulkWrite.mockRestore()
    expect(await Product.countDocuments()).toBe(0)
  })
})

describe('categories and sub-categories', () => {
  it('creates and records categories when they are first named, compared without case', async () => {
    const registry = await openCategoryRegistry()
    await registry.ensure([
      { category: 'Dairy', subCategory: 'Milk' },
      { category: 'dairy ', subCategory: 'MILK' },
      { category: 'Bakery' },
      {},
    ])
    expect(registry.made).toEqual({ categories: 2, subCategories: 1 })
    expect(await Category.find().sort({ nameKey: 1 }).lean()).toMatchObject([
      { name: 'Bakery', nameKey: 'bakery' },
      { name: 'Dairy', nameKey: 'dairy' },
    ])
    expect(await CatalogueChange.countDocuments()).toBe(3)
    expect(
      registry.findIds({ category: 'DAIRY', subCategory: 'milk' }).subCategoryIds,
    ).toHaveLength(1)
  })

  it('later imports find the created categories', async () => {
    await (await openCategoryRegistry()).ensure([{ category: 'Dairy', subCategory: 'Milk' }])
    const registry = await openCategoryRegistry()
    await registry.ensure([{ category: 'Dairy', subCategory: 'Milk' }])
    expect(registry.made).toEqual({ categories: 0, subCategories: 0 })
    expect(registry.size).toBe(1)
    expect(registry.findIds({ category: 'Dairy', subCategory: 'Milk' })).toEqual({
      categoryIds: [(await Category.findOne().lean())?._id],
      subCategoryIds: [(await SubCategory.findOne().lean())?._id],
    })
  })

  it('uses a category that another process creates in the meantime', async () => {
    const registry = await openCategoryRegistry()
    await (await openCategoryRegistry()).ensure([{ category: 'Dairy', subCategory: 'Milk' }])
    await registry.ensure([
      { category: 'dairy', subCategory: 'milk' },
      { category: 'dairy', subCategory: 'Cheese' },
    ])
    expect(registry.made).toEqual({ categories: 0, subCategories: 1 })
    expect(registry.findIds({ category: 'Dairy', subCategory: 'Milk' })).toEqual({
      categoryIds: [(await Category.findOne().lean())?._id],
      subCategoryIds: [(await SubCategory.findOne({ name: 'Milk' }).lean())?._id],
    })
    expect([await Category.countDocuments(), await SubCategory.countDocuments()]).toEqual([1, 2])
  })

  it('keeps sub-categories with the same name separate in each category', async () => {
    const registry = await openCategoryRegistry()
    await registry.ensure([
      { category: 'Dairy', subCategory: 'Organic' },
      { category: 'Staples', subCategory: 'Organic' },
    ])
    expect(await SubCategory.countDocuments()).toBe(2)
  })

  it('a dry run only counts new categories', async () => {
    const registry = await openCategoryRegistry({ dryRun: true })
    await registry.ensure([{ category: 'Dairy', subCategory: 'Milk' }])
    expect(registry.made).toEqual({ categories: 1, subCategories: 1 })
    expect(await Category.countDocuments()).toBe(0)
  })
})
