import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getErrorCode,
  createIndex,
  openDeployment,
  type Deployment,
  type Fields,
} from './deployment.ts'
import { numbered, WireClient } from './wire-client.ts'

let deployment: Deployment
let wire: WireClient

beforeAll(async () => {
  deployment = await openDeployment()
  wire = await WireClient.open(deployment.uri)
})
afterAll(async () => {
  wire.close()
  await deployment.close()
})

const newSession = () => ({ id: new mongoose.mongo.UUID() })

describe('arguments of wrong types', () => {
  const empty: Fields[] = [
    { insert: 'c', documents: [] },
    { update: 'c', updates: [] },
    { delete: 'c', deletes: [] },
  ]
  test.each(empty)('the server rejects an empty batch: %o', async (command) => {
    expect(await getErrorCode(deployment.db.command(command))).toBe(16)
  })

  test.each([[{}], [1], ['x'], [[1.5]], [['x']]])('killCursors rejects %o', async (cursors) => {
    expect(await getErrorCode(deployment.db.command({ killCursors: 'c', cursors }))).toBe(14)
  })

  test('numbers are accepted as flags of findAndModify and createIndexes', async () => {
    const documents = deployment.db.collection<{ _id: number; n?: number }>('flags')
    await documents.insertOne({ _id: 1 })
    const modify = (more: Fields) =>
      deployment.db.command({ findAndModify: 'flags', query: { _id: 1 }, ...more })
    const update = { update: { $set: { n: 2 } }, new: 1 }
    expect(await modify(update)).toMatchObject({ value: { n: 2 } })
    expect(await modify({ remove: 1 })).toMatchObject({ value: { n: 2 } })
    expect(await modify({ ...update, upsert: 1 })).toMatchObject({ value: { _id: 1, n: 2 } })
    const index = { key: { n: 1 }, name: 'n', unique: 1 }
    await deployment.db.command({ createIndexes: 'flags', indexes: [index] })
    expect(await getErrorCode(documents.insertOne({ _id: 2, n: 2 }))).toBe(11000)
  })
})

