import {
  COMMON,
  countOf,
  flagOf,
  namespaceOf,
  textOf,
  viewOf,
  type Call,
  type Command,
} from './command.ts'
import { rowOf, type Row } from './cursors.ts'
import { checkFields, fail, unsupported } from './errors.ts'
import { parseFilter } from './filter.ts'
import { EMPTY_ARRAY, keyOf, sameValue } from './keys.ts'
import { partsOf, valuesAt } from './paths.ts'
import { aggregate } from './pipeline.ts'
import { compileProjection } from './projection.ts'
import { planFor } from './planner.ts'
import { find, parseSort, type Query } from './query.ts'
import { isDoc, type Doc } from './values.ts'
import type { Reply } from './wire.ts'

/** The reply of a command whose result may come in several parts. */
export function cursorReply(call: Call, namespace: string, rows: Row[], size: unknown): Reply {
  if (!isDoc(size)) return fail(9, "The 'cursor' option is required")
  if (size !== call.body) checkFields('cursor', size, 'batchSize')
  const isSingle = flagOf(call.body, 'singleBatch')
  const batch = call.cursors.open(namespace, rows, countOf(size, 'batchSize'), isSingle)
  return { body: { ok: 1 }, batch }
}

function queryOf(body: Doc): Query {
  return {
    condition: parseFilter(body.filter ?? {}),
    sort: parseSort(body.sort),
    skip: countOf(body, 'skip'),
    limit: countOf(body, 'limit') || undefined,
  }
}

function findCommand(call: Call): Reply {
  const project = compileProjection(call.body.projection ?? {}, false)
  const entries = find(viewOf(call), queryOf(call.body))
  const rows = project ? entries.map(({ doc }) => rowOf(project(doc))) : entries
  return cursorReply(call, namespaceOf(call), rows, call.body)
}

/** Which index a find would use, in the form of MongoDB's planner. */
function explain(call: Call): Reply {
  const { explain: explained, verbosity } = call.body
  if (!isDoc(explained) || Object.keys(explained)[0] !== 'find' || verbosity !== 'queryPlanner')
    return unsupported('explain of anything but the plan of a find')
  checkFields('find', explained, `find ${COMMON} ${FIND}`)
  const query = queryOf(explained)
  const view = viewOf({ ...call, name: 'find', body: explained })
  if (!view) return { body: { queryPlanner: { winningPlan: { stage: 'EOF' } }, ok: 1 } }
  const { index, bounded, sorted } = planFor(view.collection, { ...query, enough: Infinity })
  const inputStage = { stage: 'IXSCAN', indexName: index.name, keyPattern: index.spec.key }
  const reading = bounded ? { stage: 'FETCH', inputStage } : { stage: 'COLLSCAN' }
  const winningPlan = sorted ? reading : { stage: 'SORT', inputStage: reading }
  return { body: { queryPlanner: { winningPlan }, ok: 1 } }
}

const COUNT_OF_ALL = [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }]

function aggregateCommand(call: Call): Reply {
  const { aggregate: name, pipeline, cursor } = call.body
  if (typeof name !== 'string') return unsupported('aggregate without a collection')
  // countDocuments without a filter does not read anything.
  if (sameValue(pipeline, COUNT_OF_ALL)) {
    const n = countAll(call)
    return cursorReply(call, namespaceOf(call), n > 0 ? [rowOf({ _id: 1, n })] : [], cursor)
  }
  const rows = aggregate(pipeline, name, (collection) => viewOf(call, collection))
  return cursorReply(call, namespaceOf(call), rows, cursor)
}

function countAll(call: Call): number {
  const { collection, versions } = viewOf(call) ?? {}
  let count = collection?.byId.entries.count() ?? 0
  for (const [id, entry] of versions ?? [])
    count += Number(entry !== null) - Number(collection?.get(id) !== undefined)
  return count
}

function count(call: Call): Reply {
  const condition = parseFilter(call.body.query ?? {})
  if (condition.kind === 'and' && condition.parts.length === 0)
    return { body: { n: countAll(call), ok: 1 } }
  return { body: { n: find(viewOf(call), { condition, sort: [] }).length, ok: 1 } }
}

function distinct(call: Call): Reply {
  const path = partsOf(textOf(call.body, 'key'), 2)
  const condition = parseFilter(call.body.query ?? {})
  const found = find(viewOf(call), { condition, sort: [] })
  const values = found.flatMap(({ doc }) => valuesAt(doc, path))
  const known = values.filter((value) => value !== undefined && value !== EMPTY_ARRAY)
  const byKey = new Map(known.map((value) => [keyOf(value), value]))
  return { body: { values: [...byKey.values()], ok: 1 } }
}

function getMore(call: Call): Reply {
  const id = call.body.getMore
  if (typeof id !== 'bigint') return fail(14, "the field 'getMore' must be a long")
  const namespace = namespaceOf(call, textOf(call.body, 'collection'))
  const batch = call.cursors.next(id, namespace, countOf(call.body, 'batchSize') || undefined)
  return { body: { ok: 1 }, batch }
}

function killCursors({ body, cursors }: Call): Reply {
  const ids: unknown[] = Array.isArray(body.cursors) ? body.cursors : [body.cursors]
  const killed = ids.map((id) => (typeof id === 'bigint' ? cursors.kill(id) : fail(14, 'no id')))
  const reply: Doc = { cursorsAlive: [], cursorsUnknown: [], ok: 1 }
  reply.cursorsKilled = ids.filter((_, n) => killed[n])
  reply.cursorsNotFound = ids.filter((_, n) => !killed[n])
  return { body: reply }
}

const FIND = 'filter projection sort skip limit batchSize singleBatch'

export const readCommands: Record<string, Command> = {
  find: { run: findCommand, options: FIND, transactional: true },
  explain: { run: explain, options: 'verbosity' },
  aggregate: { run: aggregateCommand, options: 'pipeline cursor', transactional: true },
  getMore: { run: getMore, options: 'collection batchSize', transactional: true },
  killCursors: { run: killCursors, options: 'cursors', transactional: true },
  count: { run: count, options: 'query' },
  distinct: { run: distinct, options: 'key query', transactional: true },
}
