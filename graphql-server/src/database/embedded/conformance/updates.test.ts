import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode, openDeployment, type Deployment, type Fields } from './deployment.ts'

let deployment: Deployment
let documents: mongo.Collection

beforeAll(async () => {
  deployment = await openDeployment()
  documents = deployment.db.collection('documents')
})
afterAll(() => deployment.close())

async function stored(document: Fields): Promise<mongo.ObjectId> {
  const _id = new mongoose.mongo.ObjectId()
  await documents.insertOne({ _id, ...document })
  return _id
}

/** A rule from the manual, a document, the update, the document after it, and the filter. */
const cases: [rule: string, before: Fields, update: Fields, after: Fields, filter?: Fields][] = [
  ['$set changes a field', { a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [
    '$set makes the documents on a dotted path',
    { a: 1 },
    { $set: { 'b.c': 2 } },
    { a: 1, b: { c: 2 } },
  ],
  ['$set adds fields in the order of their names', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ['$set takes a document whole', { a: { x: 1 } }, { $set: { a: { y: 2 } } }, { a: { y: 2 } }],
  ['$unset removes a field', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  ['$unset on a missing path', { a: 1 }, { $unset: { 'x.y': '' } }, { a: 1 }],
  ['$inc adds', { n: 5 }, { $inc: { n: -2 } }, { n: 3 }],
  ['$inc makes the field', {}, { $inc: { n: 4 } }, { n: 4 }],
  ['$inc on a path', { a: { n: 1 } }, { $inc: { 'a.n': 1, 'a.m': 2 } }, { a: { n: 2, m: 2 } }],
  ['$inc over the range of an int', { n: 2147483647 }, { $inc: { n: 1 } }, { n: 2147483648 }],
  ['$inc by a fraction', { n: 1 }, { $inc: { n: 0.5 } }, { n: 1.5 }],
  ['$push appends', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  ['$push makes the array', {}, { $push: { a: 2 } }, { a: [2] }],
  [
    '$push appends an array as one element',
    { a: [1] },
    { $push: { a: [2, 3] } },
    { a: [1, [2, 3]] },
  ],
  ['$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [
    '$setOnInsert does not change an existing document',
    { a: 1 },
    { $setOnInsert: { a: 2 }, $set: { b: 1 } },
    { a: 1, b: 1 },
  ],
  [
    'field names that JavaScript objects inherit',
    {},
    { $set: { constructor: 1, toString: 2 } },
    { constructor: 1, toString: 2 },
  ],
  [
    'field names with $ and dots within a value',
    {},
    { $set: { a: { $x: 1, 'b.c': 2 } } },
    { a: { $x: 1, 'b.c': 2 } },
  ],
]

test.each(cases)('update: %s', async (_rule, before, update, after, filter = {}) => {
  const _id = await stored(before)
  const result = await documents.updateOne({ _id, ...filter }, update)
  expect(result.matchedCount).toBe(1)
  const found = await documents.findOne({ _id })
  expect(found).toEqual({ _id, ...after })
  const changed = JSON.stringify(before) !== JSON.stringify(after)
  expect(result.modifiedCount).toBe(changed ? 1 : 0)
  expect(Object.keys(found ?? {})).toEqual(['_id', ...Object.keys(after)])
})

/** Updates that MongoDB rejects too, with the code. The document must not change. */
const refused: [rule: string, before: Fields, update: Fields, code: number, filter?: Fields][] = [
  ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
  ['operators and fields mixed', {}, { $set: { a: 1 }, b: 2 }, 9],
  ['two changes of one path', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a path and one within it', {}, { $set: { a: { b: 1 }, 'a.c': 1 } }, 40],
  ['a path through a number', { a: 5 }, { $set: { 'a.b': 1 } }, 28],
  ['a path through null', { a: null }, { $set: { 'a.b': 1 } }, 28],
  ['a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['$inc on a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc on null', { a: null }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$push to a number', { a: 1 }, { $push: { a: 1 } }, 2],
  ['$each without an array', { a: [] }, { $push: { a: { $each: 1 } } }, 2],
  ['another _id', {}, { $set: { _id: 5 } }, 66],
  ['removing the _id', {}, { $unset: { _id: '' } }, 66],
  ['an empty name', {}, { $set: { 'a..b': 1 } }, 56],
  ['a name that starts with $', {}, { $set: { 'a.$b': 1 } }, 52],
  ['$set with a number', {}, { $set: 5 }, 9],
]

test.each(refused)('update rejects %s', async (_rule, before, update, code, filter = {}) => {
  const _id = await stored(before)
  const reply = await deployment.db.command({
    update: 'documents',
    updates: [{ q: { _id, ...filter }, u: update }],
  })
  expect(reply['writeErrors']).toMatchObject([{ index: 0, code }])
  expect(await documents.findOne({ _id })).toEqual({ _id, ...before })
})

test.each([
  ['upwards', 2147483647, 1, 2147483648n],
  ['downwards', -2147483648, -1, -2147483649n],
])('$inc beyond 32 bits stores a long, %s', async (_way, n, by, expected) => {
  const _id = await stored({ n })
  await documents.updateOne({ _id }, { $inc: { n: by } })
  const found = await documents.findOne({ _id }, { promoteLongs: false })
  expect(found).toEqual({ _id, n: mongoose.mongo.Long.fromBigInt(expected) })
})

describe('an upsert', () => {
  const upsert = async (filter: Fields, update: Fields) => {
    const result = await documents.updateOne(filter, update, { upsert: true })
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 })
    return documents.findOne({ _id: result.upsertedId ?? undefined })
  }

  test("an upsert uses the filter's equalities, then the update", async () => {
    const found = await upsert(
      { key: 'u1', 'a.b': 2, n: { $gt: 5 }, z: { $eq: 1 }, $or: [{ y: 1 }, { y: 2 }] },
      { $set: { c: 3 }, $setOnInsert: { d: 4 }, $inc: { e: 1 } },
    )
    expect(found).toMatchObject({ key: 'u1', a: { b: 2 }, z: 1, c: 3, d: 4, e: 1 })
    expect(found).not.toHaveProperty('n')
    expect(found).not.toHaveProperty('y')
    expect(Object.keys(found ?? {})[0]).toBe('_id')
  })

  test("an upsert uses the filter's _id", async () => {
    expect(await upsert({ _id: 'mine' }, { $set: { a: 1 } })).toEqual({
      _id: 'mine',
      a: 1,
    })
  })

  test('an upsert uses the _id from $setOnInsert', async () => {
    expect(await upsert({ key: 'u2' }, { $setOnInsert: { _id: 'set' } })).toMatchObject({
      _id: 'set',
    })
  })

  test("an upsert adds to the filter's fields", async () => {
    expect(await upsert({ key: 'u3', n: 5 }, { $inc: { n: 2 } })).toMatchObject({ n: 7 })
  })

  test('an upsert rejects a path that the filter sets twice', async () => {
    const filter = { two: { x: 1 }, 'two.x': 1 }
    expect(
      await getErrorCode(documents.updateOne(filter, { $set: { a: 1 } }, { upsert: true })),
    ).toBe(54)
  })

  test('an upsert updates an existing document instead of inserting', async () => {
    await stored({ key: 'u5', n: 1 })
    const result = await documents.updateOne({ key: 'u5' }, { $inc: { n: 1 } }, { upsert: true })
    expect(result).toMatchObject({ matchedCount: 1, upsertedCount: 0 })
  })
})

describe('findAndModify', () => {
  test('findAndModify returns the document before or after the change', async () => {
    const _id = await stored({ n: 1 })
    expect(await documents.findOneAndUpdate({ _id }, { $inc: { n: 1 } })).toEqual({ _id, n: 1 })
    const after = await documents.findOneAndUpdate(
      { _id },
      { $inc: { n: 1 } },
      { returnDocument: 'after' },
    )
    expect(after).toEqual({ _id, n: 3 })
  })

  test('findAndModify uses the first document in the given order', async () => {
    await documents.insertMany([3, 1, 2].map((n) => ({ group: 'f', n })))
    const removed = await documents.findOneAndDelete({ group: 'f' }, { sort: { n: -1 } })
    expect(removed).toMatchObject({ n: 3 })
    expect(await documents.countDocuments({ group: 'f' })).toBe(2)
  })

  test('findAndModify returns null without a match, and inserts with upsert', async () => {
    const update = { $set: { a: 1 } }
    expect(await documents.findOneAndUpdate({ key: 'f1' }, update)).toBeNull()
    expect(await documents.findOneAndUpdate({ key: 'f1' }, update, { upsert: true })).toBeNull()
    const again = { upsert: true, returnDocument: 'after' } as const
    expect(await documents.findOneAndUpdate({ key: 'f2' }, update, again)).toMatchObject({
      key: 'f2',
      a: 1,
    })
  })
})

describe('many statements', () => {
  test('updateMany and deleteMany return counts', async () => {
    await documents.insertMany([1, 2, 3, 4].map((n) => ({ many: true, n })))
    const result = await documents.updateMany({ many: true }, { $set: { n: 3 } })
    expect(result).toMatchObject({ matchedCount: 4, modifiedCount: 3 })
    expect((await documents.deleteMany({ many: true, n: { $gte: 3 } })).deletedCount).toBe(4)
    await documents.insertMany([{ many: true }, { many: true }])
    expect((await documents.deleteOne({ many: true })).deletedCount).toBe(1)
  })

  test('a bulk may have statements of all kinds', async () => {
    const result = await documents.bulkWrite([
      { insertOne: { document: { bulk: 1 } } },
      { insertOne: { document: { bulk: 2 } } },
      { updateMany: { filter: { bulk: { $gte: 1 } }, update: { $set: { seen: true } } } },
      { updateOne: { filter: { bulk: 9 }, update: { $set: { seen: true } }, upsert: true } },
      { deleteOne: { filter: { bulk: 1 } } },
    ])
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    })
  })

  test('an ordered insert stops at the first error, and an unordered one continues', async () => {
    const docs = [{ _id: 'o1' }, { _id: 'o1' }, { _id: 'o2' }] as mongo.Document[]
    expect(await getErrorCode(documents.insertMany(docs))).toBe(11000)
    expect(await documents.countDocuments({ _id: { $in: ['o1', 'o2'] as never[] } })).toBe(1)
    expect(await getErrorCode(documents.insertMany(docs, { ordered: false }))).toBe(11000)
    expect(await documents.countDocuments({ _id: { $in: ['o1', 'o2'] as never[] } })).toBe(2)
  })

  test("statements in one command see each other's changes", async () => {
    const reply = await deployment.db.command({
      update: 'documents',
      updates: [
        { q: { chain: 1 }, u: { $set: { n: 1 } }, upsert: true },
        { q: { chain: 1 }, u: { $inc: { n: 5 } } },
      ],
    })
    expect(reply).toMatchObject({ n: 2, nModified: 1, upserted: [{ index: 0 }] })
    expect(await documents.findOne({ chain: 1 })).toMatchObject({ n: 6 })
  })
})