describe('the handshake', () => {
  const wanted = {
    ok: 1,
    maxBsonObjectSize: 16777216,
    maxMessageSizeBytes: 48000000,
    maxWriteBatchSize: 100000,
    logicalSessionTimeoutMinutes: 30,
    setName: expect.any(String) as unknown,
  }

  test('the server answers the first hello in the old form', async () => {
    const reply = await wire.command({ ismaster: 1, helloOk: true }, { opCode: 2004 })
    expect(reply).toMatchObject({ ...wanted, ismaster: true, helloOk: true })
  })

  test('the server answers hello', async () => {
    const reply = await wire.command({ hello: 1, $db: 'admin' })
    expect(reply).toMatchObject({ ...wanted, isWritablePrimary: true })
  })

  test('the server ignores fields of hello that a newer driver may send', async () => {
    const reply = await wire.command({ hello: 1, backpressure: true, $db: 'admin' })
    expect(reply).toMatchObject({ ok: 1 })
  })

  test('the server answers ping', async () => {
    expect(await deployment.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  test('the server reports an unknown command by name', async () => {
    const reply = await wire.command({ nonsense: 1, $db: 'admin' })
    expect(reply).toMatchObject({ ok: 0, code: 59, codeName: 'CommandNotFound' })
  })

  test('the server closes the connection after a message with an impossible length', async () => {
    const other = await WireClient.open(deployment.uri)
    const header = Buffer.alloc(16)
    header.writeInt32LE(500_000_000, 0)
    other.sendRaw(header)
    await other.closed
  })

  test('the server rejects malformed BSON and continues', async () => {
    const other = await WireClient.open(deployment.uri)
    const message = Buffer.alloc(40, 0xff)
    message.writeInt32LE(40, 0)
    message.writeInt32LE(2013, 12)
    message.writeInt32LE(0, 16)
    message.writeUInt8(0, 20)
    message.writeInt32LE(19, 21)
    other.sendRaw(message)
    await Promise.race([other.closed, new Promise((resolve) => setTimeout(resolve, 500))])
    other.close()
    expect(await deployment.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  })
})

describe('writes', () => {
  test('a duplicate key is reported with index, pattern and value', async () => {
    const collection = deployment.db.collection<Fields>('duplicates')
    await createIndex(collection, { 'a.b': 1, c: -1 }, { unique: true, name: 'ab' })
    await collection.insertOne({ a: { b: 'x' }, c: 5 })
    const error: unknown = await collection
      .insertOne({ a: { b: 'x' }, c: 5 })
      .catch((e: unknown) => e)
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { 'a.b': 1, c: -1 },
      keyValue: { 'a.b': 'x', c: 5 },
      message: `E11000 duplicate key error collection: ${deployment.db.databaseName}.duplicates index: ab dup key: { a.b: "x", c: 5 }`,
    })
  })

  test('a write with w: 0 gets no reply', async () => {
    const collection = deployment.db.collection<Fields>('unacknowledged')
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } })
    await expect.poll(() => collection.countDocuments()).toBe(1)
  })

  test('documents can be inserted inline and as a sequence', async () => {
    const inline = await wire.command({
      insert: 'inline',
      documents: [{ _id: 1, documents: [{ x: 1 }] }],
      $db: deployment.db.databaseName,
    })
    expect(inline).toMatchObject({ n: 1, ok: 1 })
    await deployment.db.collection<Fields>('inline').insertMany([{ a: 2 }, { a: 3 }])
    const found = await deployment.db.collection<Fields>('inline').findOne({ 'documents.x': 1 })
    expect(found).toEqual({ _id: 1, documents: [{ x: 1 }] })
    expect(await deployment.db.collection('inline').countDocuments()).toBe(3)
  })

  test('a value that is not a document is not inserted, nor are the documents next to it', async () => {
    const command = { insert: 'mixed', documents: [{ _id: 1 }, 5], $db: deployment.db.databaseName }
    expect(await wire.command(command)).toMatchObject({ ok: 0, code: 14 })
    expect(await deployment.db.collection('mixed').countDocuments()).toBe(0)
  })

  test('the server rejects a document over 16 MB', async () => {
    const text = 'x'.repeat(16 * 1024 * 1024)
    const reply = await wire.command({
      insert: 'big',
      documents: [{ _id: 1, text }],
      $db: deployment.db.databaseName,
    })
    expect(reply['code'] ?? reply['writeErrors']).toBeTruthy()
    expect(await deployment.db.collection('big').countDocuments()).toBe(0)
  })

  test('the server rejects a document that is nested too deeply', async () => {
    let document: Fields = {}
    for (let depth = 0; depth < 250; depth++) document = { d: document }
    expect(await getErrorCode(deployment.db.collection('deep').insertOne(document))).toBe(15)
  })

  test('the server rejects a write concern for two members', async () => {
    const write = { insert: 'concern', documents: [{ a: 1 }], writeConcern: { w: 2 } }
    expect(await getErrorCode(deployment.db.command(write))).toBe(100)
  })

  test('the server rejects an unknown field in a command', async () => {
    const command = { insert: 'strange', documents: [{ a: 1 }], strange: 1 }
    expect(await getErrorCode(deployment.db.command(command))).toBe(40415)
  })
})

