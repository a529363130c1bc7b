import { fail } from './errors.ts'
import { describe } from './explain.ts'
import { parseFilter } from './filter.ts'
import { keyOf } from './keys.ts'
import { anyAt } from './paths.ts'
import { aggregate, rowOf } from './pipeline.ts'
import type { Row, Run } from './pipeline.ts'
import { compileProjection } from './projection.ts'
import { find, parseSort } from './query.ts'
import { checkFields, COMMON, countOf, flagOf, namespaceOf, runOf, textOf } from './request.ts'
import type { Command, Database, Request } from './request.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'
import type { Reply } from './wire.ts'

/** The rows of a find command. */
export function findRows({ body }: Request, run: Run): Row[] {
  const condition = parseFilter(body['filter'] ?? {})
  const project =
    body['projection'] === undefined ? undefined : compileProjection(body['projection'])
  const limit = countOf(body, 'limit') || undefined
  const { source, collection, hint } = run
  const { entries, plan, examined } = find(collection, source.overrides(collection), {
    condition,
    sort: parseSort(body['sort']),
    skip: countOf(body, 'skip'),
    limit,
    hint,
    deadline: source.deadline,
  })
  run.onPlan?.(collection?.namespace ?? '', plan, examined)
  return project ? entries.map(({ doc }) => rowOf(project(doc))) : entries
}

function firstBatch(request: Request, database: Database, rows: Row[], size: Doc): Reply {
  const namespace = namespaceOf(request, textOf(request.body, request.name))
  const batchSize = countOf(size, 'batchSize')
  const single = flagOf(request.body, 'singleBatch')
  const batch = database.cursors.open(namespace, rows, batchSize, single)
  return { body: { ok: 1 }, batch: { ...batch, field: 'firstBatch' } }
}

function findCommand(request: Request, database: Database): Reply {
  return firstBatch(request, database, findRows(request, runOf(request, database)), request.body)
}

/** The rows of an aggregate command; countDocuments of everything does not read anything. */
export function aggregateRows({ body }: Request, run: Run): Row[] {
  const pipeline = body['pipeline']
  const { collection, source } = run
  if (collection && !source.overrides(collection) && isCountOfAll(pipeline)) {
    const n = collection.entries.size
    return n > 0 ? [rowOf({ _id: 1, n })] : []
  }
  return aggregate(pipeline, run)
}

const COUNT_OF_ALL = keyOf([{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }])

function isCountOfAll(pipeline: unknown): boolean {
  return Array.isArray(pipeline) && pipeline.length === 2 && keyOf(pipeline) === COUNT_OF_ALL
}

function aggregateCommand(request: Request, database: Database): Reply {
  const { body } = request
  if (typeof body['aggregate'] !== 'string')
    fail(238, 'aggregate without a collection is not supported')
  const cursor = body['cursor']
  if (!isDoc(cursor)) return fail(9, "The 'cursor' option is required")
  checkFields('aggregate.cursor', cursor, ['batchSize'])
  return firstBatch(request, database, aggregateRows(request, runOf(request, database)), cursor)
}

function getMore(request: Request, { cursors }: Database): Reply {
  const id = request.body['getMore']
  if (typeof id !== 'bigint') return fail(14, "the field 'getMore' must be a long")
  const namespace = namespaceOf(request, textOf(request.body, 'collection'))
  const batch = cursors.next(id, namespace, countOf(request.body, 'batchSize') || undefined)
  return { body: { ok: 1 }, batch: { ...batch, field: 'nextBatch' } }
}

function killCursors({ body }: Request, { cursors }: Database): Reply {
  const ids = body['cursors']
  if (!Array.isArray(ids)) return fail(14, "the field 'cursors' must be an array")
  const cursorsKilled: bigint[] = []
  const cursorsNotFound: bigint[] = []
  for (const id of ids) {
    if (typeof id !== 'bigint') return fail(14, 'cursor ids must be longs')
    ;(cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id)
  }
  return { body: { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 } }
}

