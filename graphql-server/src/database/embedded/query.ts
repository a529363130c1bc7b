import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { fail } from './errors.ts'
import type { Condition } from './filter.ts'
import { compoundKey } from './keys.ts'
import { tuplesOf } from './paths.ts'
import { entriesOf, planFor } from './planner.ts'
import type { Plan, Sort } from './planner.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'

/** What a transaction sees otherwise than committed: its own writes, and what changed since. */
export type Overrides = ReadonlyMap<string, Entry | null>

export interface Query {
  condition: Condition
  sort?: Sort
  skip?: number | undefined
  limit?: number | undefined
  hint?: unknown
  /** When to give up, in performance.now() milliseconds. */
  deadline?: number | undefined
}

/** How often collections were read without an index: serverStatus tells, tests look at it. */
export const collectionScans = { total: 0 }

/** Reads 1 and -1 as a sort; anything else is refused. */
export function parseSort(sort: unknown): Sort {
  if (sort === undefined) return []
  if (!isDoc(sort)) return fail(14, 'a sort must be a document')
  return Object.entries(sort).map(([path, direction]) => {
    const number = Number(direction)
    if ((number !== 1 && number !== -1) || typeof direction === 'string')
      fail(2, `$sort key ordering must be 1 (for ascending) or -1 (for descending), not ${path}`)
    if (path.split('.').some((part) => part === '' || part.startsWith('$') || /^\d+$/.test(part)))
      fail(2, `can't sort by the path '${path}'`)
    return [path, number] as const
  })
}

export function sortRows<R extends { readonly doc: Doc }>(rows: R[], sort: Sort): R[] {
  const paths = sort.map(([path]) => path.split('.'))
  const directions = sort.map(([, direction]) => direction)
  const keyed = rows.map((row) => ({ row, key: sortKey(row.doc, paths, directions) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ row }) => row)
}

/** Of the elements of an array the one counts that comes first in the wished direction. */
function sortKey(doc: Doc, paths: string[][], directions: number[]): string {
  const { tuples } = tuplesOf(doc, paths)
  const keys = tuples.map((tuple) =>
    compoundKey(
      paths.map((_, i) => tuple[i]),
      directions,
    ),
  )
  return keys.reduce((least, key) => (key < least ? key : least))
}

export interface Found {
  entries: Entry[]
  plan: Plan | undefined
  /** How many documents were read to find these. */
  examined: number
}

/** Finds the documents that a query wants, in the wished order. */
export function find(
  collection: Collection | undefined,
  overrides: Overrides | undefined,
  query: Query,
): Found {
  const { condition, sort = [], skip = 0, limit, hint } = query
  if (!collection) return { entries: [], plan: undefined, examined: 0 }
  const enough = limit === undefined ? undefined : skip + limit
  const plan = planFor(collection, { condition, sort, limit: overrides ? undefined : enough, hint })
  if (!plan.index && !plan.alternatives) collectionScans.total++
  const inOrder = plan.sorted && (!overrides || sort.length === 0)
  const { entries, examined } = collect(
    collection,
    overrides,
    plan,
    query,
    inOrder ? enough : undefined,
  )
  const ordered = inOrder ? entries : sortRows(entries, sort)
  return {
    entries: skip || enough !== undefined ? ordered.slice(skip, enough) : ordered,
    plan,
    examined,
  }
}

function collect(
  collection: Collection,
  overrides: Overrides | undefined,
  plan: Plan,
  { condition, deadline }: Query,
  enough: number | undefined,
): { entries: Entry[]; examined: number } {
  const entries: Entry[] = []
  let examined = 0
  const consider = (entry: Entry) => {
    examined++
    if ((examined & 1023) === 0 && deadline !== undefined && performance.now() > deadline)
      fail(50, 'operation exceeded time limit')
    if (condition.test(entry.doc)) entries.push(entry)
  }
  if (enough === 0) return { entries, examined }
  for (const entry of entriesOf(collection, plan)) {
    if (overrides?.has(entry.id)) continue
    consider(entry)
    if (entries.length === enough) return { entries, examined }
  }
  for (const entry of overrides?.values() ?? []) if (entry) consider(entry)
  return { entries, examined }
}