describe('a repeated write', () => {
  const insert = (_id: string) => ({
    insert: 'retries',
    documents: [{ _id }],
    $db: deployment.db.databaseName,
  })

  test('a repeated write is applied once and gets the same reply', async () => {
    const lsid = newSession()
    const increment = {
      update: 'retries',
      updates: [{ q: { _id: 'n' }, u: { $inc: { n: 1 } }, upsert: true }],
      $db: deployment.db.databaseName,
    }
    const first = await wire.command({ ...increment, ...numbered(lsid, 1) })
    const second = await wire.command({ ...increment, ...numbered(lsid, 1) })
    expect(second['n']).toBe(first['n'])
    expect(second['upserted']).toEqual(first['upserted'])
    expect(
      await deployment.db.collection<Fields & { _id: string }>('retries').findOne({ _id: 'n' }),
    ).toMatchObject({
      n: 1,
    })
    await wire.command({ ...increment, ...numbered(lsid, 2) })
    expect(
      await deployment.db.collection<Fields & { _id: string }>('retries').findOne({ _id: 'n' }),
    ).toMatchObject({
      n: 2,
    })
  })

  test('a repeated insert does not conflict with itself', async () => {
    const lsid = newSession()
    const twice = { ...insert('once'), ...numbered(lsid, 1) }
    expect(await wire.command(twice)).toMatchObject({ n: 1 })
    const again = await wire.command(twice)
    expect(again).toMatchObject({ n: 1 })
    expect(again['writeErrors']).toBeUndefined()
  })

  test('a repeated findAndModify returns the same document', async () => {
    const lsid = newSession()
    const modify = {
      findAndModify: 'retries',
      query: { _id: 'f' },
      update: { $inc: { n: 1 } },
      upsert: true,
      new: true,
      $db: deployment.db.databaseName,
      ...numbered(lsid, 4),
    }
    const { value } = await wire.command(modify)
    expect((await wire.command(modify))['value']).toEqual(value)
  })

  test('two concurrent writes with the same number count as one', async () => {
    const other = await WireClient.open(deployment.uri)
    const lsid = newSession()
    const push = {
      update: 'retries',
      updates: [{ q: { _id: 'p' }, u: { $push: { l: 1 } }, upsert: true }],
      $db: deployment.db.databaseName,
      ...numbered(lsid, 1),
    }
    await Promise.all([wire.command(push), other.command(push)])
    other.close()
    expect(
      await deployment.db.collection<Fields & { _id: string }>('retries').findOne({ _id: 'p' }),
    ).toMatchObject({
      l: [1],
    })
  })

  test('the server rejects a write whose number precedes the last one', async () => {
    const lsid = newSession()
    await wire.command({ ...insert('o1'), ...numbered(lsid, 5) })
    expect(await wire.command({ ...insert('o2'), ...numbered(lsid, 4) })).toMatchObject({
      code: 225,
    })
  })

  test('updates of many documents cannot be numbered', async () => {
    const lsid = newSession()
    const many = {
      update: 'retries',
      updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }],
      $db: deployment.db.databaseName,
      ...numbered(lsid, 1),
    }
    const reply = await wire.command(many)
    expect(JSON.stringify(reply)).toContain('72')
  })
})

describe('collections', () => {
  test('collections are created with their first document or by name', async () => {
    await deployment.db.createCollection('made')
    expect(await getErrorCode(deployment.db.command({ create: 'made' }))).toSatisfy(
      (code) => code === 48 || code === 'no error',
    )
    await deployment.db.collection('first').insertOne({})
    await deployment.db.collection('never').updateOne({ a: 1 }, { $set: { b: 1 } })
    await deployment.db.collection('never').deleteMany({})
    const names = (await deployment.db.listCollections().toArray()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['made', 'first']))
    expect(names).not.toContain('never')
    const [named] = await deployment.db
      .listCollections({ name: 'made' }, { nameOnly: true })
      .toArray()
    expect(named).toMatchObject({ name: 'made', type: 'collection' })
  })

  test('dropping a collection drops its documents and indexes', async () => {
    await deployment.db.collection('dropped').insertOne({ a: 1 })
    await deployment.db.collection('dropped').drop()
    expect(await deployment.db.collection('dropped').countDocuments()).toBe(0)
  })

  test('the server rejects invalid collection names', async () => {
    expect(await getErrorCode(deployment.db.command({ insert: '', documents: [{}] }))).toBe(73)
    expect(await getErrorCode(deployment.db.command({ create: 'a$b' }))).toBe(73)
  })
})

