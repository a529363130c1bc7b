import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from './conformance/deployment.ts'
import type { Fields } from './conformance/deployment.ts'
import { startEmbeddedDatabase } from './start.ts'
import type { EmbeddedDatabase } from './start.ts'

/** What MongoDB knows and this database does not must be an error: never silence. */
let database: EmbeddedDatabase
let client: InstanceType<typeof mongoose.mongo.MongoClient>

beforeAll(async () => {
  database = await startEmbeddedDatabase({ folder: null, inWorker: false })
  client = await new mongoose.mongo.MongoClient(database.uri).connect()
  await client
    .db()
    .collection('c')
    .insertOne({ a: 1, t: 'text', l: [1, 2] })
})
afterAll(async () => {
  await client.close()
  await database.close()
})

const NOT_HERE = 238
const BAD_VALUE = 2
const UNKNOWN_FIELD = 40415
const UNKNOWN_EXPRESSION = 168

const find = (options: Fields) => ({ find: 'c', ...options })
const filter = (condition: Fields) => find({ filter: condition })
const update = (u: unknown, more: Fields = {}) => ({
  update: 'c',
  updates: [{ q: {}, u, ...more }],
})
const stage = (...stages: Fields[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} })
const expression = (e: unknown) => stage({ $set: { x: e } })
const group = (accumulator: Fields) => stage({ $group: { _id: null, x: accumulator } })
const index = (key: Fields, options: Fields = {}) => ({
  createIndexes: 'c',
  indexes: [{ key, name: 'i', ...options }],
})

