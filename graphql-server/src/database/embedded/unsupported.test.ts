import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failuresOf } from '../../../test/support/failures-of.ts'
import { getErrorCode, type Fields } from './conformance/deployment.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start.ts'

/** A feature that MongoDB supports and this database does not must be an error, never ignored. */
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
const UNKNOWN_MODIFIER = 9
const UNKNOWN_COMMAND = 59
const UNKNOWN_ACCUMULATOR = 15952
const NO_PROJECTION = 31325

const find = (options: Fields) => ({ find: 'c', ...options })
const filter = (condition: Fields) => find({ filter: condition })
const update = (u: unknown, more: Fields = {}) => ({
  update: 'c',
  updates: [{ q: {}, u, ...more }],
})
const stage = (...stages: Fields[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} })
const changes = ($changeStream: Fields, ...stages: Fields[]) => ({
  aggregate: 1,
  pipeline: [{ $changeStream }, ...stages],
  cursor: {},
})
const group = (x: unknown, _id: unknown = null) => stage({ $group: { _id, x } })
const lookup = (more: Fields) =>
  stage({ $lookup: { from: 'c', localField: 'a', foreignField: 'a', as: 'x', ...more } })
const index = (key: Fields, options: Fields = {}) => ({
  createIndexes: 'c',
  indexes: [{ key, name: 'i', ...options }],
})
const modify = (options: Fields) => ({ findAndModify: 'c', update: { $set: { a: 2 } }, ...options })
const remove = (options: Fields) => ({ delete: 'c', deletes: [{ q: {}, limit: 1, ...options }] })
const FOLLOWED = { $match: { 'ns.coll': { $in: ['c'] } } }
const { BSONRegExp, Code, Decimal128, MaxKey, MinKey, Timestamp } = mongoose.mongo

type Refused = [what: string, command: Fields, code: number]

/** Operators by name: each is rejected with any operand. */
const named = (names: string, code: number, buildCommand: (name: string) => Fields): Refused[] =>
  names.split(' ').map((name) => [name, buildCommand(name), code])

/** Types that cannot be stored or compared. */
const types: [name: string, value: unknown][] = [
  ['Decimal128', Decimal128.fromString('1')],
  ['a regular expression', /x/],
  ['a regular expression with options', new BSONRegExp('x', 'i')],
  ['code', new Code('x')],
  ['Timestamp', new Timestamp({ t: 1, i: 1 })],
  ['MinKey', new MinKey()],
  ['MaxKey', new MaxKey()],
]

