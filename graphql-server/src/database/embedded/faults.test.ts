import { mkdir, mkdtemp, rm, truncate, writeFile, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf, createIndex } from './conformance/deployment.ts'
import { numbered, WireClient } from './conformance/wire-client.ts'
import { listen } from './server.ts'
import { serve, startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts'
import { LmdbStore, memoryStore } from './store.ts'
import { encode } from './values.ts'

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

const inMemory = () => startEmbeddedDatabase({ folder: null, inWorker: false })

describe('a disk that fills up', () => {
  test('refuses writes in time, goes on reading, and heals when there is room', async () => {
    let free = 2 ** 40
    const store = new LmdbStore(folder, () => free)
    store.claim('{}', store.owner())
    const rows = await use(serve(await listen(), store, 'token'))
    await rows.insertOne({ a: 1 })
    free = 2 ** 20
    await new Promise((resolve) => setTimeout(resolve, 300))
    const refused = rows.insertOne({ a: 2 })
    await expect(refused).rejects.toThrow(/disk under .* is almost full: .* reading goes on/)
    expect(await codeOf(rows.updateOne({}, { $set: { a: 5 } }))).toBe(14031)
    expect(await codeOf(createIndex(rows, { a: 1 }))).toBe(14031)
    expect(await rows.find().toArray()).toMatchObject([{ a: 1 }])
    const session = client?.startSession()
    session?.startTransaction()
    await rows.insertOne({ a: 3 }, session && { session })
    expect(await codeOf(session?.commitTransaction() ?? Promise.resolve())).toBe(14031)
    await session?.endSession()
    free = 2 ** 40
    await rows.insertOne({ a: 2 })
    expect(await rows.countDocuments()).toBe(2)
  })

  test('stops when a write fails after all, and says why to everybody', async () => {
    let works = true
    const write = () =>
      works ? Promise.resolve() : Promise.reject(new Error('Input/output error'))
    const rows = await use(serve(await listen(), { ...memoryStore, write }, 'token'))
    await rows.insertOne({ a: 1 })
    works = false
    for (const call of [rows.insertOne({ a: 2 }), rows.findOne(), rows.countDocuments()]) {
      const error: unknown = await call.catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({
        code: 14031,
        message: expect.stringMatching(/Input\/output error.*start the store again/) as unknown,
      })
    }
    expect(await client?.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  test('a store that another process has taken over writes no more', async () => {
    const first = new LmdbStore(folder)
    first.claim('first', undefined)
    const rows = await use(serve(await listen(), first, 'token'))
    await rows.insertOne({ a: 1 })
    const second = new LmdbStore(folder)
    expect(second.claim('second', 'somebody else')).toBe(false)
    expect(second.claim('second', 'first')).toBe(true)
    await expect(rows.insertOne({ a: 2 })).rejects.toThrow(/another process has taken over/)
    expect([...second.entries('d')]).toHaveLength(1)
    await second.close()
  })
})

describe('damaged files', () => {
  beforeEach(async () => {
    const rows = await use(await startEmbeddedDatabase({ folder, inWorker: false }))
    await rows.insertMany(
      Array.from({ length: 500 }, (_, n) => ({ n, text: 'kirana '.repeat(20) })),
    )
    await client?.close()
    await database?.close()
    client = database = undefined
  })

  const file = () => join(folder, 'data.mdb')
  const size = async () => (await stat(file())).size

  const damages: [what: string, damage: () => Promise<unknown>][] = [
    ['a missing file', () => rm(file())],
    ['an empty file', () => truncate(file(), 0)],
    ['a file of something else', () => writeFile(file(), 'not a database '.repeat(5000))],
    ['a file that was cut in half', async () => truncate(file(), Math.floor((await size()) / 2))],
    ['a file that lost its end', async () => truncate(file(), (await size()) - 5000)],
    [
      'a changed letter in a document',
      async () => {
        const text = (await readFile(file())).toString('latin1')
        await writeFile(file(), text.replaceAll('kirana kirana', 'Kirana kirana'), 'latin1')
      },
    ],
  ]

  test.each(damages)(
    '%s: a sentence that names the file and says what to do',
    async (_what, damage) => {
      await damage()
      await expect(startEmbeddedDatabase({ folder, inWorker: false })).rejects.toThrow(
        /The database file .*data\.mdb is damaged: .*\. Stop the store, move the folder away, and put back a copy/,
      )
    },
  )

  test('from the thread the same sentence comes', async () => {
    await truncate(file(), 0)
    await expect(startEmbeddedDatabase({ folder, inWorker: true })).rejects.toThrow(
      /data\.mdb is damaged/,
    )
  })

  test('a folder that is a file is told, too', async () => {
    await expect(startEmbeddedDatabase({ folder: file(), inWorker: false })).rejects.toThrow()
    await mkdir(join(folder, 'new'))
    await use(await startEmbeddedDatabase({ folder: join(folder, 'new'), inWorker: false }))
  })
})

describe('a transaction that nobody goes on with', () => {
  test('a statement without its session is told within two seconds', async () => {
    const rows = await use(await inMemory())
    await rows.insertOne({ n: 1 })
    const session = client?.startSession()
    session?.startTransaction()
    await rows.updateOne({}, { $inc: { n: 1 } }, session && { session })
    const started = performance.now()
    const waiting = [rows.updateOne({}, { $inc: { n: 1 } }), rows.db.collection('b').insertOne({})]
    for (const told of waiting) await expect(told).rejects.toThrow(/without its session/)
    expect(performance.now() - started).toBeLessThan(2000)
    await session?.commitTransaction()
    await session?.endSession()
    expect(await rows.findOne()).toMatchObject({ n: 2 })
  })

  test('a transaction begun within a transaction is told, too', async () => {
    const rows = await use(await inMemory())
    const [outer, inner] = [client?.startSession(), client?.startSession()]
    outer?.startTransaction()
    await rows.insertOne({ n: 1 }, outer && { session: outer })
    inner?.startTransaction()
    const started = performance.now()
    expect(await codeOf(rows.insertOne({ n: 2 }, inner && { session: inner }))).toBe(24)
    expect(performance.now() - started).toBeLessThan(2000)
    await outer?.commitTransaction()
    await inner?.endSession()
    await outer?.endSession()
  })

  test('ends after ten seconds, and says so', async () => {
    const { uri } = (database = await inMemory())
    const [holder, other] = [await WireClient.open(uri), await WireClient.open(uri)]
    const transaction = { ...numbered({ id: new mongoose.mongo.UUID() }, 1), autocommit: false }
    const insert = { insert: 'rows', documents: [{ _id: 1 }], $db: 'kirana' }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await holder.command({ ...insert, ...transaction, startTransaction: true })
    vi.advanceTimersByTime(10_001)
    vi.useRealTimers()
    expect(await other.command(insert)).toMatchObject({ n: 1 })
    const commit = { commitTransaction: 1, $db: 'admin', ...transaction }
    expect(await holder.command(commit)).toMatchObject({
      code: 251,
      errmsg: expect.stringContaining('longer than 10 s') as unknown,
      errorLabels: ['TransientTransactionError'],
    })
    holder.close()
    other.close()
  })

  test('one that waits does not stay in the queue when its client leaves', async () => {
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

test('a folder with an index of a kind that is not known is refused', async () => {
  const store = new LmdbStore(folder)
  store.claim('somebody', undefined)
  const indexes = [{ key: { a: 1 }, name: 'a', partialFilterExpression: { a: 1 } }]
  await store.write([[Buffer.from('ckirana.rows'), encode({ number: 1, indexes })]])
  await store.close()
  await expect(startEmbeddedDatabase({ folder, inWorker: false })).rejects.toThrow(
    /partialFilterExpression' is not supported/,
  )
})

test('a statement that fails half-way leaves nothing of itself, and the others stand', async () => {
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

test('a clock that jumps ends neither cursors nor transactions, and forgets no write', async () => {
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

test('a client that does not read holds up nobody else', async () => {
  const rows = await use(await inMemory())
  await rows.insertMany(Array.from({ length: 40 }, () => ({ text: 'x'.repeat(400_000) })))
  const lazy = await WireClient.open(database?.uri ?? '')
  for (let count = 0; count < 50; count++)
    lazy.send({ find: 'rows', batchSize: 1000, $db: 'kirana' })
  expect(await rows.countDocuments()).toBe(40)
  lazy.close()
})
