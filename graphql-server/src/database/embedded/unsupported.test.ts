import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, type Fields } from './conformance/deployment.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts'

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
const UNKNOWN_STAGE = 40324
const UNKNOWN_EXPRESSION = 168
const UNKNOWN_MODIFIER = 9
const UNKNOWN_COMMAND = 59
const UNKNOWN_VARIABLE = 17276
const UNKNOWN_ACCUMULATOR = 15952
const NO_PROJECTION = 31325

const find = (options: Fields) => ({ find: 'c', ...options })
const filter = (condition: Fields) => find({ filter: condition })
const update = (u: unknown, more: Fields = {}) => ({
  update: 'c',
  updates: [{ q: {}, u, ...more }],
})
const stage = (...stages: Fields[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} })
const expression = (e: unknown) => stage({ $set: { x: e } })
const index = (key: Fields, options: Fields = {}) => ({
  createIndexes: 'c',
  indexes: [{ key, name: 'i', ...options }],
})
const modify = (options: Fields) => ({ findAndModify: 'c', update: { $set: { a: 2 } }, ...options })
const remove = (options: Fields) => ({ delete: 'c', deletes: [{ q: {}, limit: 1, ...options }] })
const { Code, Decimal128, MinKey } = mongoose.mongo

type Refused = [what: string, command: Fields, code: number]

/** Operators by their names alone: each is refused whatever it is given. */
const named = (names: string, code: number, commandOf: (name: string) => Fields): Refused[] =>
  names.split(' ').map((name) => [name, commandOf(name), code])