const commands: Refused[] = [
  ...types.flatMap(([name, value]): Refused[] => [
    [`${name} in an insert`, { insert: 'c', documents: [{ f: value }] }, NOT_HERE],
    [`${name} in an update`, update({ $set: { a: value } }), NOT_HERE],
    [`${name} in an update's list`, update({ $push: { l: value } }), NOT_HERE],
    [`${name} in a filter`, filter({ a: value }), NOT_HERE],
    [`${name} in a filter's list`, filter({ a: { $in: [value] } }), NOT_HERE],
    [`a comparison with ${name}`, filter({ a: { $gt: value } }), NOT_HERE],
  ]),
  ...named('$and $nor $text $where $jsonSchema $expr $comment $sampleRate', BAD_VALUE, (name) =>
    filter({ [name]: [{ a: 1 }] }),
  ),
  ...named(
    '$nin $not $exists $type $size $all $elemMatch $regex $options $mod $near $nearSphere ' +
      '$geoWithin $geoIntersects $bitsAllSet $bitsAnyClear $jsonSchema',
    BAD_VALUE,
    (name) => filter({ a: { [name]: 1 } }),
  ),
  ...named(
    '$min $max $mul $rename $bit $pop $pull $pullAll $pushAll $addToSet $currentDate',
    UNKNOWN_MODIFIER,
    (name) => update({ [name]: { a: 1 } }),
  ),
  ...named('$position $slice $sort', UNKNOWN_FIELD, (name) =>
    update({ $push: { l: { $each: [], [name]: 1 } } }),
  ),
  ...named(
    '$out $merge $changeStream $graphLookup $geoNear $bucket $bucketAuto $sample $sortByCount ' +
      '$replaceRoot $replaceWith $redact $setWindowFields $densify $fill $indexStats $collStats ' +
      '$facet $unionWith $unset $documents $search $set $addFields $unwind $count',
    UNKNOWN_STAGE,
    (name) => stage({ [name]: {} }),
  ),
  ['a change stream over everything', changes({}), NOT_HERE],
  ['a change stream with whole changes', changes({}, FOLLOWED), NOT_HERE],
  ...named('resumeAfter startAfter startAtOperationTime fullDocument', NOT_HERE, (name) =>
    changes({ [name]: {} }, FOLLOWED, { $project: { ns: 1 } }),
  ),
  ...named('$match $sort $skip $limit', UNKNOWN_STAGE, (name) =>
    stage({ $project: { a: 1 } }, { [name]: {} }),
  ),
  ...named('$match $project $lookup $group', UNKNOWN_STAGE, (name) =>
    lookup({ pipeline: [{ [name]: {} }] }),
  ),
  ...named(
    '$avg $min $max $first $last $push $addToSet $count $stdDevPop $top $topN $firstN ' +
      '$accumulator $mergeObjects',
    UNKNOWN_ACCUMULATOR,
    (name) => group({ [name]: '$a' }),
  ),
  ...named('$add $subtract $multiply $cond $ifNull $size', NOT_HERE, (name) =>
    group({ $sum: { [name]: ['$a', 1] } }),
  ),
  ...named('$$ROOT $$CURRENT $$NOW $$REMOVE', NOT_HERE, (name) => group({ $sum: name })),
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
  ...named('fields arrayFilters collation hint let maxTimeMS', UNKNOWN_FIELD, (name) =>
    modify({ [name]: {} }),
  ),
  ...named('query skip limit hint collation', UNKNOWN_FIELD, (name) => ({ count: 'c', [name]: 1 })),
  ...named('capped size timeseries viewOn validator collation', UNKNOWN_FIELD, (name) => ({
    create: 'x',
    [name]: 1,
  })),
  ...named(
    'expireAfterSeconds hidden collation partialFilterExpression weights storageEngine wildcardProjection',
    UNKNOWN_FIELD,
    (name) => index({ a: 1 }, { [name]: 5 }),
  ),
  ...named('text 2dsphere hashed 2d', NOT_HERE, (kind) => index({ t: kind })),
  ...named(
    'explain dropIndexes buildInfo listDatabases dbStats collStats connectionStatus collMod mapReduce ' +
      'bulkWrite validate getParameter createUser',
    UNKNOWN_COMMAND,
    (name) => ({ [name]: 'c' }),
  ),
  ['sorting by $meta', find({ sort: { a: { $meta: 'textScore' } } }), BAD_VALUE],
  ['sorting by a position', find({ sort: { 'l.0': 1 } }), NOT_HERE],
  ['distinct values of a position', { distinct: 'c', key: 'l.0' }, NOT_HERE],
  ['a position in a filter', filter({ 'l.0': 1 }), NOT_HERE],
  ['a position in an update', update({ $set: { 'l.0': 1 } }), NOT_HERE],
  ['removing by position', update({ $unset: { 'l.0': '' } }), NOT_HERE],
  ['counting at a position', update({ $inc: { 'l.0.n': 1 } }), NOT_HERE],
  ['joining by a position', lookup({ localField: 'l.0' }), NOT_HERE],
  ['joining by an array', lookup({ localField: 'l' }), NOT_HERE],
  ['joining through an array', lookup({ localField: 'l.x' }), NOT_HERE],
  ['a projection that excludes fields', find({ projection: { a: 0 } }), NO_PROJECTION],
  ['a projection that excludes the _id', find({ projection: { a: 1, _id: 0 } }), NO_PROJECTION],
  ['a path in a projection', find({ projection: { 'a.b': 1 } }), NO_PROJECTION],
  ['the positional projection', find({ filter: { l: 1 }, projection: { 'l.$': 1 } }), 16410],
  ['a nested document in a projection', find({ projection: { a: { b: 1 } } }), NO_PROJECTION],
  ['a computed field in find', find({ projection: { b: '$a' } }), NO_PROJECTION],
  ['a read concern', find({ readConcern: { level: 'linearizable' } }), NOT_HERE],
  [
    'a snapshot of part of a collection',
    find({ filter: { a: 1 }, readConcern: { level: 'snapshot' } }),
    NOT_HERE,
  ],
  ['a read concern for a count', { count: 'c', readConcern: { level: 'snapshot' } }, UNKNOWN_FIELD],
  ['a write concern with tags', { ...update({ $set: { a: 1 } }), writeConcern: { w: 'dc1' } }, 100],
  ['an update by a pipeline', update([{ $set: { a: 1 } }]), NOT_HERE],
  ['$[]', update({ $set: { 'l.$[]': 1 } }), NOT_HERE],
  ['$[x]', update({ $set: { 'l.$[x]': 1 } }), NOT_HERE],
  ['the positional $', update({ $set: { 'l.$': 1 } }), NOT_HERE],
  ['a whole document', update({ a: 5 }), NOT_HERE],
  ['aggregate on the database', { aggregate: 1, pipeline: [], cursor: {} }, NOT_HERE],
  ['a variable in $lookup', lookup({ let: { x: 1 } }), UNKNOWN_FIELD],
  [
    '$lookup by a pipeline alone',
    stage({ $lookup: { from: 'c', pipeline: [], as: 'x' } }),
    NOT_HERE,
  ],
  ['a path as the target of $lookup', lookup({ as: 'x.y' }), NOT_HERE],
  ['$group by a field', group({ $sum: 1 }, '$a'), NOT_HERE],
  ['$group by a document', group({ $sum: 1 }, { a: '$a' }), NOT_HERE],
  ['$sum of several values', group({ $sum: [1, 2] }), NOT_HERE],
  ['$sum of a position', group({ $sum: '$l.0' }), NOT_HERE],
  ['a computed field in $project', stage({ $project: { b: '$a' } }), NO_PROJECTION],
  ['a wildcard index', index({ '$**': 1 }), 67],
  ['an index on a position', index({ 'l.0': 1 }), NOT_HERE],
  ['the strict API', { ping: 1, apiStrict: true }, UNKNOWN_FIELD],
]

