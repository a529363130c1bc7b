import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getErrorCode, createIndex, openDeployment, type Deployment } from './deployment.ts'

let deployment: Deployment
type Row = { _id: string; n?: number; key?: string; k?: string }
let rows: mongo.Collection<Row>
let sessions: mongo.ClientSession[] = []

beforeAll(async () => {
  deployment = await openDeployment()
  rows = deployment.db.collection<Row>('rows')
  await createIndex(rows, { key: 1 }, { unique: true, sparse: true })
})
beforeEach(async () => {
  for (const session of sessions) await session.endSession()
  sessions = []
  await rows.deleteMany({})
  await rows.insertMany([
    { _id: 'a', n: 10, key: 'ka' },
    { _id: 'b', n: 20 },
  ])
})
afterAll(async () => {
  for (const session of sessions) await session.endSession()
  await deployment.close()
})

function begin(): mongo.ClientSession {
  const session = deployment.client.startSession()
  session.startTransaction()
  sessions.push(session)
  return session
}

const numberIn = async (_id: string, session?: mongo.ClientSession) =>
  (await rows.findOne({ _id }, session && { session }))?.n

describe('a snapshot session', () => {
  const open = () => {
    const session = deployment.client.startSession({ snapshot: true })
    sessions.push(session)
    return session
  }
  const read = async (session: mongo.ClientSession, batchSize = 101) =>
    (await rows.find({}, { session, batchSize }).toArray()).map(({ _id, n }) => `${_id}${n}`).sort()

  test('a snapshot session reads all collections as they were at its first read', async () => {
    const others = deployment.db.collection('others')
    await others.deleteMany({})
    await others.insertOne({ kept: true })
    const session = open()
    expect(await read(session)).toEqual(['a10', 'b20'])
    await others.deleteMany({})
    await rows.updateOne({ _id: 'a' }, { $set: { n: 11 } })
    await rows.deleteOne({ _id: 'b' })
    await rows.insertOne({ _id: 'c', n: 30 })
    expect(await read(session, 1)).toEqual(['a10', 'b20'])
    expect(await others.find({}, { session }).toArray()).toHaveLength(1)
    expect(await read(open())).toEqual(['a11', 'c30'])
  })

  test('a snapshot session does not see uncommitted changes', async () => {
    const transaction = begin()
    await rows.updateOne({ _id: 'a' }, { $set: { n: 11 } }, { session: transaction })
    await rows.deleteOne({ _id: 'b' }, { session: transaction })
    await rows.insertOne({ _id: 'c', n: 30 }, { session: transaction })
    const session = open()
    expect(await read(session)).toEqual(['a10', 'b20'])
    await transaction.commitTransaction()
    expect(await read(session)).toEqual(['a10', 'b20'])
    expect(await read(open())).toEqual(['a11', 'c30'])
  })
})

