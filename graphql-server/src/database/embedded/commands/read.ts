import { namespaceOf, viewOf, type Call, type Command } from './command.ts'
import { mapped, type Row } from './cursors.ts'
import { checkFields, fail, unsupported } from '../errors.ts'
import { countOf, flagOf, textOf } from './fields.ts'
import { parseFilter } from '../query/filter.ts'
import { keyOf } from '../bson/keys.ts'
import { partsOf, valuesAt } from '../query/paths.ts'
import { aggregate } from '../query/pipeline.ts'
import { compileProjection } from '../query/projection.ts'
import { countAll, find, parseSort } from '../query/find.ts'
import { isDoc, type Doc } from '../bson/values.ts'
import type { Reply } from '../wire/messages.ts'

/** The reply of a command whose result may need several batches. */
export function cursorReply(call: Call, namespace: string, rows: Row[], size: unknown): Reply {
  if (!isDoc(size)) return fail(9, "The 'cursor' option is required")
  if (size !== call.body) checkFields('cursor', size, 'batchSize')
  const isSingle = flagOf(call.body, 'singleBatch')
  const batch = call.cursors.open(namespace, rows, countOf(size, 'batchSize'), isSingle)
  return { body: { ok: 1 }, batch }
}

function findCommand(call: Call): Reply {
  const { body } = call
  const project = compileProjection(body.projection ?? {})
  const entries = find(viewOf(call), {
    condition: parseFilter(body.filter ?? {}),
    sort: parseSort(body.sort),
    skip: countOf(body, 'skip'),
    limit: countOf(body, 'limit') || undefined,
  })
  const rows = project ? entries.map((entry) => mapped(entry, project)) : entries
  return cursorReply(call, namespaceOf(call), rows, body)
}

function aggregateCommand(call: Call): Reply {
  const { aggregate: name, pipeline, cursor } = call.body
  if (typeof name !== 'string') return unsupported('aggregate without a collection')
  const rows = aggregate(pipeline, name, (collection) => viewOf(call, collection))
  return cursorReply(call, namespaceOf(call), rows, cursor)
}

function count(call: Call): Reply {
  const view = viewOf(call)
  return { body: { n: view ? countAll(view) : 0, ok: 1 } }
}

function distinct(call: Call): Reply {
  const path = partsOf(textOf(call.body, 'key'), 2)
  const condition = parseFilter(call.body.query ?? {})
  const found = find(viewOf(call), { condition, sort: [] })
  const values = found.flatMap(({ doc }) => valuesAt(doc, path, (array) => array))
  const known = values.filter((value) => value !== undefined)
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

function killCursors(call: Call): Reply {
  const { body, cursors } = call
  namespaceOf(call)
  const ids: unknown = body.cursors
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'bigint'))
    return fail(14, "the field 'cursors' must be an array of longs")
  const killed = ids.map((id) => cursors.kill(id))
  const reply: Doc = { cursorsAlive: [], cursorsUnknown: [], ok: 1 }
  reply.cursorsKilled = ids.filter((_, n) => killed[n])
  reply.cursorsNotFound = ids.filter((_, n) => !killed[n])
  return { body: reply }
}

export const readCommands: Record<string, Command> = {
  find: {
    run: findCommand,
    options: 'filter projection sort skip limit batchSize singleBatch',
    transactional: true,
  },
  aggregate: { run: aggregateCommand, options: 'pipeline cursor', transactional: true },
  getMore: { run: getMore, options: 'collection batchSize', transactional: true },
  killCursors: { run: killCursors, options: 'cursors', transactional: true },
  count: { run: count, options: '' },
  distinct: { run: distinct, options: 'key query', transactional: true },
}