export function countRows({ body }: Request, { source, collection, hint, onPlan }: Run): number {
  const condition = parseFilter(body['query'] ?? {})
  const [skip, limit] = [countOf(body, 'skip'), countOf(body, 'limit') || undefined]
  const overrides = source.overrides(collection)
  if (collection && !overrides && condition.kind === 'and' && condition.parts.length === 0)
    return Math.min(Math.max(0, collection.entries.size - (skip ?? 0)), limit ?? Infinity)
  const { deadline } = source
  const found = find(collection, overrides, { condition, skip, limit, hint, deadline })
  onPlan?.(collection?.namespace ?? '', found.plan, found.examined)
  return found.entries.length
}

export function distinctValues({ body }: Request, run: Run): unknown[] {
  const path = textOf(body, 'key').split('.')
  const condition = parseFilter(body['query'] ?? {})
  const { source, collection, hint } = run
  const { deadline } = source
  const found = find(collection, source.overrides(collection), { condition, hint, deadline })
  run.onPlan?.(collection?.namespace ?? '', found.plan, found.examined)
  const values = new Map<string, unknown>()
  for (const { doc } of found.entries)
    anyAt(doc, path, (value) => {
      if (value !== undefined && !Array.isArray(value)) values.set(keyOf(value), value)
      return false
    })
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

/** Explains how a read finds its documents, in the form that MongoDB's drivers know. */
function explain(request: Request, database: Database): Reply {
  const inner = request.body['explain']
  if (!isDoc(inner)) return fail(14, 'explain needs a command')
  const [name = ''] = Object.keys(inner)
  const command = Object.hasOwn(readCommands, name) ? readCommands[name] : undefined
  const rows: Record<string, ((request: Request, run: Run) => unknown) | undefined> = {
    find: findRows,
    aggregate: aggregateRows,
    count: countRows,
    distinct: distinctValues,
  }
  const read = Object.hasOwn(rows, name) ? rows[name] : undefined
  if (!command || !read)
    return fail(238, `explain of ${name} is not supported by the embedded database`)
  checkFields(name, inner, [name, ...COMMON, ...command.options])
  const explained: Request = { ...request, name, body: inner }
  const plans: Doc[] = []
  let scanned = 0
  const run: Run = {
    ...runOf(explained, database),
    onPlan(namespace, plan, examined) {
      scanned += examined
      const winningPlan = { stage: 'EOF' }
      plans.push({
        namespace,
        winningPlan: plan ? describe(plan) : winningPlan,
        totalDocsExamined: examined,
      })
    },
  }
  const result = read(explained, run)
  const nReturned = Array.isArray(result) ? result.length : Number(result)
  const [first, ...others] = plans
  return {
    body: {
      explainVersion: '1',
      queryPlanner: { ...first, rejectedPlans: [] },
      ...(others.length > 0 && { lookups: others }),
      executionStats: { executionSuccess: true, nReturned, totalDocsExamined: scanned },
      command: inner,
      ok: 1,
    },
  }
}

export const readCommands: Record<string, Command> = {
  find: {
    run: findCommand,
    transactional: true,
    options: [
      'filter',
      'projection',
      'sort',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'hint',
      'allowDiskUse',
    ],
  },
  aggregate: {
    run: aggregateCommand,
    transactional: true,
    options: ['pipeline', 'cursor', 'hint', 'allowDiskUse'],
  },
  getMore: { run: getMore, transactional: true, options: ['collection', 'batchSize'] },
  killCursors: { run: killCursors, transactional: true, options: ['cursors'] },
  count: {
    run: (request, database) => ({
      body: { n: countRows(request, runOf(request, database)), ok: 1 },
    }),
    options: ['query', 'skip', 'limit', 'hint'],
  },
  distinct: {
    run: (request, database) => ({
      body: { values: distinctValues(request, runOf(request, database)), ok: 1 },
    }),
    transactional: true,
    options: ['key', 'query', 'hint'],
  },
  explain: { run: explain, options: ['verbosity'] },
}