describe('the isolation of a transaction', () => {
  test('a transaction sees its own writes, and others see them only after the commit', async () => {
    const session = begin()
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })
    await rows.insertOne({ _id: 'c', n: 1 }, { session })
    await rows.deleteOne({ _id: 'b' }, { session })
    expect(await numberIn('a', session)).toBe(11)
    expect(await rows.countDocuments({}, { session })).toBe(2)
    const inside = await rows.find({}, { session }).sort({ n: -1 }).toArray()
    expect(inside.map(({ _id }) => _id)).toEqual(['a', 'c'])
    expect(await numberIn('a')).toBe(10)
    const outside = async (direction: 1 | -1, limit: number) =>
      (await rows.find().sort({ _id: direction }).limit(limit).toArray()).map(({ _id }) => _id)
    expect(await outside(1, 9)).toEqual(['a', 'b'])
    expect(await outside(1, 1)).toEqual(['a'])
    expect(await outside(-1, 1)).toEqual(['b'])
    await session.commitTransaction()
    expect(await numberIn('a')).toBe(11)
    expect((await rows.find().toArray()).map(({ _id }) => _id).sort()).toEqual(['a', 'c'])
  })

  test("an index includes the transaction's own changes", async () => {
    const session = begin()
    await rows.updateOne({ _id: 'a' }, { $set: { key: 'kb' } }, { session })
    await rows.updateOne({ _id: 'b' }, { $set: { k: 'kb' } }, { session })
    expect(await rows.findOne({ key: 'ka' }, { session })).toBeNull()
    expect(await rows.findOne({ key: 'kb' }, { session })).toMatchObject({ _id: 'a' })
    expect(await rows.findOne({ key: 'ka' })).toMatchObject({ _id: 'a' })
    const joined = await rows
      .aggregate(
        [
          { $match: { _id: 'b' } },
          { $lookup: { from: 'rows', localField: 'k', foreignField: 'key', as: 'j' } },
        ],
        { session },
      )
      .toArray()
    expect(joined).toMatchObject([{ j: [{ _id: 'a' }] }])
    await session.abortTransaction()
  })

  test('a transaction reads the state at its start, whatever others write', async () => {
    const session = begin()
    expect(await numberIn('b', session)).toBe(20)
    // The writes may be applied now or wait for the transaction's end.
    const others = Promise.all([
      rows.updateOne({ _id: 'a' }, { $set: { n: 99 } }),
      rows.insertOne({ _id: 'new', n: 5 }),
      rows.deleteOne({ _id: 'b' }),
    ])
    expect(await numberIn('a', session)).toBe(10)
    expect(await numberIn('b', session)).toBe(20)
    expect(await rows.countDocuments({}, { session })).toBe(2)
    expect(await rows.countDocuments({ n: { $gte: 5 } }, { session })).toBe(2)
    await session.commitTransaction()
    await others
    expect(await numberIn('a')).toBe(99)
  })

  test('nothing remains after a transaction is aborted', async () => {
    const session = begin()
    await rows.updateMany({}, { $set: { n: 0 } }, { session })
    await rows.insertOne({ _id: 'c', key: 'kc' }, { session })
    await session.abortTransaction()
    expect(await numberIn('a')).toBe(10)
    expect(await rows.countDocuments()).toBe(2)
    await rows.insertOne({ _id: 'd', key: 'kc' })
  })
})

describe('conflicts', () => {
  test("a plain write between a transaction's read and write is not lost", async () => {
    let plain: Promise<unknown> | undefined
    await deployment.client.withSession((session) =>
      session.withTransaction(async () => {
        const n = Number(await numberIn('a', session))
        plain ??= rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } })
        await rows.updateOne({ _id: 'a' }, { $set: { n: n + 5 } }, { session })
      }),
    )
    await plain
    expect(await numberIn('a')).toBe(16)
  })

  test('one of several transactions that insert the same unique key succeeds', async () => {
    const add = (_id: string) =>
      deployment.client.withSession((session) =>
        session.withTransaction(async () => {
          if (await rows.findOne({ key: 'one' }, { session })) throw new Error('taken')
          await rows.insertOne({ _id, key: 'one' }, { session })
        }),
      )
    const results = await Promise.allSettled([add('x'), add('y'), add('z')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rows.countDocuments({ key: 'one' })).toBe(1)
  })

  test('one of two concurrent inserts with the same key succeeds', async () => {
    const plain = rows.insertOne({ _id: 'c', key: 'kc' })
    const within = deployment.client.withSession((session) =>
      session.withTransaction(() => rows.insertOne({ _id: 'd', key: 'kc' }, { session })),
    )
    const codes = await Promise.all([plain, within].map(getErrorCode))
    expect(codes.sort()).toEqual([11000, 'no error'])
    expect(await rows.countDocuments({ key: 'kc' })).toBe(1)
  })

  test('a duplicate key aborts the transaction', async () => {
    const session = begin()
    await rows.updateOne({ _id: 'b' }, { $set: { n: 0 } }, { session })
    expect(await getErrorCode(rows.insertOne({ _id: 'c', key: 'ka' }, { session }))).toBe(11000)
    expect(await getErrorCode(rows.findOne({ _id: 'b' }, { session }))).toBe(251)
    expect(await numberIn('b')).toBe(20)
  })

  test('a transaction can use a key that it has released', async () => {
    const session = begin()
    await rows.deleteOne({ _id: 'a' }, { session })
    await rows.insertOne({ _id: 'c', key: 'ka' }, { session })
    await session.commitTransaction()
    expect(await rows.findOne({ key: 'ka' })).toMatchObject({ _id: 'c' })
  })

  test('an existing collection or index is confirmed during a transaction', async () => {
    const session = begin()
    await rows.insertOne({ _id: 'c' }, { session })
    expect(await createIndex(rows, { key: 1 }, { unique: true, sparse: true })).toBe('key_1')
    expect(await getErrorCode(deployment.db.command({ create: 'rows' }))).toBe(48)
    await session.commitTransaction()
    expect(await rows.countDocuments({ _id: 'c' })).toBe(1)
  })

  test('a plain write waits for the transaction that changed its document', async () => {
    const session = begin()
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 5 } }, { session })
    const plain = rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } })
    expect(await numberIn('a')).toBe(10)
    await session.commitTransaction()
    expect(await plain).toMatchObject({ modifiedCount: 1 })
    expect(await numberIn('a')).toBe(16)
  })

  test('a plain insert waits for the transaction that has its key', async () => {
    const session = begin()
    await rows.insertOne({ _id: 'c', key: 'kc' }, { session })
    const refused = getErrorCode(rows.insertOne({ _id: 'd', key: 'kc' }))
    await session.commitTransaction()
    expect(await refused).toBe(11000)
    const second = begin()
    await rows.insertOne({ _id: 'e', key: 'ke' }, { session: second })
    const waiting = rows.insertOne({ _id: 'f', key: 'ke' })
    await second.abortTransaction()
    expect((await waiting).acknowledged).toBe(true)
  })
})

