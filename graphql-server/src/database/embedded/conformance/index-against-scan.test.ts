import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createIndex,
  readCursor,
  openDeployment,
  type Deployment,
  type Fields,
} from './deployment.ts'
import { pick, randomFrom, type Random } from '../../../lib/random.ts'
import { runs } from '../../../../test/support/property-runs.ts'

/**
 * Compares two collections with the same documents, one with indexes and one without: every random filter, sort, skip
 * and limit must return the same result. The seeds are fixed.
 */
let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

type Numbered = Fields & { _id: number }

const { Long, ObjectId } = mongoose.mongo

const scalars: readonly (() => unknown)[] = [
  ...[0, 1, 2, 3, 2.5, -1, NaN, Infinity].map((number) => () => number),
  () => Long.fromNumber(2),
  () => Long.fromString('9007199254740993'),
  ...['', 'a', 'ab', 'b', 'é', '😀', 'a\0b'].map((text) => () => text),
  () => null,
  () => true,
  () => false,
  () => new Date(1000),
  () => new Date(-5),
  () => new ObjectId('a'.repeat(24)),
]

function scalar(random: Random): unknown {
  return pick(random, scalars)()
}

function value(random: Random, depth = 0): unknown {
  const kind = random()
  if (kind < 0.6 || depth > 2) return scalar(random)
  const count = Math.floor(random() * 3)
  const items = Array.from({ length: count }, () => value(random, depth + 1))
  if (kind < 0.8) return items
  return Object.fromEntries(
    items.map((item, index) => [pick(random, ['x', 'y', `k${index}`]), item]),
  )
}

function document(random: Random, _id: number): Numbered {
  const result: Numbered = { _id }
  for (const field of ['a', 'b', 'c']) if (random() < 0.85) result[field] = value(random)
  if (random() < 0.5) result['s'] = Math.floor(random() * 5)
  return result
}

const PATHS = ['a', 'b', 'c', 's', 'a.x', 'a.y', 'b.x', '_id']

function operand(random: Random, path: string): unknown {
  if (path === '_id') return Math.floor(random() * 60)
  return path === 's' ? Math.floor(random() * 5) : scalar(random)
}

function range(random: Random, path: string): Fields {
  const number = () =>
    path === '_id' ? operand(random, path) : pick(random, [0, 1, 2, 2.5, 'a', 'b'])
  return { [pick(random, ['$gt', '$gte'])]: number(), [pick(random, ['$lt', '$lte'])]: number() }
}

function condition(random: Random, depth = 0): Fields {
  const path = pick(random, PATHS)
  const one = () => operand(random, path)
  const makers: (() => unknown)[] = [
    one,
    one,
    () => ({ $eq: value(random) }),
    () => ({ [pick(random, ['$gt', '$gte', '$lt', '$lte'])]: one() }),
    () => range(random, path),
    () => ({ $in: [one(), one(), one()] }),
    () => ({ $in: [one(), value(random)] }),
    () => ({ $ne: one() }),
  ]
  if (depth < 2 && random() < 0.2) {
    const parts = Array.from({ length: 2 }, () => filter(random, depth + 1))
    return { $or: parts }
  }
  return { [path]: pick(random, makers)() }
}

function filter(random: Random, depth = 0): Fields {
  const count = Math.floor(random() * 3)
  const parts = Array.from({ length: count }, () => condition(random, depth))
  return parts.reduce((all, part) => ({ ...all, ...part }), {})
}

/** The _id is last, so that the order is total and results can be compared. */
function sort(random: Random): [string, 1 | -1][] {
  const direction = () => pick(random, [1, -1] as const)
  const paths = ['a', 'b', 's', 'a.x'].filter(() => random() < 0.35)
  return [...paths.map((path) => [path, direction()] as [string, 1 | -1]), ['_id', direction()]]
}

const INDEXES: [key: mongo.IndexSpecification, options?: mongo.CreateIndexesOptions][] = [
  [{ a: 1 }],
  [{ b: -1, _id: 1 }],
  [{ s: 1, a: -1, _id: -1 }],
  [{ 'a.x': 1, s: 1 }],
  [{ 'b.x': -1 }, { sparse: true }],
  [{ c: 1, s: -1 }, { sparse: true }],
]

