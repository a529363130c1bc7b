import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts'

/** A separate connection, because mongoose's default one would also create the server's models. */
const connection = mongoose.createConnection()
const Product = connection.model(
  'SmokeProduct',
  new Schema(
    {
      name: { type: String, required: true },
      slug: { type: String, unique: true },
      stock: { type: Number, required: true },
      tags: [String],
      lines: [{ sku: String, quantity: Number }],
      owner: { type: Schema.Types.ObjectId, ref: 'SmokePerson' },
    },
    { timestamps: true },
  ),
)
const Person = connection.model('SmokePerson', new Schema({ name: String }))

let database: EmbeddedDatabase

beforeAll(async () => {
  database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  await connection.openUri(database.uri)
  await Product.init()
  await Person.init()
})

afterAll(async () => {
  await connection.close()
  await database.close()
})

test('the embedded database serves mongoose models', async () => {
  const owner = await Person.create({ name: 'Asha' })
  const rice = await Product.create({
    name: 'Rice',
    slug: 'rice',
    stock: 3,
    tags: ['a', 'b'],
    owner: owner._id,
  })
  rice.lines.push({ sku: 'x', quantity: 1 })
  rice.stock = 4
  await rice.save()
  const again = await Product.findOne({ slug: 'rice' }).populate('owner').lean()
  expect(again?.stock).toBe(4)
  expect(again?.owner).toMatchObject({ name: 'Asha' })
  expect(again?.lines).toMatchObject([{ sku: 'x', quantity: 1 }])
  await expect(Product.create({ name: 'Rice 2', slug: 'rice', stock: 1 })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { slug: 1 },
    keyValue: { slug: 'rice' },
  })
  expect(await Product.countDocuments()).toBe(1)
  expect(await Product.exists({ tags: 'b' })).toBeTruthy()
  const updated = await Product.findOneAndUpdate(
    { slug: 'rice', 'lines.sku': 'x' },
    { $inc: { stock: 5 } },
    { returnDocument: 'after' },
  )
  expect(updated?.stock).toBe(9)
})

test('the embedded database never loses a decrement in concurrent transactions', async () => {
  await Product.create({ name: 'Milk', slug: 'milk', stock: 50 })
  await Promise.all(
    Array.from({ length: 60 }, () =>
      connection
        .transaction(async (session) => {
          const product = await Product.findOne({ slug: 'milk' }).session(session)
          if (!product || product.stock < 1) throw new Error('sold out')
          product.stock -= 1
          await product.save({ session })
        })
        .catch((error: unknown) => expect(String(error)).toContain('sold out')),
    ),
  )
  expect((await Product.findOne({ slug: 'milk' }))?.stock).toBe(0)
  await Product.updateOne({ slug: 'milk' }, { stock: 5 })
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      Product.updateOne({ slug: 'milk', stock: { $gte: 1 } }, { $inc: { stock: -1 } }),
    ),
  )
  expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(5)
})

test('the embedded database supports lookups, sums and pages', async () => {
  const people = await Person.insertMany(
    Array.from({ length: 300 }, (_, i) => ({ name: `p${i % 7}` })),
  )
  expect(people).toHaveLength(300)
  let seen = 0
  await Person.find()
    .cursor({ batchSize: 50 })
    .eachAsync(() => {
      seen++
    })
  expect(seen).toBe(301)
  const sums = await Person.aggregate([
    { $match: { name: { $gt: 'p3' } } },
    { $group: { _id: null, n: { $sum: 1 } } },
  ])
  expect(sums).toEqual([{ _id: null, n: 128 }])
  const joined = await Person.aggregate<{ products: unknown[] }>([
    { $match: { name: 'Asha' } },
    {
      $lookup: { from: 'smokeproducts', localField: '_id', foreignField: 'owner', as: 'products' },
    },
  ])
  expect(joined[0]?.products).toHaveLength(1)
})
