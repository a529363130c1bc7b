import { fail, unsupported } from './errors.ts'
import { pullTest } from './filter.ts'
import { compareValues, sameValue } from './keys.ts'
import { getPath, setPath, unsetPath } from './update-paths.ts'
import { clone, isDoc, own, typeOf } from './values.ts'
import type { Doc } from './values.ts'

/** Changes the document at the path; whether anything changed. `before` is for error messages. */
type Operator = (doc: Doc, path: string[], operand: unknown, before: Doc) => boolean

export const operators: Record<string, Operator> = {
  $set: set,
  $setOnInsert: set,
  $unset: (doc, path) => unsetPath(doc, path),
  $inc: (doc, path, operand, before) =>
    arithmetic(
      '$inc',
      doc,
      path,
      operand,
      before,
      (a, b) => a + b,
      (a, b) => a + b,
      false,
    ),
  $mul: (doc, path, operand, before) =>
    arithmetic(
      '$mul',
      doc,
      path,
      operand,
      before,
      (a, b) => a * b,
      (a, b) => a * b,
      true,
    ),
  $min: (doc, path, operand) => extreme(doc, path, operand, -1),
  $max: (doc, path, operand) => extreme(doc, path, operand, 1),
  $currentDate: (doc, path, operand) => {
    const date = operand === true || (isDoc(operand) && operand['$type'] === 'date')
    if (!date) unsupported('$currentDate with anything but true or {$type: "date"}')
    return set(doc, path, new Date())
  },
  $push: push,
  $addToSet: addToSet,
  $pop: (doc, path, operand, before) => {
    if (operand !== 1 && operand !== -1) fail(9, '$pop expects 1 or -1')
    const array = arrayAt(doc, path, before)
    if (!array?.length) return false
    if (operand === 1) array.pop()
    else array.shift()
    return true
  },
  $pull: (doc, path, operand, before) => keep(arrayAt(doc, path, before), pullTest(operand)),
  $pullAll: (doc, path, operand, before) => {
    if (!Array.isArray(operand)) return fail(2, '$pullAll requires an array argument')
    const remove = (item: unknown) => operand.some((other) => sameValue(item, other))
    return keep(arrayAt(doc, path, before), remove)
  },
}

function set(doc: Doc, path: string[], operand: unknown): boolean {
  const before = getPath(doc, path)
  if (before !== undefined && sameKind(before, operand) && sameValue(before, operand)) return false
  setPath(doc, path, clone(operand))
  return true
}

/** A long and an int of one value are the same, and yet not stored the same. */
function sameKind(left: unknown, right: unknown): boolean {
  return typeof left === typeof right
}

function shown(before: Doc): string {
  return `{_id: ${String(own(before, '_id'))}}`
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

const INT64 = 2n ** 63n

function arithmetic(
  operator: string,
  doc: Doc,
  path: string[],
  operand: unknown,
  before: Doc,
  ofNumbers: (a: number, b: number) => number,
  ofLongs: (a: bigint, b: bigint) => bigint,
  zeroWhenMissing: boolean,
): boolean {
  if (!isNumber(operand))
    return fail(
      14,
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path.join('.')}: ${JSON.stringify(operand)}}`,
    )
  const value = getPath(doc, path)
  if (value === undefined) {
    setPath(doc, path, zeroWhenMissing ? 0 : operand)
    return true
  }
  if (!isNumber(value))
    return fail(
      14,
      `Cannot apply ${operator} to a value of non-numeric type. ${shown(before)} has the field '${path.at(-1)}' of non-numeric type ${typeOf(value)}`,
    )
  const long = typeof value === 'bigint' || typeof operand === 'bigint'
  const whole = Number.isInteger(Number(value)) && Number.isInteger(Number(operand))
  const result =
    long && whole
      ? ofLongs(BigInt(value), BigInt(operand))
      : ofNumbers(Number(value), Number(operand))
  if (typeof result === 'bigint' && (result >= INT64 || result < -INT64))
    fail(
      2,
      `Failed to apply ${operator} operations to current value: the result does not fit 64 bits`,
    )
  setPath(doc, path, result)
  return !sameValue(result, value)
}

function extreme(doc: Doc, path: string[], operand: unknown, direction: number): boolean {
  const value = getPath(doc, path)
  if (value !== undefined && compareValues(operand, value) * direction <= 0) return false
  setPath(doc, path, clone(operand))
  return true
}

/** The array at the path, undefined when there is none; refuses other values. */
function arrayAt(doc: Doc, path: string[], before: Doc): unknown[] | undefined {
  const value = getPath(doc, path)
  if (value === undefined || Array.isArray(value)) return value
  return fail(
    2,
    `The field '${path.join('.')}' must be an array but is of type ${typeOf(value)} in document ${shown(before)}`,
  )
}

function keep(array: unknown[] | undefined, remove: (item: unknown) => boolean): boolean {
  if (!array) return false
  const kept = array.filter((item) => !remove(item))
  if (kept.length === array.length) return false
  array.length = 0
  for (const item of kept) array.push(item)
  return true
}

/** The items of {$each: […]}, or the operand itself as the only one. */
function itemsOf(operator: string, operand: unknown, modifiers: string[]): unknown[] {
  if (!isDoc(operand) || !Object.keys(operand).some((name) => name.startsWith('$')))
    return [operand]
  for (const name of Object.keys(operand))
    if (name !== '$each' && !modifiers.includes(name)) unsupported(`${name} in ${operator}`)
  const items = operand['$each']
  return Array.isArray(items)
    ? items
    : fail(2, `The argument to $each in ${operator} must be an array`)
}

function push(doc: Doc, path: string[], operand: unknown, before: Doc): boolean {
  const items = itemsOf('$push', operand, ['$slice', '$position'])
  const present = arrayAt(doc, path, before)
  const array = present ?? []
  const modifiers = isDoc(operand) && Array.isArray(operand['$each']) ? operand : {}
  const at = wholeNumber('$position', modifiers['$position']) ?? array.length
  const slice = wholeNumber('$slice', modifiers['$slice']) ?? Infinity
  const all = [...array.slice(0, at), ...clone(items), ...array.slice(at)]
  const kept = slice < 0 ? all.slice(slice) : all.slice(0, slice)
  setPath(doc, path, kept)
  return !present || items.length > 0 || kept.length !== array.length
}

function wholeNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined
  if (!['number', 'bigint'].includes(typeof value) || !Number.isInteger(Number(value)))
    return fail(2, `The value for ${name} must be an integer value`)
  return Number(value)
}

function addToSet(doc: Doc, path: string[], operand: unknown, before: Doc): boolean {
  const items = itemsOf('$addToSet', operand, [])
  const present = arrayAt(doc, path, before)
  const array = [...(present ?? [])]
  for (const item of items)
    if (!array.some((other) => sameValue(item, other))) array.push(clone(item))
  if (present?.length === array.length) return false
  setPath(doc, path, array)
  return true
}
