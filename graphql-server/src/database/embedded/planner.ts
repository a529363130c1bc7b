import { boundsOn, intersect, leavesOf, rangeOf } from './bounds.ts'
import type { Bound } from './bounds.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { fail } from './errors.ts'
import type { Condition, Leaf } from './filter.ts'
import type { Index } from './indexes.ts'
import { AFTER, invertKey, sameValue } from './keys.ts'
import type { KeyRange } from './ordered.ts'
import { isDoc, put } from './values.ts'
import type { Doc } from './values.ts'

/** A sort as pairs of a path and 1 or -1. */
export type Sort = (readonly [path: string, direction: number])[]

export interface Wish {
  condition: Condition
  sort: Sort
  /** How many documents will be read at most, when that is known. */
  limit?: number | undefined
  hint?: unknown
}

/** How to read a collection: parts of indexes, or (no index) all of it. */
export interface Plan {
  index: Index | undefined
  ranges: KeyRange[]
  backwards: boolean
  /** The entries come in the wished order. */
  sorted: boolean
  /** Several indexes, one for each alternative of an $or. */
  alternatives?: Plan[]
  rows: number
}

const MOST_POINTS = 2000

/** The plan that will probably read the fewest documents. */
export function planFor(collection: Collection, wish: Wish): Plan {
  const plans = candidates(collection, wish)
  const scan: Plan = {
    index: undefined,
    ranges: [],
    backwards: false,
    sorted: wish.sort.length === 0,
    rows: collection.entries.size,
  }
  const union = unionPlan(collection, wish)
  if (wish.hint === undefined) plans.push(scan, ...(union ? [union] : []))
  const [first = scan] = plans
  const least = Math.min(...plans.map((plan) => plan.rows))
  const cost = (plan: Plan) => costOf(plan, wish, least)
  return plans.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best), first)
}

function costOf(plan: Plan, wish: Wish, least: number): number {
  const sorting = plan.sorted ? 1 : 4
  const rows = plan.rows * sorting * (plan.index || plan.alternatives ? 1 : 1.5)
  if (!plan.sorted || wish.limit === undefined) return rows
  // Matches lie about evenly in the wished order: that many are read before enough are found.
  return Math.min(rows, (wish.limit * plan.rows) / Math.max(1, least) + 1)
}

function candidates(collection: Collection, wish: Wish): Plan[] {
  const { hint } = wish
  if (hint === undefined) return collection.indexes.flatMap((index) => indexPlan(index, wish) ?? [])
  const index = collection.indexes.find(
    ({ name, spec }) => name === hint || same(spec['key'], hint),
  )
  if (!index) return fail(2, 'hint provided does not correspond to an existing index')
  const plan = indexPlan(index, wish)
  if (!plan && (index.sparse || index.partial))
    return fail(2, `the hinted index ${index.name} does not hold all documents of this query`)
  return [plan ?? { ...everything(index), sorted: wish.sort.length === 0 }]
}

function same(key: unknown, hint: unknown): boolean {
  return isDoc(hint) && sameValue(key, hint)
}

function everything(index: Index): Plan {
  const ranges = [{ low: '', high: AFTER }]
  return { index, ranges, backwards: false, sorted: false, rows: index.entries.size }
}

function indexPlan(index: Index, wish: Wish): Plan | undefined {
  const leaves = leavesOf(wish.condition)
  if (!holdsAll(index, leaves)) return undefined
  const bounds = usableBounds(index, wish.condition)
  const order = orderBy(index, bounds, wish.sort)
  if (!bounds[0] && !order) return undefined
  const ranges = rangesOf(index, bounds)
  const rows = ranges.reduce((sum, range) => sum + index.entries.count(range), 0)
  return {
    index,
    ranges,
    backwards: order === -1,
    sorted: wish.sort.length === 0 || order !== 0,
    rows,
  }
}

/** Whether the index has every document that passes: sparse and partial ones leave some out. */
function holdsAll(index: Index, leaves: Leaf[]): boolean {
  if (index.sparse && !leaves.some((leaf) => index.paths.includes(leaf.path) && isPresent(leaf)))
    return false
  if (!index.partial) return true
  return leavesOf(index.partial).every((wanted) => leaves.some((leaf) => implies(leaf, wanted)))
}

/** Whether the condition can't hold for a missing field. */
function isPresent({ operator, operand }: Leaf): boolean {
  if (operator === '$in') return Array.isArray(operand) && !operand.includes(null)
  return operand !== null
}

