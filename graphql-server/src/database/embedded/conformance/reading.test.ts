import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getErrorCode,
  createIndex,
  readCursor,
  openDeployment,
  type Deployment,
  type Fields,
} from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

const { Binary, Double, Int32, Long, ObjectId } = mongoose.mongo
type Numbered = Fields & { _id: number }

describe('projections', () => {
  const document = {
    _id: 1,
    a: 1,
    b: { c: 2, d: 3 },
    l: [{ x: 1, y: 2 }, { x: 3 }, 4],
    t: [1, 2, 3, 4],
  }

  beforeAll(() => deployment.db.collection<Numbered>('projections').insertOne(document))

  const cases: [rule: string, projection: Fields, found: Fields][] = [
    ['keeps the given fields and the _id', { a: 1 }, { _id: 1, a: 1 }],
    ['keeps only the _id', { _id: 1 }, { _id: 1 }],
    ['ignores a missing field', { nope: 1 }, { _id: 1 }],
    ['keeps everything if it is empty', {}, document],
  ]

  test.each(cases)('a projection %s', async (_rule, projection, found) => {
    const collection = deployment.db.collection<Numbered>('projections')
    expect(await collection.findOne({}, { projection })).toEqual(found)
  })

  const refused: [rule: string, projection: Fields, code: number][] = [
    ['an unknown expression', { a: { $foo: 1 } }, 31325],
  ]

  test.each(refused)('find rejects a projection with %s', async (_rule, projection, code) => {
    const collection = deployment.db.collection<Numbered>('projections')
    expect(await getErrorCode(collection.findOne({}, { projection }))).toBe(code)
  })
})

describe('sorting', () => {
  /** One value per type, in MongoDB's type order. */
  const values: unknown[] = [
    [],
    null,
    NaN,
    -Infinity,
    Long.fromString('-9007199254740993'),
    -1.5,
    0,
    1,
    Long.fromString('9007199254740992'),
    Long.fromString('9007199254740993'),
    Infinity,
    '',
    'A',
    'Z',
    'a',
    'aa',
    'é',
    '\uffee',
    '😀',
    {},
    { a: 1 },
    { a: 1, b: 1 },
    { a: 2 },
    { b: 1 },
    { a: 'x' },
    new Binary(Buffer.from('b')),
    new Binary(Buffer.from('aa')),
    new Binary(Buffer.from('ab')),
    new ObjectId('0'.repeat(24)),
    new ObjectId('f'.repeat(24)),
    false,
    true,
    new Date(-1),
    new Date(0),
  ]
  const shuffled = () => values.map((v, place) => ({ _id: (place * 13) % values.length, v, place }))

  test.each([
    ['in memory', undefined],
    ['by an ascending index', { v: 1 } as const],
    ['by a descending index', { v: -1 } as const],
  ])('sorting all types gives BSON order: %s', async (_how, key) => {
    const collection = deployment.db.collection<Numbered>(`order_by_${key?.v ?? 0}`)
    if (key) await createIndex(collection, key)
    await collection.insertMany(shuffled())
    const places = async (direction: 1 | -1) =>
      (await collection.find().sort({ v: direction }).toArray()).map(({ place }) => place)
    const expected = values.map((_, place) => place)
    expect(await places(1)).toEqual(expected)
    expect(await places(-1)).toEqual(expected.reverse())
  })

  test('an array sorts by its smallest element, and by its greatest in descending order', async () => {
    const collection = deployment.db.collection<Numbered>('order_arrays')
    await collection.insertMany([
      { _id: 1, v: [5, 1] },
      { _id: 2, v: 3 },
      { _id: 3, v: [] },
      { _id: 4 },
      { _id: 5, v: [2, 9] },
    ])
    const ids = async (sort: mongo.Sort, filter = {}) =>
      (await collection.find(filter).sort(sort).toArray()).map(({ _id }) => _id)
    for (const isIndexed of [false, true]) {
      if (isIndexed) await createIndex(collection, { v: 1 })
      expect(await ids({ v: 1 })).toEqual([3, 4, 1, 5, 2])
      expect(await ids({ v: -1 })).toEqual([5, 1, 2, 4, 3])
      // The smallest element decides, even if another element matches the filter.
      expect(await ids({ v: 1 }, { v: { $gt: 2 } })).toEqual([1, 5, 2])
    }
  })

  test('find applies skip and limit to the sorted documents', async () => {
    const collection = deployment.db.collection<Numbered>('order_skip')
    await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ _id: n })))
    const found = await collection.find().sort({ _id: -1 }).skip(2).limit(3).toArray()
    expect(found.map(({ _id }) => _id)).toEqual([7, 6, 5])
  })

  test('find rejects an invalid sort direction', async () => {
    const sort = { find: 'order_skip', sort: { a: 2 } }
    expect(await getErrorCode(deployment.db.command(sort))).toBe(2)
  })
})