const commands: [what: string, command: Fields, code: number][] = [
  ['$text', filter({ $text: { $search: 'x' } }), NOT_HERE],
  ['$where', filter({ $where: 'true' }), NOT_HERE],
  ['$jsonSchema', filter({ $jsonSchema: {} }), NOT_HERE],
  ['$near', filter({ a: { $near: [0, 0] } }), BAD_VALUE],
  ['$geoWithin', filter({ a: { $geoWithin: {} } }), BAD_VALUE],
  ['$bitsAllSet', filter({ a: { $bitsAllSet: 1 } }), BAD_VALUE],
  ['$type int, which is not told from double', filter({ a: { $type: 'int' } }), NOT_HERE],
  ['$type decimal', filter({ a: { $type: 'decimal' } }), NOT_HERE],
  ['$gt with MinKey', filter({ a: { $gt: new mongoose.mongo.MinKey() } }), NOT_HERE],
  ['the option x of regular expressions', filter({ t: { $regex: 'x', $options: 'x' } }), NOT_HERE],
  ['a Decimal128 in a filter', filter({ a: mongoose.mongo.Decimal128.fromString('1') }), NOT_HERE],
  ['collation in find', find({ collation: { locale: 'en' } }), UNKNOWN_FIELD],
  ['collation in aggregate', { ...stage(), collation: { locale: 'en' } }, UNKNOWN_FIELD],
  ['min and max', find({ min: { a: 1 }, hint: { a: 1 } }), UNKNOWN_FIELD],
  ['returnKey', find({ returnKey: true }), UNKNOWN_FIELD],
  ['showRecordId', find({ showRecordId: true }), UNKNOWN_FIELD],
  ['tailable cursors', find({ tailable: true }), UNKNOWN_FIELD],
  ['noCursorTimeout', find({ noCursorTimeout: true }), UNKNOWN_FIELD],
  ['let in find', find({ let: { x: 1 } }), UNKNOWN_FIELD],
  ['allowPartialResults', find({ allowPartialResults: true }), UNKNOWN_FIELD],
  ['the $natural hint', find({ hint: { $natural: 1 } }), BAD_VALUE],
  ['sorting by $meta', find({ sort: { a: { $meta: 'textScore' } } }), BAD_VALUE],
  ['sorting by a position', find({ sort: { 'l.0': 1 } }), BAD_VALUE],
  ['the positional projection', find({ filter: { l: 1 }, projection: { 'l.$': 1 } }), NOT_HERE],
  ['$meta in a projection', find({ projection: { a: { $meta: 'textScore' } } }), NOT_HERE],
  ['$slice in a projection', find({ projection: { l: { $slice: 1 } } }), NOT_HERE],
  ['$elemMatch in a projection', find({ projection: { l: { $elemMatch: { $gt: 1 } } } }), NOT_HERE],
  [
    'a snapshot read outside of transactions',
    find({ readConcern: { level: 'snapshot' } }),
    NOT_HERE,
  ],
  ['an unknown read concern', find({ readConcern: { level: 'nearest' } }), NOT_HERE],
  ['reading at a cluster time', find({ readConcern: { afterClusterTime: 1 } }), UNKNOWN_FIELD],
  ['a write concern of tags', { ...update({ $set: { a: 1 } }), writeConcern: { w: 'dc1' } }, 100],
  ['an update by a pipeline', update([{ $set: { a: 1 } }]), NOT_HERE],
  ['arrayFilters', update({ $set: { 'l.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] }), NOT_HERE],
  ['$[]', update({ $set: { 'l.$[]': 1 } }), NOT_HERE],
  ['$rename', update({ $rename: { a: 'b' } }), NOT_HERE],
  ['$bit', update({ $bit: { a: { or: 1 } } }), NOT_HERE],
  ['$push with $sort', update({ $push: { l: { $each: [], $sort: 1 } } }), NOT_HERE],
  [
    '$currentDate as a timestamp',
    update({ $currentDate: { d: { $type: 'timestamp' } } }),
    NOT_HERE,
  ],
  [
    'a Decimal128 in an update',
    update({ $set: { a: mongoose.mongo.Decimal128.fromString('1') } }),
    NOT_HERE,
  ],
  [
    'collation in an update',
    update({ $set: { a: 1 } }, { collation: { locale: 'en' } }),
    UNKNOWN_FIELD,
  ],
  ['let in an update', { ...update({ $set: { a: 1 } }), let: {} }, UNKNOWN_FIELD],
  ['code', { insert: 'c', documents: [{ f: new mongoose.mongo.Code('x') }] }, NOT_HERE],
  ['$out', stage({ $out: 'x' }), NOT_HERE],
  ['$merge', stage({ $merge: { into: 'x' } }), NOT_HERE],
  ['$changeStream', stage({ $changeStream: {} }), NOT_HERE],
  ['$graphLookup', stage({ $graphLookup: {} }), NOT_HERE],
  ['$geoNear', stage({ $geoNear: {} }), NOT_HERE],
  ['$bucket', stage({ $bucket: {} }), NOT_HERE],
  ['$bucketAuto', stage({ $bucketAuto: {} }), NOT_HERE],
  ['$sample', stage({ $sample: { size: 1 } }), NOT_HERE],
  ['$sortByCount', stage({ $sortByCount: '$a' }), NOT_HERE],
  ['$replaceRoot', stage({ $replaceRoot: { newRoot: '$a' } }), NOT_HERE],
  ['$redact', stage({ $redact: '$$KEEP' }), NOT_HERE],
  ['$setWindowFields', stage({ $setWindowFields: {} }), NOT_HERE],
  ['$densify', stage({ $densify: {} }), NOT_HERE],
  ['$indexStats', stage({ $indexStats: {} }), NOT_HERE],
  ['$collStats', stage({ $collStats: {} }), NOT_HERE],
  ['a nested document in $set', stage({ $set: { a: { b: 1 } } }), NOT_HERE],
  ['let in $lookup', stage({ $lookup: { from: 'c', let: { x: 1 }, pipeline: [], as: 'x' } }), 9],
  [
    'a path as the target of $lookup',
    stage({ $lookup: { from: 'c', localField: 'a', foreignField: 'a', as: 'x.y' } }),
    NOT_HERE,
  ],
  ['an unknown option of $unwind', stage({ $unwind: { path: '$l', nope: 1 } }), 9],
  ['aggregate on the database', { aggregate: 1, pipeline: [], cursor: {} }, NOT_HERE],
  ['let in aggregate', { ...stage(), let: { x: 1 } }, UNKNOWN_FIELD],
  ['explain as an option of aggregate', { ...stage(), explain: true }, UNKNOWN_FIELD],
  ['$function', expression({ $function: {} }), UNKNOWN_EXPRESSION],
  ['$switch', expression({ $switch: {} }), UNKNOWN_EXPRESSION],
  ['$reduce', expression({ $reduce: {} }), UNKNOWN_EXPRESSION],
  ['$let', expression({ $let: {} }), UNKNOWN_EXPRESSION],
  ['$convert', expression({ $convert: {} }), UNKNOWN_EXPRESSION],
  ['$dateTrunc', expression({ $dateTrunc: {} }), UNKNOWN_EXPRESSION],
  ['$rand', expression({ $rand: {} }), UNKNOWN_EXPRESSION],
  ['$map', expression({ $map: {} }), UNKNOWN_EXPRESSION],
  ['$dateToString', expression({ $dateToString: {} }), UNKNOWN_EXPRESSION],
  ['arithmetic with dates', expression({ $add: ['$$NOW', 1] }), 14],
  ['a position in an expression path', expression('$l.0'), NOT_HERE],
  ['$stdDevPop', group({ $stdDevPop: '$a' }), NOT_HERE],
  ['$top', group({ $top: {} }), NOT_HERE],
  ['$accumulator', group({ $accumulator: {} }), NOT_HERE],
  ['a text index', index({ t: 'text' }), NOT_HERE],
  ['a 2dsphere index', index({ a: '2dsphere' }), NOT_HERE],
  ['a hashed index', index({ a: 'hashed' }), NOT_HERE],
  ['a wildcard index', index({ '$**': 1 }), 67],
  ['an index on a position', index({ 'l.0': 1 }), NOT_HERE],
  ['a TTL index', index({ a: 1 }, { expireAfterSeconds: 5 }), NOT_HERE],
  ['a hidden index', index({ a: 1 }, { hidden: true }), NOT_HERE],
  ['an index with a collation', index({ a: 1 }, { collation: { locale: 'en' } }), NOT_HERE],
  [
    'a partial index with $or',
    index({ a: 1 }, { partialFilterExpression: { $or: [{ a: 1 }] } }),
    67,
  ],
  ['a capped collection', { create: 'x', capped: true, size: 1 }, UNKNOWN_FIELD],
  ['a time series', { create: 'x', timeseries: {} }, UNKNOWN_FIELD],
  ['a view', { create: 'x', viewOn: 'c' }, UNKNOWN_FIELD],
  ['a validator', { create: 'x', validator: {} }, UNKNOWN_FIELD],
  ['collMod', { collMod: 'c' }, 59],
  ['renameCollection', { renameCollection: 'kirana.c', to: 'kirana.d' }, 59],
  ['mapReduce', { mapReduce: 'c' }, 59],
  ['an unknown option in what is explained', { explain: find({ collation: {} }) }, UNKNOWN_FIELD],
  ['explain of an update', { explain: update({ $set: { a: 1 } }) }, NOT_HERE],
  ['the strict API', { ping: 1, apiStrict: true }, UNKNOWN_FIELD],
]

test('the list is long enough to mean something', () => {
  expect(commands.length).toBeGreaterThan(60)
})

test.each(commands)('refuses %s', async (_what, command, code) => {
  const db = client.db()
  const before = await db.collection('c').find().toArray()
  const reply: Fields = await db.command(command).catch((error: unknown) => ({ error }))
  const { error, writeErrors = [error] } = reply
  expect(writeErrors).toMatchObject([{ code }])
  expect(await db.collection('c').find().toArray()).toEqual(before)
  expect(await db.collection('c').indexes()).toHaveLength(1)
})

test('refuses to watch', async () => {
  expect(await codeOf(client.db().collection('c').watch().next())).toBe(NOT_HERE)
})

test('what is refused says that a MongoDB server can do it', async () => {
  const refused = client.db().command(filter({ $text: { $search: 'x' } }))
  await expect(refused).rejects.toThrow(
    /\$text is not supported by the embedded database; set MONGODB_URI/,
  )
})
