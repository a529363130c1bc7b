import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '../../../test/support/property-runs.ts'
import { crashRounds } from './conformance/crash-rounds.ts'
import { spawnDatabase } from './conformance/database-process.ts'
import { getErrorCode, collectionScans, createIndex } from './conformance/deployment.ts'
import { numbered, WireClient } from './conformance/wire-client.ts'
import { startEmbeddedDatabase } from './start.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterEach(() => rm(folder, { recursive: true }))

type Row = { _id: number; [field: string]: unknown }

/** Runs the work with the folder's database, then closes it. */
async function served<T>(work: (rows: mongoose.mongo.Collection<Row>) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({ folder, inWorker: false })
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  try {
    return await work(client.db().collection<Row>('rows'))
  } finally {
    await client.close()
    await database.close()
  }
}

describe('after a restart', () => {
  test('after a restart, much data can be read, and writing continues', async () => {
    const much = Array.from({ length: 50 }, (_, _id) => ({ _id, text: 'x'.repeat(100_000) }))
    await served((rows) => rows.insertMany(much))
    await served((rows) => rows.updateOne({ _id: 3 }, { $set: { text: 'y' } }))
    await served(async (rows) => {
      expect(await rows.findOne({ _id: 3 })).toEqual({ _id: 3, text: 'y' })
      expect(await rows.find({ _id: { $ne: 3 } }).toArray()).toEqual(much.toSpliced(3, 1))
    })
  })

  test('after a restart, documents, indexes and their constraints are unchanged', async () => {
    await served(async (rows) => {
      await createIndex(rows, { key: 1 }, { unique: true, sparse: true })
      await createIndex(rows, { l: 1, _id: -1 })
      await rows.insertMany(
        Array.from({ length: 300 }, (_, _id) => ({ _id, key: `k${_id}`, l: [_id % 3, 'x'] })),
      )
      await rows.deleteMany({ _id: { $gte: 250 } })
      await rows.updateMany({ _id: { $lt: 10 } }, { $set: { changed: true } })
      await createIndex(rows.db.collection('empty'), { a: 1 })
      await rows.db.createCollection('gone')
      await rows.db.collection('gone').drop()
    })
    await served(async (rows) => {
      expect(await rows.countDocuments()).toBe(250)
      expect(await rows.countDocuments({ changed: true })).toBe(10)
      expect(await getErrorCode(rows.insertOne({ _id: 900, key: 'k5' }))).toBe(11000)
      const scans = await collectionScans(rows.db)
      const page = await rows.find({ l: 2 }).sort({ _id: -1 }).limit(2).toArray()
      expect(page.map(({ _id }) => _id)).toEqual([248, 245])
      expect(await collectionScans(rows.db)).toBe(scans)
      const names = (await rows.db.listCollections().toArray()).map(({ name }) => name).sort()
      expect(names).toEqual(['empty', 'rows'])
      expect(await rows.db.collection('empty').indexes()).toHaveLength(2)
    })
  })

  test('after a restart, values of all types are identical byte for byte', async () => {
    const document = {
      _id: 1,
      long: mongoose.mongo.Long.fromString('9007199254740993'),
      double: new mongoose.mongo.Double(5),
      text: 'a\0b😀',
      nested: { list: [null, [], {}] },
    }
    const raw = (found: unknown) => mongoose.mongo.BSON.serialize(found ?? {}).join()
    await served((rows) => rows.insertOne(document))
    await served(async (rows) => {
      const found = await rows.findOne({}, { promoteValues: false })
      expect(raw(found)).toBe(raw({ ...document, _id: new mongoose.mongo.Int32(1) }))
    })
  })

  test('after a restart, repeated writes and commits are recognised', async () => {
    const session = (digit: string) => ({ id: new mongoose.mongo.UUID(digit.repeat(32)) })
    const increment = {
      update: 'rows',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      $db: 'kirana',
      ...numbered(session('1'), 7),
    }
    const transaction = { ...numbered(session('2'), 3), autocommit: false }
    const insert = {
      insert: 'rows',
      documents: [{ _id: 2 }],
      $db: 'kirana',
      startTransaction: true,
    }
    const commit = { commitTransaction: 1, $db: 'admin', ...transaction }
    const replies: unknown[] = []
    for (let start = 0; start < 2; start++) {
      const database = await startEmbeddedDatabase({ folder, inWorker: false })
      const client = await WireClient.open(database.uri)
      replies.push(await client.command(increment))
      if (start === 0)
        expect(await client.command({ ...insert, ...transaction })).toMatchObject({ n: 1 })
      expect(await client.command(commit)).toMatchObject({ ok: 1 })
      client.close()
      await database.close()
    }
    expect(replies[1]).toEqual(replies[0])
    await served(async (rows) => {
      expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([{ _id: 1, n: 1 }, { _id: 2 }])
    })
  })

  test('after a restart, an uncommitted transaction is gone', async () => {
    const database = await spawnDatabase(folder)
    const client = await WireClient.open(database.uri)
    const transaction = { ...numbered({ id: new mongoose.mongo.UUID() }, 1), autocommit: false }
    const insert = {
      insert: 'rows',
      documents: [{ _id: 1 }, { _id: 2 }],
      $db: 'kirana',
      startTransaction: true,
    }
    await client.command({ insert: 'rows', documents: [{ _id: 3 }], $db: 'kirana' })
    expect(await client.command({ ...insert, ...transaction })).toMatchObject({ n: 2 })
    await database.kill()
    client.close()
    await served(async (rows) => {
      expect(await rows.find().toArray()).toEqual([{ _id: 3 }])
    })
  })
})

test('nothing is lost, torn or applied twice when the database is killed during writes', async () => {
  const rounds = runs({ short: 1, all: 10 })
  const counts = await crashRounds(folder, rounds)
  expect(counts.failures).toEqual([])
  expect(counts.inserts).toBeGreaterThanOrEqual(rounds)
})
