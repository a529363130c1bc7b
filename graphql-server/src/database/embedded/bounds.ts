import { BSONRegExp } from 'bson'
import { parseFilter } from './filter.ts'
import type { Condition, Leaf } from './filter.ts'
import { AFTER, invertKey, keyOf, typePrefix } from './keys.ts'
import type { KeyRange } from './ordered.ts'
import { isDoc } from './values.ts'

/** What one path can hold, as keys of ascending values: some points, or all within an interval. */
export type Bound =
  | { points: string[] }
  | { points?: undefined; low: string; lowOpen: boolean; high: string; highOpen: boolean }

const NAN = keyOf(NaN)

/** All conditions that must hold, with those inside $and and $elemMatch. */
export function leavesOf(condition: Condition): Leaf[] {
  if (condition.kind === 'and') return condition.parts.flatMap(leavesOf)
  if (condition.kind !== 'leaf') return []
  const { path, operator, operand } = condition
  if (operator !== '$elemMatch' || !isDoc(operand)) return [condition]
  const byValue = Object.keys(operand)[0]?.startsWith('$') ?? false
  if (byValue && !Object.keys(operand).every((key) => key !== '$and' && key !== '$or')) return []
  const inner = leavesOf(parseFilter(byValue ? { '': operand } : operand))
  return inner.map((leaf) => ({ ...leaf, path: byValue ? path : `${path}.${leaf.path}` }))
}

/** The bounds that a condition sets on a path; each of them holds. */
export function boundsOn(condition: Condition, path: string): Bound[] {
  const bounds = leavesOf(condition)
    .filter((leaf) => leaf.path === path)
    .map(boundOf)
  const parts = condition.kind === 'and' ? condition.parts : [condition]
  for (const part of parts) if (part.kind === 'or') bounds.push(hull(part.parts, path))
  return bounds.filter((bound) => bound !== undefined)
}

/** A leaf's own bound; nothing where the index has not what the operand compares with. */
function boundOf({ operator, operand }: Leaf): Bound | undefined {
  if (operator === '$eq') return listBound([operand])
  if (operator === '$in') return Array.isArray(operand) ? listBound(operand) : undefined
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator) || operand === null) return undefined
  if (Array.isArray(operand)) return undefined
  const key = keyOf(operand)
  const type = typePrefix(operand)
  if (key === NAN) return { points: operator.endsWith('e') ? [key] : [] }
  const number = type === NAN.charAt(0)
  if (operator.startsWith('$g'))
    return { low: key, lowOpen: operator === '$gt', high: type, highOpen: false }
  return { low: number ? NAN : type, lowOpen: number, high: key, highOpen: operator === '$lt' }
}

/** An index holds the elements of arrays, so whole arrays and patterns can't be looked up. */
function listBound(values: unknown[]): Bound | undefined {
  if (values.some((value) => Array.isArray(value) || value instanceof BSONRegExp)) return undefined
  return { points: [...new Set(values.map(keyOf))] }
}

/** What encloses the bounds of all alternatives of an $or; nothing when one of them sets none. */
function hull(alternatives: Condition[], path: string): Bound | undefined {
  const bounds = alternatives.map((part) => boundsOn(part, path)[0])
  const known = bounds.filter((bound) => bound !== undefined)
  if (known.length < bounds.length) return undefined
  if (known.every((bound) => bound.points))
    return { points: [...new Set(known.flatMap((bound) => bound.points ?? []))] }
  const intervals = known.map(intervalOf)
  const low = intervals.reduce((a, b) => (lowEnd(b) < lowEnd(a) ? b : a))
  const high = intervals.reduce((a, b) => (highEnd(b) > highEnd(a) ? b : a))
  return { low: low.low, lowOpen: low.lowOpen, high: high.high, highOpen: high.highOpen }
}

type Interval = Exclude<Bound, { points: string[] }>

function intervalOf(bound: Bound): Interval {
  if (!bound.points) return bound
  const sorted = [...bound.points].sort()
  const [low = AFTER] = sorted
  return { low, lowOpen: false, high: sorted.at(-1) ?? '', highOpen: sorted.length === 0 }
}

function lowEnd({ low, lowOpen }: Interval): string {
  return lowOpen ? low + AFTER : low
}

function highEnd({ high, highOpen }: Interval): string {
  return highOpen ? high : high + AFTER
}

/** The values that lie within all bounds. */
export function intersect(bounds: Bound[]): Bound | undefined {
  return bounds.reduce<Bound | undefined>((a, b) => (a ? intersectTwo(a, b) : b), undefined)
}

function intersectTwo(a: Bound, b: Bound): Bound {
  if (b.points && !a.points) return intersectTwo(b, a)
  if (a.points) {
    const inside = b.points
      ? (key: string) => b.points.includes(key)
      : (key: string) => key >= lowEnd(b) && key < highEnd(b)
    return { points: a.points.filter(inside) }
  }
  if (b.points) return b
  const low = lowEnd(a) > lowEnd(b) ? a : b
  const high = highEnd(a) < highEnd(b) ? a : b
  return { low: low.low, lowOpen: low.lowOpen, high: high.high, highOpen: high.highOpen }
}

/** The part of an index in which a bound on its next field lies, behind the fields before it. */
export function rangeOf(prefix: string, bound: Bound, direction: number): KeyRange {
  const interval = intervalOf(bound)
  if (direction === 1) return { low: prefix + lowEnd(interval), high: prefix + highEnd(interval) }
  const { low, lowOpen, high, highOpen } = interval
  const first = prefix + invertKey(high)
  const last = prefix + invertKey(low)
  return { low: highOpen ? first + AFTER : first, high: lowOpen ? last : last + AFTER }
}
