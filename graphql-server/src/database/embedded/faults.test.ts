import { mkdir, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getErrorCode, createIndex } from './conformance/deployment.ts'
import { numbered, WireClient } from './conformance/wire-client.ts'
import { listen } from './wire/listener.ts'
import { serve } from './serve.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts'
import { Journal, type JournalOptions } from './storage/journal.ts'
import { JournalFile } from './storage/journal-file.ts'
import { CATALOG, memoryStore } from './storage/store.ts'
import { encode } from './bson/values.ts'

let folder: string
let database: EmbeddedDatabase | undefined
let client: mongoose.mongo.MongoClient | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await client?.close()
  await database?.close()
  client = database = undefined
  await rm(folder, { recursive: true })
})

async function use(started: EmbeddedDatabase): Promise<mongoose.mongo.Collection> {
  database = started
  client = await new mongoose.mongo.MongoClient(started.uri).connect()
  return client.db().collection('rows')
}

/** Opens the database in a new file. */
async function useJournal(options: JournalOptions): Promise<mongoose.mongo.Collection> {
  const path = join(folder, 'data.journal')
  await (await JournalFile.create(path)).close()
  return use(serve(await listen(null), await Journal.open(path, options), 'secret'))
}

const inMemory = () => startEmbeddedDatabase({ folder: null, inWorker: false })

