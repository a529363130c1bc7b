import { fail, unsupported, checkFields } from './errors.ts'
import { pullTest } from './filter.ts'
import { compareValues, sameValue } from './keys.ts'
import { isNumber, isOperators, typeOf, type Doc } from './values.ts'

/** The value after the update, from that before it; undefined is a missing field. */
export type Operator = (before: unknown, operand: unknown, path: string) => unknown

export const operators: Record<string, Operator> = {
  $set: (_before, operand) => operand,
  $setOnInsert: (_before, operand) => operand,
  $unset: () => undefined,
  $inc: increment,
  $min: (before, operand) => (isBefore(operand, before) ? operand : before),
  $max: (before, operand) => (before === undefined || isBefore(before, operand) ? operand : before),
  $currentDate: (_before, operand) =>
    operand === true ? new Date() : unsupported('$currentDate with anything but true'),
  $push: push,
  $addToSet: (before, operand, path) => {
    const result = [...(arrayOf(before, path) ?? [])]
    for (const item of eachOf('$addToSet', operand, '$each').items)
      if (!result.some((other) => sameValue(item, other))) result.push(item)
    return result
  },
  $pull: (before, operand, path) => {
    const isPulled = pullTest(operand)
    return arrayOf(before, path)?.filter((item) => !isPulled(item))
  },
}

function isBefore(left: unknown, right: unknown): boolean {
  return right === undefined || compareValues(left, right) < 0
}

function increment(before: unknown, operand: unknown, path: string): unknown {
  if (!isNumber(operand)) return fail(14, `Cannot increment '${path}' with non-numeric argument`)
  if (before === undefined) return operand
  if (!isNumber(before))
    return fail(14, `Cannot apply $inc to '${path}' of non-numeric type ${typeOf(before)}`)
  const isLong = typeof before === 'bigint' || typeof operand === 'bigint'
  const isWhole = Number.isInteger(Number(before)) && Number.isInteger(Number(operand))
  if (!isLong || !isWhole) return Number(before) + Number(operand)
  const sum = BigInt(before) + BigInt(operand)
  return BigInt.asIntN(64, sum) === sum ? sum : fail(2, `$inc of '${path}' does not fit 64 bits`)
}

/** The array, undefined when there is none; refuses other values. */
function arrayOf(value: unknown, path: string): unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value
  return fail(2, `The field '${path}' must be an array but is of type ${typeOf(value)}`)
}

interface Each {
  items: unknown[]
  modifiers: Doc
}

/** What {$each: […]} lists, with its modifiers, or the operand itself as the only item. */
function eachOf(operator: string, operand: unknown, known: string): Each {
  if (!isOperators(operand)) return { items: [operand], modifiers: {} }
  checkFields(operator, operand, known)
  const { $each: items, ...modifiers } = operand
  if (Array.isArray(items)) return { items, modifiers }
  return fail(2, `The argument to $each in ${operator} must be an array`)
}

function push(before: unknown, operand: unknown, path: string): unknown[] {
  const array = arrayOf(before, path) ?? []
  const { items, modifiers } = eachOf('$push', operand, '$each $position $slice')
  const at = wholeNumber('$position', modifiers) ?? array.length
  const slice = wholeNumber('$slice', modifiers) ?? Infinity
  const all = [...array.slice(0, at), ...items, ...array.slice(at)]
  return slice < 0 ? all.slice(slice) : all.slice(0, slice)
}

function wholeNumber(name: string, modifiers: Doc): number | undefined {
  const value = modifiers[name]
  if (value === undefined) return undefined
  const number = isNumber(value) ? Number(value) : NaN
  return Number.isInteger(number) ? number : fail(2, `The value for ${name} must be an integer`)
}
