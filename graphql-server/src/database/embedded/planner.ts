import { boundsOn, descending, hull, intersect, isPoint, leavesOf } from './bounds.ts'
import type { Collection } from './collection.ts'
import type { Condition, Leaf } from './filter.ts'
import type { Index } from './indexes.ts'
import { sameValue } from './keys.ts'
import { EVERYTHING, type KeyRange } from './ordered.ts'
import { setPath } from './paths.ts'
import type { Doc } from './values.ts'

/** A sort as pairs of a path and 1 or -1. */
export type Sort = (readonly [path: string, direction: number])[]

export interface Wish {
  condition: Condition
  sort: Sort
  /** How many documents will be read at most. */
  enough: number
}

/** How to read a collection: which parts of which index. */
export interface Plan {
  index: Index
  ranges: KeyRange[]
  backwards: boolean
  /** The entries come in the wished order. */
  sorted: boolean
  /** The filter limits what is read; else it is the whole index. */
  bounded: boolean
  /** How many keys the ranges hold. */
  keys: number
}

const MOST_RANGES = 2000
const SORTING = 4
/** So many documents more are read for a plan by an index: also little data shows what is used. */
const LITTLE = 100

/** The plan that will probably read the fewest documents; at worst all of them, by their _id. */
export function planFor({ indexes, byId }: Collection, wish: Wish): Plan {
  const plans = indexes.flatMap((index) => planBy(index, wish) ?? [])
  const least = Math.min(...plans.map(({ keys }) => keys))
  const cost = ({ keys, sorted, bounded }: Plan) => {
    // Matches lie about evenly in the wished order: that many are read before enough are found.
    const read = Math.min(keys, (wish.enough * Math.max(1, keys)) / Math.max(1, least))
    return (sorted ? read : keys * SORTING) + (bounded ? 0 : LITTLE)
  }
  const [first, ...others] = plans
  if (!first) throw new Error(`${byId.name} can always be read`)
  return others.reduce((best, plan) => (cost(plan) < cost(best) ? plan : best), first)
}

function planBy(index: Index, { condition, sort }: Wish): Plan | undefined {
  if (!holdsAll(index, leavesOf(condition))) return undefined
  const bounds = usableBounds(index, condition)
  const order = orderBy(index, bounds, sort)
  const ranges = rangesOf(index, bounds)
  const keys = ranges.reduce((sum, range) => sum + index.entries.count(range), 0)
  const sorted = sort.length === 0 || order !== 0
  return { index, ranges, backwards: order === -1, sorted, bounded: bounds[0] !== undefined, keys }
}

/** Whether the index has every document that passes: sparse and partial ones leave some out. */
function holdsAll({ paths, sparse, partial }: Index, leaves: Leaf[]): boolean {
  if (sparse && !leaves.some((leaf) => paths.includes(leaf.path) && isPresent(leaf))) return false
  return leavesOf(partial).every((wanted) => leaves.some((leaf) => implies(leaf, wanted)))
}

/** Whether the condition can't hold for a missing field. */
function isPresent({ operator, operand }: Leaf): boolean {
  if (operator === '$in') return Array.isArray(operand) && !operand.includes(null)
  return operand !== null
}

function implies(leaf: Leaf, wanted: Leaf): boolean {
  if (leaf.path !== wanted.path) return false
  if (wanted.operator === '$exists') return isPresent(leaf)
  if (leaf.operator === '$eq' && !Array.isArray(leaf.operand))
    return wanted.test(nest(wanted.path, leaf.operand))
  return leaf.operator === wanted.operator && sameValue(leaf.operand, wanted.operand)
}

/** A document that has only this value at this path. */
export function nest(path: string, value: unknown): Doc {
  const doc: Doc = {}
  setPath(doc, path.split('.'), value)
  return doc
}

/**
 * The bounds of the index's fields. Different elements of an array may meet different conditions:
 * of a field with arrays only the bound with the fewest ranges counts.
 */
function usableBounds(index: Index, condition: Condition): (KeyRange[] | undefined)[] {
  return index.paths.map((path, field) => {
    const bounds = boundsOn(condition, path)
    if (!index.multikey[field]) return bounds.length > 0 ? bounds.reduce(intersect) : undefined
    return bounds.find((ranges) => ranges.every(isPoint)) ?? bounds[0]
  })
}

function rangesOf(index: Index, bounds: (KeyRange[] | undefined)[]): KeyRange[] {
  let prefixes = ['']
  for (const [field, bound] of bounds.entries()) {
    if (!bound) break
    const many = bound.length * prefixes.length > MOST_RANGES
    const limits = many ? hull(bound) : bound
    const directed = index.directions[field] === -1 ? descending(limits) : limits
    const ranges = prefixes.flatMap((prefix) =>
      directed.map(({ low, high }) => ({ low: prefix + low, high: prefix + high })),
    )
    if (field === bounds.length - 1 || !bounds[field + 1] || !ranges.every(isPoint)) return ranges
    prefixes = ranges.map(({ low }) => low)
  }
  return [EVERYTHING]
}

/** 1 or -1 when the index, read forwards or backwards, gives the wished order; else 0. */
function orderBy(index: Index, bounds: (KeyRange[] | undefined)[], sort: Sort): number {
  const isFixed = (field: number) => {
    const bound = bounds[field]
    return bound?.length === 1 && bound.every(isPoint)
  }
  const fixed = index.paths.filter((_, field) => isFixed(field) && !index.multikey[field])
  const open = sort.filter(([path]) => !fixed.includes(path))
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
    } else if (!isFixed(field)) return 0
  }
  if (next < open.length) return 0
  return sort.length === 0 ? 0 : direction || 1
}