test('the list of unsupported features is not empty', () => {
  expect(commands.length).toBeGreaterThan(200)
})

test('the database rejects each unsupported feature, and changes nothing', async () => {
  const expectRefused = async ([, command, code]: Refused) => {
    const db = client.db()
    const before = await db.collection('c').find().toArray()
    const reply: Fields = await db.command(command).catch((error: unknown) => ({ error }))
    const { error, writeErrors = [error] } = reply
    expect(writeErrors).toMatchObject([{ code }])
    expect(await db.collection('c').find().toArray()).toEqual(before)
    expect(await db.collection('c').indexes()).toHaveLength(1)
  }
  expect(await failuresOf(commands, ([what]) => what, expectRefused)).toEqual([])
})

test("the database rejects a collection's change stream", async () => {
  expect(await getErrorCode(client.db().collection('c').watch().next())).toBe(UNKNOWN_STAGE)
})

test('the database rejects sorting by two paths into one array', async () => {
  const rows = client.db().collection('arrays')
  await rows.insertOne({ l: [{ x: 1, y: 2 }] })
  expect(await getErrorCode(rows.find().sort({ 'l.x': 1, 'l.y': 1 }).toArray())).toBe(171)
})

test('an error for unsupported features says that a MongoDB server supports them', async () => {
  const refused = client.db().command(filter({ $text: { $search: 'x' } }))
  await expect(refused).rejects.toThrow(
    /\$text is not supported by the embedded database; set MONGODB_URI/,
  )
})
