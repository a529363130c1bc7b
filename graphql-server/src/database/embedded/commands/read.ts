import { Timestamp } from 'bson'
import { getNamespace, getView, type Call, type Command } from './command.ts'
import { mapped, type Row } from '../data/cursors.ts'
import { checkFields, fail, unsupported } from '../bson/errors.ts'
import { readCount, readDocuments, readFlag, readText } from '../bson/fields.ts'
import { parseFilter } from '../query/filter.ts'
import { encodeKey, sameValue } from '../bson/keys.ts'
import { getPath, splitPath, valuesAt } from '../bson/paths.ts'
import { aggregate } from '../query/pipeline.ts'
import { compileProjection } from '../query/projection.ts'
import { countAll, find, parseSort } from '../query/find.ts'
import { isDoc, type Doc } from '../bson/values.ts'
import type { Reply } from '../wire/messages.ts'

/** How long MongoDB waits for a change if the driver does not say. */
const DEFAULT_AWAIT_MS = 1_000

/** The names that drivers use for cursors without a single collection: of change streams and of listings. */
const DATABASE_CURSORS = ['$cmd.aggregate', '$cmd.listCollections']

/** Returns the namespace of the cursor that getMore or killCursors names. */
function getCursorNamespace(call: Call, name: string): string {
  return DATABASE_CURSORS.includes(name) ? `${call.db}.${name}` : getNamespace(call, name)
}

/** Builds the reply to a command whose result may need several batches. */
export function cursorReply(call: Call, namespace: string, rows: Row[], size: unknown): Reply {
  if (!isDoc(size)) return fail(9, "The 'cursor' option is required")
  if (size !== call.body) checkFields('cursor', size, 'batchSize')
  const isSingle = readFlag(call.body, 'singleBatch')
  const batch = call.cursors.open(namespace, rows, readCount(size, 'batchSize'), isSingle)
  return { body: { ok: 1 }, batch }
}

function findCommand(call: Call): Reply {
  const { body } = call
  if (body.readConcern !== undefined) return findInSnapshot(call)
  const project = compileProjection(body.projection ?? {})
  const entries = find(getView(call), {
    condition: parseFilter(body.filter ?? {}),
    sort: parseSort(body.sort),
    skip: readCount(body, 'skip'),
    limit: readCount(body, 'limit') || undefined,
  })
  const rows = project ? entries.map((entry) => mapped(entry, project)) : entries
  return cursorReply(call, getNamespace(call), rows, body)
}

/** Only whole collections can be read from a snapshot. */
function findInSnapshot(call: Call): Reply {
  const { body, session, transaction, snapshots } = call
  if (session === undefined || transaction) return fail(72, 'a snapshot needs a session of its own')
  const { filter, projection, sort, skip, limit } = body
  const isPart = isDoc(filter) && Object.keys(filter).length > 0
  if (isPart || projection || sort || skip || limit)
    return unsupported('a snapshot read of a part of a collection')
  const { time, entries } = snapshots.read(session, readSnapshotTime(body.readConcern))
  const namespace = getNamespace(call)
  const reply = cursorReply(call, namespace, entries.get(namespace) ?? [], body)
  return reply.batch ? { ...reply, batch: { ...reply.batch, atClusterTime: time } } : reply
}

/** Returns the time in a read concern, or undefined for the session's first read. */
function readSnapshotTime(readConcern: unknown): Timestamp | undefined {
  if (!isDoc(readConcern)) return fail(14, 'a read concern must be a document')
  checkFields('readConcern', readConcern, 'level atClusterTime')
  const { level, atClusterTime: time } = readConcern
  if (level !== 'snapshot') return unsupported('a read concern other than snapshot')
  const isTime = time === undefined || time instanceof Timestamp
  return isTime ? time : fail(14, 'atClusterTime must be a timestamp')
}

