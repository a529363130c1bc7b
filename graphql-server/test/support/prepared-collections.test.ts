import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { User } from '../../src/domains/account/user.model.ts'
import { Category } from '../../src/domains/catalogue/record/category.model.ts'
import { SubCategory } from '../../src/domains/catalogue/record/sub-category.model.ts'
import { connectedDb } from './prepared-collections.ts'
import { openTestDatabase } from './database.ts'
import { buildCategory, buildProduct } from './factories.ts'

async function describeDatabase() {
  const db = connectedDb()
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const all = collections.map(({ name }) => name).toSorted()
  const indexes = await Promise.all(all.map((name) => db.collection(name).indexes()))
  const counts = await Promise.all(all.map((name) => db.collection(name).countDocuments()))
  return { all, indexes, counts }
}

it('a test leaves no documents, collections or indexes to the next one', async () => {
  const first = await openTestDatabase()
  const before = await describeDatabase()
  await Promise.all([buildProduct(), buildCategory()])
  await mongoose.connection.transaction(async (session) => {
    await Category.create([{ name: 'A', nameKey: 'a' }], { session })
  })
  await connectedDb().collection(SubCategory.collection.name).createIndex({ unit: 1 }, {}, {})
  await connectedDb().collection('own').insertOne({})
  await first.close()

  const second = await openTestDatabase()
  expect(await describeDatabase()).toEqual(before)
  expect(new Set(before.counts)).toEqual(new Set([0]))
  await second.close()
})

it('a collection that a test has renamed is there for the next one', async () => {
  const first = await openTestDatabase()
  const before = await describeDatabase()
  await connectedDb().collection(User.collection.name).rename('renamed')
  await first.close()

  const second = await openTestDatabase()
  expect(await describeDatabase()).toEqual(before)
  await second.close()
})