function implies(leaf: Leaf, wanted: Leaf): boolean {
  if (leaf.path !== wanted.path) return false
  if (leaf.operator === wanted.operator && sameValue(leaf.operand, wanted.operand)) return true
  if (wanted.operator === '$exists') return isPresent(leaf)
  const values: unknown = leaf.operator === '$eq' ? [leaf.operand] : leaf.operand
  if (!['$eq', '$in'].includes(leaf.operator) || !Array.isArray(values)) return false
  return values.every((value: unknown) => wanted.test(nest(wanted.path, value)))
}

/** A document that has only this value at this path. */
export function nest(path: string, value: unknown): Doc {
  const [first = '', ...rest] = path.split('.')
  const doc: Doc = {}
  put(doc, first, rest.length ? nest(rest.join('.'), value) : value)
  return doc
}

/**
 * The bounds of the index's fields. Different elements of an array may meet different conditions:
 * of a field with arrays only one bound counts, and of several such fields only the first's.
 */
function usableBounds(index: Index, condition: Condition): (Bound | undefined)[] {
  let arrays = 0
  return index.paths.map((path, field) => {
    const bounds = boundsOn(condition, path)
    if (bounds.length === 0) return undefined
    if (!index.multikey[field]) return intersect(bounds)
    if (arrays++ > 0) return undefined
    return bounds.reduce((a, b) => ((b.points?.length ?? 1e9) < (a.points?.length ?? 1e9) ? b : a))
  })
}

function rangesOf(index: Index, bounds: (Bound | undefined)[]): KeyRange[] {
  let prefixes = ['']
  for (const [field, bound] of bounds.entries()) {
    const direction = index.directions[field] ?? 1
    if (!bound) break
    if (!bound.points || bound.points.length * prefixes.length > MOST_POINTS)
      return prefixes.map((prefix) => rangeOf(prefix, bound, direction))
    const keys = direction === 1 ? bound.points : bound.points.map(invertKey)
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => prefix + key))
  }
  return prefixes.sort().map((prefix) => ({ low: prefix, high: prefix + AFTER }))
}

/** 1 or -1 when the index, read forwards or backwards, gives the wished order; else 0. */
function orderBy(index: Index, bounds: (Bound | undefined)[], sort: Sort): number {
  const fixed = index.paths.map((_, f) => bounds[f]?.points?.length === 1 && !index.multikey[f])
  const open = sort.filter(([path]) => !fixed[index.paths.indexOf(path)])
  let direction = 0
  let next = 0
  for (const [field, path] of index.paths.entries()) {
    const wished = open[next]
    if (!wished) break
    if (path === wished[0] && !index.multikey[field]) {
      const step = wished[1] * (index.directions[field] ?? 1)
      if (direction !== 0 && step !== direction) return 0
      direction = step
      next++
    } else if (bounds[field]?.points?.length !== 1) return 0
  }
  if (next < open.length) return 0
  return sort.length === 0 ? 0 : direction || 1
}

/** For an $or: each alternative by an index of its own, when all of them have one. */
function unionPlan(collection: Collection, wish: Wish): Plan | undefined {
  const { condition } = wish
  const parts = condition.kind === 'and' ? condition.parts : [condition]
  const or = parts.find((part) => part.kind === 'or')
  if (or?.kind !== 'or') return undefined
  const alternatives: Plan[] = []
  for (const part of or.parts) {
    const plan = planFor(collection, { condition: part, sort: [] })
    if (!plan.index && !plan.alternatives) return undefined
    alternatives.push(plan)
  }
  const rows = alternatives.reduce((sum, plan) => sum + plan.rows, 0)
  const sorted = wish.sort.length === 0
  return { index: undefined, ranges: [], backwards: false, sorted, alternatives, rows }
}

/** The entries that a plan leads to, each once. */
export function* entriesOf(collection: Collection, plan: Plan): Generator<Entry> {
  if (plan.alternatives) {
    const seen = new Set<Entry>()
    for (const alternative of plan.alternatives)
      for (const entry of entriesOf(collection, alternative)) {
        if (seen.has(entry)) continue
        seen.add(entry)
        yield entry
      }
    return
  }
  const { index, backwards } = plan
  if (!index) return yield* collection.entries.values()
  const seen = index.multikey.includes(true) ? new Set<Entry>() : undefined
  const ranges = backwards ? [...plan.ranges].reverse() : plan.ranges
  for (const range of ranges)
    for (const entry of index.entries.values(range, backwards)) {
      if (seen?.has(entry)) continue
      seen?.add(entry)
      yield entry
    }
}
