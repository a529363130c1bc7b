import { boundsOn, descending, intersect, isExact, isPoint } from './bounds.ts'
import type { Collection } from '../data/collection.ts'
import type { Condition, Leaf } from './filter.ts'
import type { Index } from '../data/indexes.ts'
import { AFTER } from '../bson/keys.ts'
import type { KeyRange } from '../data/ordered-map.ts'

/** A sort as pairs: a path, and 1 or -1. */
export type Sort = (readonly [path: string, direction: number])[]

export interface PlanRequest {
  condition: Condition
  sort: Sort
  /** The maximum number of documents that will be read. */
  enough: number
}

/** How to read a collection: ranges in an index. */
export interface Plan {
  index: Index
  ranges: KeyRange[]
  backwards: boolean
  /** Whether the entries come in the query's order. */
  sorted: boolean
  /** Whether the filter limits the ranges; otherwise the whole index is read. */
  bounded: boolean
  /** Whether everything in the ranges matches the filter. */
  exact: boolean
  keys: number
}

const SORTING = 4
/**
 * An index is preferred even if this many more documents are read, so that tests with little data show which index is
 * used.
 */
const LITTLE = 100

/** Chooses the plan that will probably read the fewest documents. At worst, all documents are read by _id. */
export function planFor({ indexes, byId }: Collection, request: PlanRequest): Plan {
  const plans: Plan[] = []
  for (const index of indexes) {
    const plan = planBy(index, request)
    // No plan can read fewer.
    if (plan?.bounded && plan.keys <= 1) return plan
    if (plan) plans.push(plan)
  }
  const least = Math.min(...plans.map(({ keys }) => keys))
  const cost = ({ keys, sorted, bounded }: Plan) => {
    // Assumes that matches are distributed evenly over the query's order.
    const read = Math.min(keys, (request.enough * Math.max(1, keys)) / Math.max(1, least))
    return (sorted ? read : keys * SORTING) + (bounded ? 0 : LITTLE)
  }
  const [first, ...others] = plans
  if (!first) throw new Error(`${byId.name} can always be read`)
  return others.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best), first)
}

interface Bounds {
  fixed: number
  ranges: KeyRange[]
  limited: number
}

function planBy(index: Index, { condition, sort }: PlanRequest): Plan | undefined {
  if (!isUseful(index, condition, sort)) return undefined
  // A sparse index lacks documents where all of its fields are missing.
  const isAbout = (leaf: Leaf) => isExact(leaf) && index.paths.includes(leaf.path)
  if (index.sparse && !condition.leaves.some(isAbout)) return undefined
  const { fixed, ranges, limited } = findBounds(index, condition)
  const direction = findDirection(index, fixed, sort)
  const keys = ranges.reduce((sum, range) => sum + index.entries.count(range), 0)
  const sorted = sort.length === 0 || direction !== 0
  const isServed = (leaf: Leaf) => {
    const field = index.paths.indexOf(leaf.path)
    const isAlone = condition.leaves.every((other) => other === leaf || other.path !== leaf.path)
    return isExact(leaf) && field >= 0 && field < limited && (isAlone || !index.multikey[field])
  }
  const exact = !condition.hasOr && condition.leaves.every(isServed)
  const backwards = direction === -1
  return { index, ranges, backwards, sorted, bounded: limited > 0, exact, keys }
}

/** Whether the filter or the sort uses the index's first field. The _id can always be used. */
function isUseful({ name, paths: [first = ''] }: Index, condition: Condition, sort: Sort): boolean {
  return name === '_id_' || sort[0]?.[0] === first || boundsOn(condition, first).length > 0
}

/** Finds leading fields that equal one value, followed by one field with ranges or lists. */
function findBounds(index: Index, condition: Condition): Bounds {
  let [prefix, fixed] = ['', 0]
  let limits = findFieldBounds(index, fixed, condition)
  while (limits?.length === 1 && limits.every(isPoint)) {
    prefix += limits.map(({ low }) => low).join('')
    limits = findFieldBounds(index, ++fixed, condition)
  }
  const ranges = (limits ?? [{ low: '', high: AFTER }]).map(({ low, high }) => ({
    low: prefix + low,
    high: prefix + high,
  }))
  return { fixed, ranges, limited: limits ? fixed + 1 : fixed }
}

/**
 * Finds an index field's bounds. Different array elements may match different conditions, so only one bound is used for
 * a field with arrays.
 */
function findFieldBounds(
  index: Index,
  field: number,
  condition: Condition,
): KeyRange[] | undefined {
  const bounds = boundsOn(condition, index.paths[field] ?? '')
  const [first] = bounds
  if (!first) return undefined
  const limits = index.multikey[field] ? first : bounds.reduce(intersect)
  return index.directions[field] === -1 ? descending(limits) : limits
}

/** Returns 1 or -1 if the index returns the query's order when it is read forwards or backwards; otherwise 0. */
function findDirection(index: Index, fixed: number, sort: Sort): number {
  const settled = index.paths.slice(0, fixed).filter((_, field) => !index.multikey[field])
  const steps = sort
    .filter(([path]) => !settled.includes(path))
    .map(([path, direction], n) => {
      const field = fixed + n
      const isNext = index.paths[field] === path && !index.multikey[field]
      return isNext ? direction * (index.directions[field] ?? 1) : 0
    })
  const [first = 1] = steps
  return steps.every((step) => step === first) ? first : 0
}