function aggregateCommand(call: Call): Reply {
  const { aggregate: name, pipeline, cursor } = call.body
  if (name === 1) return openChangeStream(call)
  if (typeof name !== 'string') return unsupported('aggregate without a collection')
  const rows = aggregate(pipeline, name, (collection) => getView(call, collection))
  return cursorReply(call, getNamespace(call), rows, cursor)
}

/** Follows collections in the database. No other kind of change stream is supported. */
function openChangeStream({ body, db, engine, transaction }: Call): Reply {
  if (transaction) return fail(263, 'Cannot run a change stream in a multi-document transaction.')
  const stages = readDocuments(body, 'pipeline')
  const collections = readFollowed(stages[1])
  const known = [{ $changeStream: {} }, followed(collections), { $project: { ns: 1 } }]
  if (!sameValue(stages, known)) return unsupported('this aggregate without a collection')
  return { body: { ok: 1 }, batch: engine.changeStreams.open(db, collections) }
}

const followed = (collections: string[]) => ({ $match: { 'ns.coll': { $in: collections } } })

function readFollowed(stage: Doc | undefined): string[] {
  const names = getPath(stage ?? {}, ['$match', 'ns.coll', '$in'])
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

function count(call: Call): Reply {
  const view = getView(call)
  return { body: { n: view ? countAll(view) : 0, ok: 1 } }
}

function distinct(call: Call): Reply {
  const path = splitPath(readText(call.body, 'key'), 2)
  const condition = parseFilter(call.body.query ?? {})
  const found = find(getView(call), { condition, sort: [] })
  const values = found.flatMap(({ doc }) => valuesAt(doc, path, (array) => array))
  const known = values.filter((value) => value !== undefined)
  const byKey = new Map(known.map((value) => [encodeKey(value), value]))
  return { body: { values: [...byKey.values()], ok: 1 } }
}

function getMore(call: Call): Reply | Promise<Reply> {
  const id = call.body.getMore
  if (typeof id !== 'bigint') return fail(14, "the field 'getMore' must be a long")
  if (call.engine.changeStreams.has(id)) return awaitChanges(call, id)
  if (call.body.maxTimeMS !== undefined) return unsupported('maxTimeMS without a change stream')
  const namespace = getCursorNamespace(call, readText(call.body, 'collection'))
  const batch = call.cursors.next(id, namespace, readCount(call.body, 'batchSize') || undefined)
  return { body: { ok: 1 }, batch }
}

async function awaitChanges({ body, engine }: Call, id: bigint): Promise<Reply> {
  const milliseconds = readCount(body, 'maxTimeMS') ?? DEFAULT_AWAIT_MS
  return { body: { ok: 1 }, batch: await engine.changeStreams.next(id, milliseconds) }
}

function killCursors(call: Call): Reply {
  const { body, cursors, engine } = call
  getCursorNamespace(call, readText(body, 'killCursors'))
  const ids: unknown = body.cursors
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'bigint'))
    return fail(14, "the field 'cursors' must be an array of longs")
  const killed = ids.map((id) => cursors.kill(id) || engine.changeStreams.kill(id))
  const reply: Doc = { cursorsAlive: [], cursorsUnknown: [], ok: 1 }
  reply.cursorsKilled = ids.filter((_, n) => killed[n])
  reply.cursorsNotFound = ids.filter((_, n) => !killed[n])
  return { body: reply }
}

export const readCommands: Record<string, Command> = {
  find: {
    run: findCommand,
    options: 'filter projection sort skip limit batchSize singleBatch readConcern',
    transactional: true,
  },
  aggregate: { run: aggregateCommand, options: 'pipeline cursor', transactional: true },
  // A cursor reads at the time of its query; drivers repeat the read concern.
  getMore: {
    run: getMore,
    options: 'collection batchSize maxTimeMS readConcern',
    transactional: true,
  },
  killCursors: { run: killCursors, options: 'cursors', transactional: true },
  count: { run: count, options: '' },
  distinct: { run: distinct, options: 'key query', transactional: true },
}
