import type { Collection, Entry } from './collection.ts'
import { fail } from './errors.ts'
import type { Condition } from './filter.ts'
import { compoundKey } from './keys.ts'
import { partsOf, tuplesOf } from './paths.ts'
import { planFor, type Plan, type Sort } from './planner.ts'
import { isDoc, isNumber, type Doc } from './values.ts'

/** Versions of documents by their id; null where there is none. */
export type Versions = Map<string, Entry | null>

/** A collection as somebody sees it: otherwise than it is in memory where there are versions. */
export interface View {
  collection: Collection
  versions: Versions | undefined
}

export interface Query {
  condition: Condition
  sort: Sort
  skip?: number | undefined
  limit?: number | undefined
}

/** How often a whole collection was read: serverStatus tells, and tests look at it. */
export const collectionScans = { total: 0 }

/** Finds the documents that a query wants, in the wished order. */
export function find(view: View | undefined, query: Query): Entry[] {
  if (!view) return []
  const { condition, sort, skip = 0, limit } = query
  const { collection, versions } = view
  const enough = limit === undefined ? Infinity : skip + limit
  const plan = planFor(collection, { condition, sort, enough: versions ? Infinity : enough })
  const isFiltered = condition.kind !== 'and' || condition.parts.length > 0
  const stopsEarly = plan.sorted && enough < Infinity && !isFiltered
  if (!plan.bounded && !stopsEarly) collectionScans.total++
  const inOrder = plan.sorted && (!versions || sort.length === 0)
  const entries = inOrder
    ? collect(view, plan, condition, enough)
    : sortRows(collect(view, plan, condition, Infinity), sort)
  return entries.slice(skip, enough)
}

function collect({ versions }: View, plan: Plan, { test }: Condition, enough: number): Entry[] {
  const entries: Entry[] = []
  for (const entry of inPlan(plan)) {
    if (entries.length >= enough) return entries
    if (!versions?.has(entry.id) && test(entry.doc)) entries.push(entry)
  }
  for (const entry of versions?.values() ?? []) if (entry && test(entry.doc)) entries.push(entry)
  return entries
}

/** The entries that a plan leads to, each once. */
function* inPlan({ index, ranges, backwards }: Plan): Generator<Entry> {
  const seen = new Set<Entry>()
  for (const range of backwards ? [...ranges].reverse() : ranges)
    for (const entry of index.entries.values(range, backwards)) {
      if (seen.has(entry)) continue
      if (index.multikey.includes(true)) seen.add(entry)
      yield entry
    }
}

/** Reads 1 and -1 as a sort; anything else is refused. */
export function parseSort(sort: unknown = {}): Sort {
  if (!isDoc(sort)) return fail(14, 'a sort must be a document')
  return Object.entries(sort).map(([path, direction]) => {
    const number = isNumber(direction) ? Number(direction) : 0
    if (number !== 1 && number !== -1)
      fail(2, `$sort key ordering must be 1 (for ascending) or -1 (for descending), not ${path}`)
    partsOf(path, 2)
    return [path, number] as const
  })
}

export function sortRows<R extends { readonly doc: Doc }>(rows: R[], sort: Sort): R[] {
  if (sort.length === 0) return rows
  const paths = sort.map(([path]) => path.split('.'))
  const directions = sort.map(([, direction]) => direction)
  // Of the elements of an array the one counts that comes first in the wished direction.
  const keyed = rows.map((row) => {
    const keys = tuplesOf(row.doc, paths).map((tuple) => compoundKey(tuple, directions))
    return { row, key: keys.reduce((least, key) => (key < least ? key : least)) }
  })
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ row }) => row)
}
