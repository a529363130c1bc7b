import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createIndex,
  getErrorCode,
  type Fields,
} from '../../src/database/embedded/conformance/deployment.ts'
import { numbered, WireClient } from '../../src/database/embedded/conformance/wire-client.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'

/** The README of the embedded database lists each limit with today's need. The tests need ten times as much. */
const TIMES = 10
const MB = 2 ** 20

let folder: string
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
let client: mongoose.mongo.MongoClient
let db: mongoose.mongo.Db

type Row = { _id: number; text: string }

const rows = (name: string) => db.collection<Row>(name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-limits-'))
  await open()
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

async function open(): Promise<void> {
  database = await startEmbeddedDatabase({ folder, inWorker: false })
  client = await new mongoose.mongo.MongoClient(database.uri).connect()
  db = client.db()
}

async function close(): Promise<void> {
  await client.close()
  await database.close()
}

function* makeRows(count: number, bytes: number): Generator<Row> {
  const text = 'x'.repeat(bytes)
  for (let _id = 0; _id < count; _id += 1) yield { _id, text }
}

describe('results of more than one batch', () => {
  test('1,080 collections are listed, and 500 indexes of one collection', async () => {
    for (let n = 0; n < 108 * TIMES; n += 1) await db.createCollection(`listed${n}`)
    const listed = await db.listCollections({}, { nameOnly: true }).toArray()
    expect(listed.filter(({ name }) => name.startsWith('listed'))).toHaveLength(108 * TIMES)
    const indexed = db.collection('indexed')
    for (let n = 1; n < 500; n += 1) await createIndex(indexed, { [`field${n}`]: 1 })
    expect(await indexed.listIndexes().toArray()).toHaveLength(500)
  })

  test('a result of 60 MB arrives in several batches, and was written in several messages', async () => {
    await rows('large').insertMany([...makeRows(1000, 60_000)])
    const found = await rows('large').find().toArray()
    expect(found.filter(({ text }) => text.length === 60_000)).toHaveLength(1000)
  })

  test('1,000 cursors that are open at the same time return all documents', async () => {
    await rows('read').insertMany([...makeRows(5, 1)])
    const cursors = Array.from({ length: 100 * TIMES }, () =>
      rows('read').find({}, { batchSize: 2 }),
    )
    for (const cursor of cursors) expect(await cursor.next()).toMatchObject({ _id: 0 })
    for (const cursor of cursors) expect(await cursor.toArray()).toHaveLength(4)
  })
})

describe('documents', () => {
  test('a document of almost 16 MB is stored, returned and updated', async () => {
    const text = 'x'.repeat(16 * MB - 100)
    await rows('documents').insertOne({ _id: 1, text })
    expect((await rows('documents').findOne({ _id: 1 }))?.text.length).toBe(text.length)
    await rows('documents').updateOne({ _id: 1 }, { $set: { text: `y${text.slice(1)}` } })
    expect((await rows('documents').findOne({ _id: 1 }))?.text[0]).toBe('y')
  })

  test('a document that grows above 16 MB is an error, and keeps its contents', async () => {
    await rows('documents').insertOne({ _id: 2, text: 'x'.repeat(10 * MB) })
    const grown = rows('documents').updateOne({ _id: 2 }, { $set: { more: 'x'.repeat(7 * MB) } })
    expect(await getErrorCode(grown)).toBe(10334)
    expect(await rows('documents').findOne({ _id: 2 }, { projection: { more: 1 } })).toEqual({
      _id: 2,
    })
  })
})

describe('sessions and transactions', () => {
  test('a write is not repeated after 1,000 other sessions have written', async () => {
    const wire = await WireClient.open(database.uri)
    const insert = (n: number): Promise<Fields> => {
      const command = { insert: 'sessions', documents: [{ _id: n }], $db: db.databaseName }
      return wire.command({ ...command, ...numbered(sessions[n] ?? {}, 1) })
    }
    const sessions = Array.from({ length: 100 * TIMES + 1 }, () => ({
      id: new mongoose.mongo.UUID(),
    }))
    for (const n of sessions.keys()) expect(await insert(n)).toMatchObject({ n: 1 })
    expect(await insert(0)).toMatchObject({ n: 1, ok: 1 })
    wire.close()
    expect(await db.collection('sessions').countDocuments()).toBe(sessions.length)
  })

  test('a transaction of 20,000 documents with 40 MB is complete after a restart', async () => {
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await rows('transaction').insertMany([...makeRows(2000 * TIMES, 2000)], { session })
      }),
    )
    await close()
    await open()
    expect(await rows('transaction').countDocuments()).toBe(2000 * TIMES)
  })
})