describe('a disk that fills up', () => {
  test('a database on a full disk rejects writes in time, keeps reading, and recovers when there is space', async () => {
    let free = 2 ** 40
    const rows = await useJournal({ freeBytes: () => free })
    await rows.insertOne({ a: 1 })
    free = 2 ** 20
    const refused = rows.insertOne({ a: 2 })
    await expect(refused).rejects.toThrow(
      /disk under .* is almost full: writes fail until there is room/,
    )
    expect(await getErrorCode(rows.updateOne({}, { $set: { a: 5 } }))).toBe(14031)
    expect(await getErrorCode(createIndex(rows, { a: 1 }))).toBe(14031)
    expect(await rows.find().toArray()).toMatchObject([{ a: 1 }])
    const session = client?.startSession()
    session?.startTransaction()
    await rows.insertOne({ a: 3 }, session && { session })
    expect(await getErrorCode(session?.commitTransaction() ?? Promise.resolve())).toBe(14031)
    await session?.endSession()
    free = 2 ** 40
    await rows.insertOne({ a: 2 })
    expect(await rows.countDocuments()).toBe(2)
  })

  test('a database stops after a failed write, and answers every command with the reason', async () => {
    let works = true
    const write = () =>
      works ? Promise.resolve() : Promise.reject(new Error('Input/output error'))
    const rows = await use(serve(await listen(null), { ...memoryStore, write }, 'secret'))
    await rows.insertOne({ a: 1 })
    works = false
    for (const call of [rows.insertOne({ a: 2 }), rows.findOne(), rows.countDocuments()]) {
      const error: unknown = await call.catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({
        code: 14031,
        message: expect.stringMatching(/Input\/output error.*start the server again/) as unknown,
      })
    }
    expect(await client?.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  test('a database stops writing after another process has taken over the folder', async () => {
    let isOwner = true
    const rows = await useJournal({ isOwner: () => isOwner })
    await rows.insertOne({ a: 1 })
    isOwner = false
    await expect(rows.insertOne({ a: 2 })).rejects.toThrow(/another process has taken over/)
  })
})

describe('a folder that cannot be opened', () => {
  async function damagedFolder(): Promise<void> {
    await (await startEmbeddedDatabase({ folder, inWorker: false })).close()
    await truncate(join(folder, 'data.journal'), 0)
  }

  test.each([false, true])(
    'a damaged folder is reported with a sentence, in a thread: %s',
    async (inWorker) => {
      await damagedFolder()
      await expect(startEmbeddedDatabase({ folder, inWorker })).rejects.toThrow(
        /The database file .*data\.journal is damaged: .*\. Nothing was changed\. Stop the server, /,
      )
    },
  )

  test('a file in place of the folder is reported, and does not affect other folders', async () => {
    await damagedFolder()
    const file = join(folder, 'data.journal')
    await expect(startEmbeddedDatabase({ folder: file, inWorker: false })).rejects.toThrow()
    await mkdir(join(folder, 'new'))
    await use(await startEmbeddedDatabase({ folder: join(folder, 'new'), inWorker: false }))
  })

  test('a folder with an unknown index type is reported', async () => {
    const path = join(folder, 'data.journal')
    const indexes = [{ key: { a: 1 }, name: 'a', partialFilterExpression: { a: 1 } }]
    const file = await JournalFile.create(path)
    await file.add([{ table: CATALOG, key: 'kirana.rows', value: encode({ number: 1, indexes }) }])
    await file.sync()
    await file.close()
    await expect(startEmbeddedDatabase({ folder, inWorker: false })).rejects.toThrow(
      /partialFilterExpression' is not supported/,
    )
  })
})

describe('an abandoned transaction', () => {
  test('an abandoned transaction blocks writes until it is aborted after ten seconds', async () => {
    const { uri } = (database = await inMemory())
    const [holder, other] = [await WireClient.open(uri), await WireClient.open(uri)]
    const transaction = { ...numbered({ id: new mongoose.mongo.UUID() }, 1), autocommit: false }
    const insert = { insert: 'rows', documents: [{ _id: 1 }], $db: 'kirana' }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await holder.command({ ...insert, ...transaction, startTransaction: true })
    let isDone = false
    const waiting = other.command(insert).finally(() => (isDone = true))
    vi.advanceTimersByTime(9_900)
    expect(await holder.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 })
    expect(isDone).toBe(false)
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    expect(await waiting).toMatchObject({ n: 1 })
    const commit = { commitTransaction: 1, $db: 'admin', ...transaction }
    expect(await holder.command(commit)).toMatchObject({
      code: 251,
      errmsg: expect.stringContaining('longer than 10 s') as unknown,
      errorLabels: ['TransientTransactionError'],
    })
    holder.close()
    other.close()
  })

  test('a waiting transaction leaves the queue when its client disconnects', async () => {
    const { uri } = (database = await inMemory())
    const clients = await Promise.all([1, 2, 3].map(() => WireClient.open(uri)))
    const begin = (client: WireClient | undefined, _id: number) => {
      const id = new mongoose.mongo.UUID()
      const transaction = { ...numbered({ id }, 1), autocommit: false, startTransaction: true }
      return client?.command({
        insert: 'rows',
        documents: [{ _id }],
        $db: 'kirana',
        ...transaction,
      })
    }
    await begin(clients[0], 1)
    void begin(clients[1], 2)
    const third = begin(clients[2], 3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    clients[1]?.close()
    clients[0]?.close()
    expect(await third).toMatchObject({ n: 1 })
    clients[2]?.close()
  })
})

test('a statement that fails half-way is undone, and the others are kept', async () => {
  const rows = await use(await inMemory())
  await createIndex(rows, { key: 1 }, { unique: true, sparse: true })
  await rows.insertMany([{ n: 1 }, { n: 1 }])
  const both = (fields: object) => ({ q: { n: 1 }, u: { $set: fields }, multi: true })
  const updates = [both({ key: 'k' }), both({ seen: true })]
  const reply = await client?.db().command({ update: 'rows', updates, ordered: false })
  expect(reply).toMatchObject({ n: 2, nModified: 2, writeErrors: [{ index: 0, code: 11000 }] })
  expect(await rows.countDocuments({ key: 'k' })).toBe(0)
  expect(await rows.countDocuments({ key: null, seen: true })).toBe(2)
})

test('a clock that jumps does not end cursors or transactions, or forget writes', async () => {
  const rows = await use(await inMemory())
  await rows.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
  const cursor = rows.find().batchSize(10)
  await cursor.next()
  const session = client?.startSession()
  session?.startTransaction()
  await rows.updateOne({ n: 1 }, { $set: { n: -1 } }, session && { session })
  for (const jump of [10, -20]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump * 365 * 86_400_000 })
    expect(await rows.countDocuments({ n: { $gte: 0 } })).toBe(300)
  }
  expect((await cursor.toArray()).length).toBe(299)
  await session?.commitTransaction()
  await session?.endSession()
  expect(await rows.countDocuments({ n: -1 })).toBe(1)
})

test('a client that does not read does not block others', async () => {
  const rows = await use(await inMemory())
  await rows.insertMany(Array.from({ length: 40 }, () => ({ text: 'x'.repeat(400_000) })))
  const lazy = await WireClient.open(database?.uri ?? '')
  for (let count = 0; count < 50; count++)
    lazy.send({ find: 'rows', batchSize: 1000, $db: 'kirana' })
  expect(await rows.countDocuments()).toBe(40)
  lazy.close()
})
