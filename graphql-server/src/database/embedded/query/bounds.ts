import type { Condition, Leaf } from './filter.ts'
import { AFTER, invertKey, encodeKey, typePrefix } from '../bson/keys.ts'
import type { KeyRange } from '../data/ordered-map.ts'

const NAN = encodeKey(NaN)

/** The bounds that a filter sets on a path, each as ascending ranges of allowed keys. */
export function boundsOn({ leaves }: Condition, path: string): KeyRange[][] {
  const about = leaves.filter((leaf) => leaf.path === path)
  return about.map(toRanges).filter((ranges) => ranges !== null)
}

/** Returns null if an index lacks the values to compare with: whole arrays and missing fields. */
function toRanges({ operator, operand }: Leaf): KeyRange[] | null {
  if (operator === '$eq') return toPoints([operand])
  if (operator === '$in') return Array.isArray(operand) ? toPoints(operand) : null
  if (operator === '$ne' || operand === null || Array.isArray(operand)) return null
  const [key, type] = [encodeKey(operand), typePrefix(operand)]
  if (key === NAN) return operator.endsWith('e') ? [pointAt(key)] : []
  if (operator === '$gt') return [{ low: key + AFTER, high: type + AFTER }]
  if (operator === '$gte') return [{ low: key, high: type + AFTER }]
  const low = NAN.startsWith(type) ? NAN + AFTER : type
  return [{ low, high: operator === '$lt' ? key : key + AFTER }]
}

/** Whether the leaf's bounds contain only matches. Keys for null also stand for missing fields. */
export function isExact({ operator, operand }: Leaf): boolean {
  const operands: unknown[] = operator === '$in' && Array.isArray(operand) ? operand : [operand]
  return operator !== '$ne' && !operands.some((one) => one === null || Array.isArray(one))
}

function toPoints(values: unknown[]): KeyRange[] | null {
  if (values.some(Array.isArray)) return null
  return [...new Set(values.map(encodeKey))].sort().map(pointAt)
}

function pointAt(key: string): KeyRange {
  return { low: key, high: key + AFTER }
}

export function isPoint({ low, high }: KeyRange): boolean {
  return high === low + AFTER
}

export function intersect(left: KeyRange[], right: KeyRange[]): KeyRange[] {
  const pairs = left.flatMap((a) =>
    right.map((b) => ({
      low: a.low > b.low ? a.low : b.low,
      high: a.high < b.high ? a.high : b.high,
    })),
  )
  return pairs.filter(({ low, high }) => low < high)
}

export function descending(ranges: KeyRange[]): KeyRange[] {
  return ranges.map(({ low, high }) => ({ low: mirror(high), high: mirror(low) })).reverse()
}

function mirror(limit: string): string {
  return limit.endsWith(AFTER) ? invertKey(limit.slice(0, -1)) : invertKey(limit) + AFTER
}