const commands: Refused[] = [
  ...named('$text $where $jsonSchema $expr $comment $sampleRate $alwaysTrue', BAD_VALUE, (name) =>
    filter({ [name]: {} }),
  ),
  ...named(
    '$type $mod $near $nearSphere $geoWithin $geoIntersects $bitsAllSet $bitsAnyClear $jsonSchema',
    BAD_VALUE,
    (name) => filter({ a: { [name]: 1 } }),
  ),
  ...named('$rename $bit $mul $pop $pullAll $pushAll', UNKNOWN_MODIFIER, (name) =>
    update({ [name]: { a: 1 } }),
  ),
  ...named(
    '$out $merge $changeStream $graphLookup $geoNear $bucket $bucketAuto $sample $sortByCount ' +
      '$replaceRoot $replaceWith $redact $setWindowFields $densify $fill $indexStats $collStats ' +
      '$facet $unionWith $unset $documents $search',
    UNKNOWN_STAGE,
    (name) => stage({ [name]: {} }),
  ),
  ...named(
    '$function $switch $reduce $let $convert $dateTrunc $dateToString $rand $map $filter $in $cmp ' +
      '$concat $toLower $toUpper $divide $mod $abs $round $sum $avg $min $max $last $slice $year ' +
      '$isArray $concatArrays $mergeObjects $objectToArray $meta',
    UNKNOWN_EXPRESSION,
    (name) => expression({ [name]: ['$l', 1] }),
  ),
  ...named('$$ROOT $$CURRENT $$NOW $$REMOVE', UNKNOWN_VARIABLE, expression),
  ...named(
    '$count $last $stdDevPop $top $topN $firstN $accumulator $mergeObjects',
    UNKNOWN_ACCUMULATOR,
    (name) => stage({ $group: { _id: null, x: { [name]: {} } } }),
  ),
  ...named('$meta $slice $elemMatch $add $literal', NO_PROJECTION, (name) =>
    find({ projection: { l: { [name]: 1 } } }),
  ),
  ...named(
    'collation hint min max returnKey showRecordId tailable awaitData noCursorTimeout let ' +
      'allowPartialResults allowDiskUse maxTimeMS comment',
    UNKNOWN_FIELD,
    (name) => find({ [name]: {} }),
  ),
  ...named(
    'collation hint let explain allowDiskUse bypassDocumentValidation maxTimeMS',
    UNKNOWN_FIELD,
    (name) => ({ ...stage(), [name]: {} }),
  ),
  ...named('let bypassDocumentValidation comment', UNKNOWN_FIELD, (name) => ({
    ...update({ $set: { a: 1 } }),
    [name]: {},
  })),
  ...named('arrayFilters collation hint sort', UNKNOWN_FIELD, (name) =>
    update({ $set: { a: 1 } }, { [name]: {} }),
  ),
  ...named('collation hint', UNKNOWN_FIELD, (name) => remove({ [name]: {} })),
  ...named('arrayFilters collation hint let maxTimeMS', UNKNOWN_FIELD, (name) =>
    modify({ [name]: {} }),
  ),
  ...named('skip limit hint collation', UNKNOWN_FIELD, (name) => ({ count: 'c', [name]: 1 })),
  ...named('capped size timeseries viewOn validator collation', UNKNOWN_FIELD, (name) => ({
    create: 'x',
    [name]: 1,
  })),
  ...named(
    'expireAfterSeconds hidden collation weights storageEngine wildcardProjection',
    UNKNOWN_FIELD,
    (name) => index({ a: 1 }, { [name]: 5 }),
  ),
  ...named('text 2dsphere hashed 2d', NOT_HERE, (kind) => index({ t: kind })),
  ...named(
    'listDatabases dbStats collStats connectionStatus collMod renameCollection mapReduce ' +
      'bulkWrite validate getParameter createUser',
    UNKNOWN_COMMAND,
    (name) => ({ [name]: 'c' }),
  ),
  ['$gt with MinKey', filter({ a: { $gt: new MinKey() } }), NOT_HERE],
  ['$exists with a text', filter({ a: { $exists: 'yes' } }), NOT_HERE],
  ['the option x of regular expressions', filter({ t: { $regex: 'x', $options: 'x' } }), NOT_HERE],
  ['a Decimal128 in a filter', filter({ a: Decimal128.fromString('1') }), NOT_HERE],
  ['sorting by $meta', find({ sort: { a: { $meta: 'textScore' } } }), BAD_VALUE],
  ['sorting by a position', find({ sort: { 'l.0': 1 } }), NOT_HERE],
  ['distinct values of a position', { distinct: 'c', key: 'l.0' }, NOT_HERE],
  [
    'joining by a position',
    stage({ $lookup: { from: 'c', localField: 'l.0', foreignField: 'a', as: 'x' } }),
    NOT_HERE,
  ],
  ['$unwind of a variable', stage({ $unwind: '$$ROOT' }), 28818],
  ['the positional projection', find({ filter: { l: 1 }, projection: { 'l.$': 1 } }), NOT_HERE],
  ['a nested document in a projection', find({ projection: { a: { b: 1 } } }), NO_PROJECTION],
  ['a computed field in find', find({ projection: { b: '$a' } }), NO_PROJECTION],
  [
    'a snapshot read outside of transactions',
    find({ readConcern: { level: 'snapshot' } }),
    NOT_HERE,
  ],
  ['linearizable reads', find({ readConcern: { level: 'linearizable' } }), NOT_HERE],
  ['an unknown read concern', find({ readConcern: { level: 'nearest' } }), NOT_HERE],
  ['reading at a cluster time', find({ readConcern: { afterClusterTime: 1 } }), UNKNOWN_FIELD],
  ['a write concern of tags', { ...update({ $set: { a: 1 } }), writeConcern: { w: 'dc1' } }, 100],
  ['an update by a pipeline', update([{ $set: { a: 1 } }]), NOT_HERE],
  ['$[]', update({ $set: { 'l.$[]': 1 } }), NOT_HERE],
  ['$[x]', update({ $set: { 'l.$[x]': 1 } }), NOT_HERE],
  ['$push with $sort', update({ $push: { l: { $each: [], $sort: 1 } } }), UNKNOWN_FIELD],
  [
    '$currentDate as a timestamp',
    update({ $currentDate: { d: { $type: 'timestamp' } } }),
    NOT_HERE,
  ],
  ['a Decimal128 in an update', update({ $set: { a: Decimal128.fromString('1') } }), NOT_HERE],
  ['code', { insert: 'c', documents: [{ f: new Code('x') }] }, NOT_HERE],
  ['a nested document in $set', stage({ $set: { a: { b: 1 } } }), NOT_HERE],
  [
    'let in $lookup',
    stage({ $lookup: { from: 'c', let: { x: 1 }, pipeline: [], as: 'x' } }),
    UNKNOWN_FIELD,
  ],
  [
    '$lookup by a pipeline alone',
    stage({ $lookup: { from: 'c', pipeline: [], as: 'x' } }),
    NOT_HERE,
  ],
  [
    'a path as the target of $lookup',
    stage({ $lookup: { from: 'c', localField: 'a', foreignField: 'a', as: 'x.y' } }),
    NOT_HERE,
  ],
  [
    'positions in $unwind',
    stage({ $unwind: { path: '$l', includeArrayIndex: 'i' } }),
    UNKNOWN_FIELD,
  ],
  ['$sum of several values', stage({ $group: { _id: 1, n: { $sum: [1, 2] } } }), NOT_HERE],
  ['$cond as a document', expression({ $cond: { if: 1, then: 2, else: 3 } }), 16020],
  ['aggregate on the database', { aggregate: 1, pipeline: [], cursor: {} }, NOT_HERE],
  ['arithmetic with texts', expression({ $add: ['$t', 1] }), 14],
  ['a position in an expression path', expression('$l.0'), NOT_HERE],
  ['a wildcard index', index({ '$**': 1 }), 67],
  ['an index on a position', index({ 'l.0': 1 }), NOT_HERE],
  [
    'a partial index with $or',
    index({ a: 1 }, { partialFilterExpression: { $or: [{ a: 1 }] } }),
    67,
  ],
  ['dropping an index by its key', { dropIndexes: 'c', index: { a: 1 } }, 14],
  ['explain of an update', { explain: update({}), verbosity: 'queryPlanner' }, NOT_HERE],
  ['explain with statistics', { explain: find({}), verbosity: 'executionStats' }, NOT_HERE],
  [
    'an unknown option in what is explained',
    { explain: find({ collation: {} }), verbosity: 'queryPlanner' },
    UNKNOWN_FIELD,
  ],
  ['the strict API', { ping: 1, apiStrict: true }, UNKNOWN_FIELD],
]

test('the list is long enough to mean something', () => {
  expect(commands.length).toBeGreaterThan(150)
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
  expect(await codeOf(client.db().collection('c').watch().next())).toBe(UNKNOWN_STAGE)
})

test('refuses to sort by two paths into one array', async () => {
  const rows = client.db().collection('arrays')
  await rows.insertOne({ l: [{ x: 1, y: 2 }] })
  expect(await codeOf(rows.find().sort({ 'l.x': 1, 'l.y': 1 }).toArray())).toBe(171)
})

test('what is refused says that a MongoDB server can do it', async () => {
  const refused = client.db().command(filter({ $text: { $search: 'x' } }))
  await expect(refused).rejects.toThrow(
    /\$text is not supported by the embedded database; set MONGODB_URI/,
  )
})
