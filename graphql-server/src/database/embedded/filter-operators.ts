import { BSONRegExp } from 'bson'
import { DatabaseError, fail, unsupported } from './errors.ts'
import { compareValues, keyOf, sameValue } from './keys.ts'
import type { ValueTest } from './paths.ts'
import { isDoc, typeOf } from './values.ts'
import type { Doc, TypeName } from './values.ts'

/** Makes the test of one value; the operand is checked once, not for each document. */
export type OperatorMaker = (operand: unknown, siblings: Doc) => ValueTest

/** Operators on single values. Those on whole arrays and on conditions stand in filter.ts. */
export const valueOperators: Record<string, OperatorMaker> = {
  $eq: equalTo,
  $gt: (operand) => ordered(operand, (order) => order > 0, false),
  $gte: (operand) => ordered(operand, (order) => order >= 0, true),
  $lt: (operand) => ordered(operand, (order) => order < 0, false),
  $lte: (operand) => ordered(operand, (order) => order <= 0, true),
  $in: oneOf,
  $regex: (operand, siblings) => matches(regexOf(operand, siblings['$options'])),
  $mod: remainder,
  $type: ofType,
}

function equalTo(operand: unknown): ValueTest {
  if (operand === null) return (value) => value === null || value === undefined
  if (typeof operand === 'string' || typeof operand === 'boolean') return (v) => v === operand
  typeOf(operand)
  return (value) => value !== undefined && sameValue(value, operand)
}

/** Only values of the operand's type compare. NaN is equal to itself and has no neighbours. */
function ordered(operand: unknown, passes: (order: number) => boolean, equal: boolean): ValueTest {
  if (operand === null) return (value) => equal && (value === null || value === undefined)
  const type = typeOf(operand)
  if (type === 'regex') fail(2, "Can't have RegEx as arg to predicate over field")
  if (Number.isNaN(operand)) return (value) => equal && Number.isNaN(value)
  if (type === 'minKey' || type === 'maxKey') unsupported(`a comparison with ${type}`)
  if (typeof operand === 'number')
    return (value) => {
      if (typeof value === 'number') return passes(value - operand || (value === operand ? 0 : NaN))
      return typeof value === 'bigint' && passes(compareValues(value, operand))
    }
  return (value) =>
    value !== undefined &&
    typeOf(value) === type &&
    !Number.isNaN(value) &&
    passes(compareValues(value, operand))
}

function oneOf(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) fail(2, '$in needs an array')
  const keys = new Set<string>()
  const others: ValueTest[] = []
  for (const item of operand) {
    if (item instanceof BSONRegExp) others.push(matches(regexOf(item, undefined)), equalTo(item))
    else if (isDoc(item) && Object.keys(item)[0]?.startsWith('$'))
      fail(2, 'cannot nest $ under $in')
    else keys.add(keyOf(item))
  }
  return (value) => keys.has(keyOf(value)) || others.some((test) => test(value))
}

export function matches(regex: RegExp): ValueTest {
  return (value) => {
    if (typeof value === 'string') return regex.test(value)
    return (
      value instanceof BSONRegExp && value.pattern === regex.source && value.options === regex.flags
    )
  }
}

/** The JavaScript form of a regular expression; refuses flags and patterns that it can't express. */
export function regexOf(operand: unknown, options: unknown): RegExp {
  const isRegex = operand instanceof BSONRegExp
  if (!isRegex && typeof operand !== 'string') fail(2, '$regex has to be a string')
  if (options !== undefined && typeof options !== 'string') fail(2, '$options has to be a string')
  if (isRegex && operand.options && options !== undefined)
    fail(2, 'options set in both $regex and $options')
  const flags = options ?? (isRegex ? operand.options : '')
  const unknown = /[^ims]/.exec(flags)
  if (unknown) unsupported(`the regular expression option ${unknown[0]}`)
  const pattern = isRegex ? operand.pattern : operand
  try {
    return new RegExp(pattern, flags)
  } catch {
    throw new DatabaseError(51091, `Regular expression is invalid: ${pattern}`)
  }
}

function remainder(operand: unknown): ValueTest {
  if (!Array.isArray(operand) || operand.length !== 2) fail(2, 'malformed mod, needs two numbers')
  const [divisor, rest] = operand.map((number) => Math.trunc(Number(number)))
  if (!divisor || rest === undefined || Number.isNaN(rest)) fail(2, 'divisor cannot be 0')
  return (value) =>
    (typeof value === 'number' || typeof value === 'bigint') &&
    Number.isFinite(Number(value)) &&
    Math.trunc(Number(value)) % divisor === rest
}

const typeNumbers: Record<number, TypeName> = {
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  17: 'timestamp',
}

function ofType(operand: unknown): ValueTest {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map((type: unknown) => {
    if (type === 'number') return 'number'
    const name = typeof type === 'number' ? typeNumbers[type] : type
    const known = Object.values(typeNumbers).find((known) => known === name)
    return known ?? unsupported(`$type: ${String(type)}`)
  })
  return (value) => value !== undefined && wanted.includes(typeOf(value))
}