describe('indexes', () => {
  const spec = (name: string) => deployment.db.collection<Fields>(name)

  test('indexes are listed as they were created', async () => {
    await createIndex(spec('listed'), { a: 1, b: -1 }, { unique: true, sparse: true })
    await createIndex(spec('listed'), { c: 1 })
    expect(await spec('listed').indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true, sparse: true },
      { v: 2, key: { c: 1 }, name: 'c_1' },
    ])
  })

  test('creating an index twice does nothing, but a different index with its name or key is rejected', async () => {
    await createIndex(spec('again'), { a: 1 })
    await createIndex(spec('again'), { a: 1 })
    expect(await spec('again').indexes()).toHaveLength(2)
    expect(await getErrorCode(createIndex(spec('again'), { a: 1 }, { name: 'other' }))).toBe(85)
    expect(await getErrorCode(createIndex(spec('again'), { b: 1 }, { name: 'a_1' }))).toBe(86)
    expect(await getErrorCode(createIndex(spec('again'), { a: 1 }, { unique: true }))).toBe(86)
  })

  test('the server rejects a unique index if there are duplicates', async () => {
    await spec('built').insertMany([{ a: 1 }, { a: 1 }])
    expect(await getErrorCode(createIndex(spec('built'), { a: 1 }, { unique: true }))).toBe(11000)
    expect(await spec('built').indexes()).toHaveLength(1)
  })

  test('a unique index counts a missing field as null, and allows it once', async () => {
    await createIndex(spec('unique'), { a: 1 }, { unique: true })
    await spec('unique').insertOne({})
    expect(await getErrorCode(spec('unique').insertOne({ a: null }))).toBe(11000)
    await spec('unique').insertOne({ a: 1 })
    expect(
      await getErrorCode(spec('unique').insertOne({ a: mongoose.mongo.Long.fromNumber(1) })),
    ).toBe(11000)
    expect(await getErrorCode(spec('unique').updateOne({ a: 1 }, { $unset: { a: '' } }))).toBe(
      11000,
    )
  })

  test('a unique index on an array allows each element in one document', async () => {
    await createIndex(spec('multikey'), { a: 1 }, { unique: true })
    await spec('multikey').insertOne({ a: [1, 2, 2] })
    expect(await getErrorCode(spec('multikey').insertOne({ a: [3, 2] }))).toBe(11000)
    await spec('multikey').insertOne({ a: 3 })
    await spec('multikey').deleteOne({ a: 1 })
    await spec('multikey').insertOne({ a: [2] })
  })

  test('a sparse unique index ignores documents without the field', async () => {
    await createIndex(spec('sparse'), { a: 1 }, { unique: true, sparse: true })
    await spec('sparse').insertMany([{}, {}, { a: 1 }])
    expect(await getErrorCode(spec('sparse').insertOne({ a: 1 }))).toBe(11000)
    expect(await spec('sparse').find({ a: null }).toArray()).toHaveLength(2)
    expect(await spec('sparse').find().sort({ a: 1 }).toArray()).toHaveLength(3)
    expect(
      await spec('sparse')
        .find({ a: { $ne: 5 } })
        .toArray(),
    ).toHaveLength(3)
  })

  test('the server rejects a document with two arrays in one index', async () => {
    await createIndex(spec('parallel'), { a: 1, b: 1 })
    expect(await getErrorCode(spec('parallel').insertOne({ a: [1], b: [2] }))).toBe(171)
    expect(await spec('parallel').countDocuments()).toBe(0)
    await spec('parallel').insertOne({ a: 1, b: 2 })
    const worse = spec('parallel').updateOne({ a: 1 }, { $set: { a: [1], b: [2] } })
    expect(await getErrorCode(worse)).toBe(171)
    expect(await spec('parallel').find({ a: 1, b: 2 }).toArray()).toHaveLength(1)
  })
})