describe('many concurrent transactions', () => {
  test('many concurrent transactions lose no decrement', async () => {
    await rows.updateOne({ _id: 'a' }, { $set: { n: 40 } })
    await Promise.all(
      Array.from({ length: 40 }, () =>
        deployment.client.withSession((session) =>
          session.withTransaction(async () => {
            const n = Number(await numberIn('a', session))
            await rows.updateOne({ _id: 'a' }, { $set: { n: n - 1 } }, { session })
          }),
        ),
      ),
    )
    expect(await numberIn('a')).toBe(0)
  })

  test('concurrent transfers and plain writes keep the total', async () => {
    const transfer = (amount: number) =>
      deployment.client.withSession((session) =>
        session.withTransaction(async () => {
          await rows.updateOne({ _id: 'a' }, { $inc: { n: -amount } }, { session })
          await rows.updateOne({ _id: 'b' }, { $inc: { n: amount } }, { session })
        }),
      )
    const plain = () => rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } })
    await Promise.all(Array.from({ length: 30 }, (_, i) => [transfer(i), plain()]).flat())
    expect(Number(await numberIn('a')) + Number(await numberIn('b'))).toBe(60)
  })
})

describe('the end of a transaction', () => {
  test('a repeated commit succeeds', async () => {
    const session = begin()
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })
    await session.commitTransaction()
    await session.commitTransaction()
    expect(await numberIn('a')).toBe(11)
  })

  test('a commit without any statement succeeds', async () => {
    const session = begin()
    await session.commitTransaction()
  })

  test('a session that ends aborts its transaction', async () => {
    const session = begin()
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })
    await session.endSession()
    expect(await numberIn('a')).toBe(10)
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } })
  })

  test('a client that disconnects aborts its transaction', async () => {
    const client = await new mongoose.mongo.MongoClient(deployment.uri).connect()
    const session = client.startSession()
    session.startTransaction()
    const theirs = client.db(deployment.db.databaseName).collection<Row>('rows')
    await theirs.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })
    await client.close(true)
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 5 } })
    expect(await numberIn('a')).toBe(15)
  })

  test('collections cannot be created in a transaction', async () => {
    const session = begin()
    expect(await getErrorCode(deployment.db.command({ listCollections: 1 }, { session }))).toBe(263)
  })
})
