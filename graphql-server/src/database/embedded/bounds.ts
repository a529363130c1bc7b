import { BSONRegExp } from 'bson'
import { isElementFilter, parseFilter, type Condition, type Leaf } from './filter.ts'
import { AFTER, invertKey, keyOf, typePrefix } from './keys.ts'
import type { KeyRange } from './ordered.ts'
import { isDoc } from './values.ts'

const NAN = keyOf(NaN)

/** All conditions that must hold, with those inside $and and $elemMatch. */
export function leavesOf(condition: Condition): Leaf[] {
  if (condition.kind === 'and') return condition.parts.flatMap(leavesOf)
  return condition.kind === 'leaf' ? [condition, ...innerLeaves(condition)] : []
}

function innerLeaves({ path, operator, operand }: Leaf): Leaf[] {
  if (operator !== '$elemMatch' || !isDoc(operand)) return []
  if (isElementFilter(operand))
    return leavesOf(parseFilter({ '': operand })).map((leaf) => ({ ...leaf, path }))
  return leavesOf(parseFilter(operand)).map((leaf) => ({ ...leaf, path: `${path}.${leaf.path}` }))
}

/** The bounds that a condition sets on a path, each as the ranges of keys that it allows. */
export function boundsOn(condition: Condition, path: string): KeyRange[][] {
  const leaves = leavesOf(condition).filter((leaf) => leaf.path === path)
  const parts = condition.kind === 'and' ? condition.parts : [condition]
  const alternatives = parts.map((part) => (part.kind === 'or' ? union(part.parts, path) : null))
  return [...leaves.map(rangesOf), ...alternatives].filter((ranges) => ranges !== null)
}

/** Null where an index has not what the operand compares with. */
function rangesOf({ operator, operand }: Leaf): KeyRange[] | null {
  if (operator === '$eq') return pointsOf([operand])
  if (operator === '$in') return Array.isArray(operand) ? pointsOf(operand) : null
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator)) return null
  if (operand === null || Array.isArray(operand)) return null
  const [key, type] = [keyOf(operand), typePrefix(operand)]
  if (key === NAN) return operator.endsWith('e') ? [pointAt(key)] : []
  if (operator === '$gt') return [{ low: key + AFTER, high: type + AFTER }]
  if (operator === '$gte') return [{ low: key, high: type + AFTER }]
  const low = NAN.startsWith(type) ? NAN + AFTER : type
  return [{ low, high: operator === '$lt' ? key : key + AFTER }]
}

/** An index holds the elements of arrays, so whole arrays and patterns can't be looked up. */
function pointsOf(values: unknown[]): KeyRange[] | null {
  if (values.some((value) => Array.isArray(value) || value instanceof BSONRegExp)) return null
  return merged(values.map((value) => pointAt(keyOf(value))))
}

function pointAt(key: string): KeyRange {
  return { low: key, high: key + AFTER }
}

export function isPoint({ low, high }: KeyRange): boolean {
  return high === low + AFTER
}

/** What any alternative of an $or allows; null when one of them sets no bound. */
function union(alternatives: Condition[], path: string): KeyRange[] | null {
  const bounds = alternatives.map((part) => boundsOn(part, path)[0])
  const known = bounds.filter((ranges) => ranges !== undefined)
  return known.length < bounds.length ? null : merged(known.flat())
}

/** In ascending order, and those that overlap as one. */
function merged(ranges: KeyRange[]): KeyRange[] {
  const result: KeyRange[] = []
  for (const range of [...ranges].sort((a, b) => (a.low < b.low ? -1 : 1))) {
    const last = result.at(-1)
    if (!last || last.high < range.low) result.push({ ...range })
    else if (last.high < range.high) last.high = range.high
  }
  return result
}

/** What lies within both. */
export function intersect(left: KeyRange[], right: KeyRange[]): KeyRange[] {
  const pairs = left.flatMap((a) =>
    right.map((b) => ({
      low: a.low > b.low ? a.low : b.low,
      high: a.high < b.high ? a.high : b.high,
    })),
  )
  return pairs.filter(({ low, high }) => low < high)
}

/** From the least to the greatest. */
export function hull(ranges: KeyRange[]): KeyRange[] {
  const [first, last] = [ranges[0], ranges.at(-1)]
  return first && last ? [{ low: first.low, high: last.high }] : []
}

/** The same values in an index that descends. */
export function descending(ranges: KeyRange[]): KeyRange[] {
  return ranges.map(({ low, high }) => ({ low: mirror(high), high: mirror(low) })).reverse()
}

function mirror(limit: string): string {
  return limit.endsWith(AFTER) ? invertKey(limit.slice(0, -1)) : invertKey(limit) + AFTER
}
