import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIndex, openDeployment, type Deployment } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

test('a listing of 500 collections is read in several batches', async () => {
  const names = Array.from({ length: 500 }, (_, n) => `listed${n}`)
  for (const name of names) await deployment.db.createCollection(name)
  const listed = await deployment.db.listCollections({}, { nameOnly: true }).toArray()
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('a listing of 60 indexes is read in several batches', async () => {
  const collection = deployment.db.collection('indexed')
  for (let n = 1; n < 60; n += 1) await createIndex(collection, { [`field${n}`]: 1 })
  expect(await collection.listIndexes({ batchSize: 7 }).toArray()).toHaveLength(60)
})

test('the cursor of a listing can be closed', async () => {
  await Promise.all(['one', 'two'].map((name) => deployment.db.createCollection(name)))
  const cursor = deployment.db.listCollections({}, { batchSize: 1 })
  await cursor.next()
  const closed = deployment.db.command({
    killCursors: '$cmd.listCollections',
    cursors: [cursor.id],
  })
  expect(await closed).toMatchObject({ cursorsKilled: [cursor.id] })
})