/** Skips documents whose arrays cannot be indexed. */
async function fill(
  random: Random,
  indexed: mongo.Collection<Numbered>,
  plain: mongo.Collection<Numbered>,
) {
  for (const [key, options] of INDEXES) await createIndex(indexed, key, options)
  for (let _id = 0; _id < 60; _id++) {
    const made = document(random, _id)
    const inserted = await indexed.insertOne(made).then(
      () => true,
      () => false,
    )
    if (inserted) await plain.insertOne(made)
  }
}

type Find = { filter: Fields; sort?: Fields; skip?: number; limit?: number }

function getId(found: unknown): unknown {
  return typeof found === 'object' && found !== null && '_id' in found ? found._id : found
}

async function answer(collection: mongo.Collection<Numbered>, command: Find): Promise<unknown> {
  const find = { find: collection.collectionName, batchSize: 1000, ...command }
  try {
    return readCursor(await deployment.db.command(find)).batch.map(getId)
  } catch (error) {
    return error instanceof mongoose.mongo.MongoServerError ? error.code : error
  }
}

describe.each([11, 22, 33, 44, 55].slice(0, runs({ short: 1, all: 5 })))('seed %i', (seed) => {
  const random = randomFrom(seed)
  const get = (name: string) => deployment.db.collection<Numbered>(`${name}_${seed}`)

  beforeAll(() => fill(random, get('indexed'), get('plain')))

  test('500 queries return the same with and without indexes', async () => {
    expect(await get('plain').countDocuments()).toBeGreaterThan(40)
    let matched = 0
    for (let count = 0; count < 500; count++) {
      const wanted = { filter: filter(random), sort: Object.fromEntries(sort(random)) }
      const all = await answer(get('plain'), wanted)
      expect(await answer(get('indexed'), wanted), JSON.stringify(wanted)).toEqual(all)
      const part = {
        ...wanted,
        skip: Math.floor(random() * 5),
        limit: 1 + Math.floor(random() * 10),
      }
      const expected = Array.isArray(all) ? all.slice(part.skip, part.skip + part.limit) : all
      expect(await answer(get('indexed'), part), JSON.stringify(part)).toEqual(expected)
      if (Array.isArray(all) && all.length > 0 && all.length < 40) matched++
    }
    expect(matched).toBeGreaterThan(60)
  })

  test('changes keep the indexes correct', async () => {
    for (let count = 0; count < 40; count++) {
      const _id = Math.floor(random() * 60)
      const changed = { $set: { a: value(random), s: Math.floor(random() * 5) } }
      const done = await get('indexed')
        .updateOne({ _id }, changed)
        .then(
          () => true,
          () => false,
        )
      if (done) await get('plain').updateOne({ _id }, changed)
      if (count % 8 === 0)
        for (const name of ['indexed', 'plain']) await get(name).deleteOne({ _id })
      const wanted = { filter: filter(random), sort: { _id: 1 } }
      const expected = await answer(get('plain'), wanted)
      expect(await answer(get('indexed'), wanted), JSON.stringify(wanted)).toEqual(expected)
    }
  })

  test('a transaction with changed documents returns the same as if it were committed', async () => {
    const changes = Array.from({ length: 10 }, (_, c) => ({
      _id: Math.floor(random() * 60),
      changed: { $set: { s: Math.floor(random() * 5), c } },
    }))
    for (const { _id, changed } of changes) await get('plain').updateOne({ _id }, changed)
    const session = deployment.client.startSession()
    session.startTransaction()
    for (const { _id, changed } of changes)
      await get('indexed').updateOne({ _id }, changed, { session })
    for (let count = 0; count < 100; count++) {
      const wanted = {
        filter: filter(random),
        sort: { s: pick(random, [1, -1]), _id: 1 },
        limit: 8,
      }
      const expected = await answer(get('plain'), wanted)
      const cursor = get('indexed').find(wanted.filter, {
        sort: wanted.sort as mongo.Sort,
        limit: 8,
        session,
      })
      const found = await cursor.toArray()
      expect(
        found.map(({ _id }) => _id),
        JSON.stringify(wanted),
      ).toEqual(expected)
    }
    await session.abortTransaction()
    await session.endSession()
  })
})
