import type { Collection } from '../data/collection.ts'
import type { Entry, Versions } from '../storage/entry.ts'
import { fail } from '../bson/errors.ts'
import type { Condition } from './filter.ts'
import { compoundKey } from '../bson/keys.ts'
import { splitPath, getTuples } from '../bson/paths.ts'
import { planFor, type Plan, type Sort } from './planner.ts'
import { isDoc, isNumber } from '../bson/values.ts'

/** A collection as a caller sees it: `versions` replace the documents in memory. */
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

/** How often a whole collection was scanned, for serverStatus and tests. */
export const collectionScans = { total: 0 }

export function find(view: View | undefined, query: Query): Entry[] {
  if (!view) return []
  const { condition, sort, skip = 0, limit } = query
  const enough = limit === undefined ? Infinity : skip + limit
  const plan = planFor(view.collection, { condition, sort, enough })
  const stopsEarly = plan.sorted && enough < Infinity && plan.exact
  if (!plan.bounded && !stopsEarly) collectionScans.total++
  const found = collect(plan, view.versions, condition, plan.sorted ? enough : Infinity)
  const isSorted = plan.sorted && !view.versions
  return (isSorted ? found : sortEntries(found, sort)).slice(skip, enough)
}

/** Collects the plan's matching entries up to a limit, and all matching versions. */
function collect(
  plan: Plan,
  versions: Versions | undefined,
  { test }: Condition,
  enough: number,
): Entry[] {
  const entries: Entry[] = []
  for (const entry of inPlan(plan)) {
    if (entries.length >= enough) break
    if (!versions?.has(entry.id) && (plan.exact || test(entry.doc))) entries.push(entry)
  }
  for (const entry of versions?.values() ?? []) if (entry && test(entry.doc)) entries.push(entry)
  return entries
}

/** Yields a plan's entries, each once. */
function* inPlan({ index, ranges, backwards }: Plan): Generator<Entry> {
  const seen = new Set<Entry>()
  for (const range of backwards ? [...ranges].reverse() : ranges)
    for (const entry of index.entries.values(range, backwards)) {
      if (seen.has(entry)) continue
      if (index.multikey.includes(true)) seen.add(entry)
      yield entry
    }
}

/** The number of visible documents, without reading them. */
export function countAll({ collection, versions }: View): number {
  let count = collection.byId.entries.count()
  for (const [id, version] of versions ?? [])
    count += Number(version !== null) - Number(collection.get(id) !== undefined)
  return count
}

export function parseSort(sort: unknown = {}): Sort {
  if (!isDoc(sort)) return fail(14, 'a sort must be a document')
  return Object.entries(sort).map(([path, direction]) => {
    const number = isNumber(direction) ? Number(direction) : 0
    if (number !== 1 && number !== -1)
      fail(2, `$sort key ordering must be 1 (for ascending) or -1 (for descending), not ${path}`)
    splitPath(path, 2)
    return [path, number] as const
  })
}

function sortEntries(entries: Entry[], sort: Sort): Entry[] {
  if (sort.length === 0) return entries
  const paths = sort.map(([path]) => path.split('.'))
  const directions = sort.map(([, direction]) => direction)
  // The element that sorts first in the given direction represents an array.
  const keyed = entries.map((entry) => {
    const keys = getTuples(entry.doc, paths).map((tuple) => compoundKey(tuple, directions))
    return { entry, key: keys.reduce((least, key) => (key < least ? key : least)) }
  })
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ entry }) => entry)
}
