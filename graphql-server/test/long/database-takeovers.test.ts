import mongoose from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  spawnDatabase,
  type DatabaseProcess,
} from '../../src/database/embedded/conformance/database-process.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takeovers-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('writes continue through a process that joined while owners are killed one after another', async () => {
  const joined = await startEmbeddedDatabase({ folder, inWorker: false })
  let owner: DatabaseProcess | undefined
  const options = { serverSelectionTimeoutMS: 20_000 }
  const client = await new mongoose.mongo.MongoClient(joined.uri, options).connect()
  const rows = client.db().collection<{ _id: number }>('rows')
  const acknowledged: number[] = []
  for (let _id = 0; _id < 20; _id++) {
    if (_id % 10 === 0) {
      await owner?.kill()
      owner = await spawnDatabase(folder)
    }
    acknowledged.push((await rows.insertOne({ _id })).insertedId)
  }
  expect((await rows.find().toArray()).map(({ _id }) => _id)).toEqual(acknowledged)
  await client.close()
  await joined.close()
  await owner?.kill()
})