describe('types', () => {
  test('value types are preserved, even after an update to another field', async () => {
    const collection = deployment.db.collection('types')
    const document = {
      _id: new ObjectId(),
      int: new Int32(5),
      double: new Double(5.25),
      long: Long.fromString('9007199254740993'),
      date: new Date(1e12),
      binary: new Binary(Buffer.from([1, 2, 255]), 128),
      uuid: new mongoose.mongo.UUID(),
      nested: { list: [null, { deep: [true, []] }], empty: {} },
      text: 'zero\0within 😀',
      minusZero: new Double(-0),
      infinity: Infinity,
      nan: NaN,
    }
    await collection.insertOne(document)
    const options = { promoteValues: false }
    const bytes = (found: unknown) => mongoose.mongo.BSON.serialize(found ?? {}).join()
    expect(bytes(await collection.findOne({}, options))).toBe(bytes(document))
    await collection.updateOne({}, { $set: { zz: 1 } })
    const expected = { ...document, zz: new Int32(1) }
    expect(bytes(await collection.findOne({}, options))).toBe(bytes(expected))
  })

  test('fields named like inherited properties are ordinary fields', async () => {
    const collection = deployment.db.collection<Numbered>('inherited')
    const document: Numbered = { _id: 1, constructor: 'a', hasOwnProperty: 1 }
    Object.defineProperty(document, '__proto__', { value: { x: 1 }, enumerable: true })
    await collection.insertOne(document)
    await collection.updateOne({ _id: 1 }, { $set: { more: 1 } })
    const found = await collection.findOne({ '__proto__.x': 1 })
    expect(Object.keys(found ?? {})).toEqual([
      '_id',
      'constructor',
      'hasOwnProperty',
      '__proto__',
      'more',
    ])
    expect(await collection.countDocuments({ toString: { $ne: null } })).toBe(0)
    expect(await collection.countDocuments({ constructor: 'a' })).toBe(1)
  })

  test('an insert without _id gets an ObjectId as first field', async () => {
    const raw = await deployment.db.command({ insert: 'no_id', documents: [{ a: 1 }] })
    expect(raw).toMatchObject({ n: 1 })
    const found = await deployment.db.collection('no_id').findOne()
    expect(found?._id).toBeInstanceOf(ObjectId)
    expect(Object.keys(found ?? {})).toEqual(['_id', 'a'])
  })

  test('insert rejects an array as _id', async () => {
    const documents = [{ _id: [1] }]
    const reply = await deployment.db.command({ insert: 'types', documents })
    expect(reply['writeErrors']).toMatchObject([{ index: 0 }])
  })
})

describe('distinct and count', () => {
  beforeAll(() =>
    deployment.db
      .collection<Numbered>('distinct')
      .insertMany([
        { _id: 1, v: 2, l: ['b', 'a'] },
        { _id: 2, v: 1, l: ['b'] },
        { _id: 3, v: 2, l: { x: 1 } },
        { _id: 4 },
      ]),
  )

  test('distinct returns distinct values, including array elements', async () => {
    const collection = deployment.db.collection<Numbered>('distinct')
    expect((await collection.distinct('v')).sort()).toEqual([1, 2])
    expect((await collection.distinct('l')).map(String).sort()).toEqual([
      '[object Object]',
      'a',
      'b',
    ])
    expect(await collection.distinct('v', { l: 'a' })).toEqual([2])
  })

  test('count works with all documents, with some, and with skip and limit', async () => {
    const collection = deployment.db.collection<Numbered>('distinct')
    expect(await collection.countDocuments()).toBe(4)
    expect(await collection.estimatedDocumentCount()).toBe(4)
    expect(await collection.countDocuments({ v: 2 })).toBe(2)
    expect(await collection.countDocuments({}, { skip: 1, limit: 2 })).toBe(2)
    expect(await deployment.db.collection('nothing_here').countDocuments()).toBe(0)
  })
})

describe('cursors', () => {
  const all = Array.from({ length: 1000 }, (_, n) => ({ _id: n, text: 'x'.repeat(100) }))

  beforeAll(() => deployment.db.collection<Numbered>('cursors').insertMany(all))

  test('a cursor returns everything once, in batches', async () => {
    const seen: unknown[] = []
    const cursor = deployment.db.collection('cursors').find().sort({ _id: 1 }).batchSize(7)
    for await (const { _id } of cursor) seen.push(_id)
    expect(seen).toEqual(all.map(({ _id }) => _id))
  })

  test("a cursor's first batch has 101 documents", async () => {
    const { id, batch } = readCursor(await deployment.db.command({ find: 'cursors' }))
    expect(batch).toHaveLength(101)
    expect(String(id)).not.toBe('0')
    const next = { getMore: id, collection: 'cursors', batchSize: 2 }
    expect(readCursor(await deployment.db.command(next)).batch).toHaveLength(2)
    await deployment.db.command({ killCursors: 'cursors', cursors: [id] })
    expect(await getErrorCode(deployment.db.command(next))).toBe(43)
  })

  test("a cursor's batch has at most 16 MB", async () => {
    const big = deployment.db.collection<Numbered>('cursors_big')
    await big.insertMany(Array.from({ length: 5 }, (_, _id) => ({ _id, text: 'x'.repeat(6e6) })))
    const { batch } = readCursor(
      await deployment.db.command({ find: 'cursors_big', batchSize: 100 }),
    )
    expect(batch).toHaveLength(2)
    expect(await big.find().toArray()).toHaveLength(5)
  })

  test('batchSize 0 opens a cursor without reading; singleBatch closes it', async () => {
    const { batch } = readCursor(await deployment.db.command({ find: 'cursors', batchSize: 0 }))
    expect(batch).toHaveLength(0)
    const single = { find: 'cursors', batchSize: 5, singleBatch: true }
    expect(String(readCursor(await deployment.db.command(single)).id)).toBe('0')
  })

  test("a missing collection's cursor is empty", async () => {
    expect(await deployment.db.collection('nothing_here').find().toArray()).toEqual([])
  })
})
