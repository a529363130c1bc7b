import { fail, failAt, unsupported } from './errors.ts'
import { compareValues } from './keys.ts'
import { typeOf } from './values.ts'

/** Gets its operands evaluated; undefined stands for a missing field. */
export type Calculation = (operands: unknown[]) => unknown

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** A number for arithmetic: a long must be within the range in which doubles are exact. */
function numberOf(operator: string, value: unknown): number {
  const number = Number(value)
  if (typeof value === 'number') return number
  if (typeof value !== 'bigint')
    return fail(14, `${operator} only supports numeric types, not ${typeOf(value ?? null)}`)
  return Number.isSafeInteger(number) ? number : unsupported(`a long beyond 2^53 in ${operator}`)
}

/** On numbers; null and missing make the whole result null. */
function onNumbers(operator: string, calculate: (numbers: number[]) => number): Calculation {
  return (operands) => {
    if (operands.some(isNothing)) return null
    return calculate(operands.map((value) => numberOf(operator, value)))
  }
}

function divide([a = 0, b = 0]: number[]): number {
  return b === 0 ? fail(2, "can't $divide by zero") : a / b
}

function add(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Sums leave out what is no number. */
function numbersIn(operator: string, values: unknown[]): number[] {
  return values
    .filter((value) => typeof value === 'number' || typeof value === 'bigint')
    .map((value) => numberOf(operator, value))
}

function extreme(values: unknown[], direction: number): unknown {
  return values.reduce<unknown>((best, value) => {
    if (isNothing(value)) return best
    return best === null || compareValues(value, best) * direction > 0 ? value : best
  }, null)
}

/** What $group also knows as accumulators: many values into one. */
export const reductions: Record<string, Calculation> = {
  $sum: (values) => add(numbersIn('$sum', values)),
  $avg: (values) => {
    const numbers = numbersIn('$avg', values)
    return numbers.length === 0 ? null : add(numbers) / numbers.length
  },
  $max: (values) => extreme(values, 1),
  $min: (values) => extreme(values, -1),
}

/** As an expression a reduction takes its operands, or the elements of the only one. */
function onList(reduction: Calculation): Calculation {
  return (operands) => {
    const [only] = operands
    return reduction(operands.length === 1 && Array.isArray(only) ? only : operands)
  }
}

/** The element at the position, counted from the end when it is negative. */
function elementAt([array, position]: unknown[]): unknown {
  if (isNothing(array) || isNothing(position)) return null
  if (!Array.isArray(array)) return failAt(28689, 'the first operand must be an array')
  const index = numberOf('$arrayElemAt', position)
  return Number.isInteger(index) ? array.at(index) : failAt(28690, 'a position must be whole')
}

function textOf(operator: string, value: unknown): string {
  return typeof value === 'string' ? value : failAt(16702, `${operator} only supports strings`)
}

/** MongoDB changes the case of ASCII letters only. */
function changeCase(operator: string, letters: RegExp, change: (s: string) => string): Calculation {
  return ([value]) => (isNothing(value) ? '' : textOf(operator, value).replaceAll(letters, change))
}

export const calculations: Record<string, Calculation> = {
  ...Object.fromEntries(Object.entries(reductions).map(([name, f]) => [name, onList(f)])),
  $add: onNumbers('$add', add),
  $subtract: onNumbers('$subtract', ([a = 0, b = 0]) => a - b),
  $multiply: onNumbers('$multiply', (numbers) => numbers.reduce((a, b) => a * b, 1)),
  $divide: onNumbers('$divide', divide),
  $size: ([array]) =>
    Array.isArray(array) ? array.length : failAt(17124, 'The argument to $size must be an array'),
  $arrayElemAt: elementAt,
  $first: ([array]) => elementAt([array, 0]),
  $last: ([array]) => elementAt([array, -1]),
  $concat: (operands) =>
    operands.some(isNothing) ? null : operands.map((text) => textOf('$concat', text)).join(''),
  $toLower: changeCase('$toLower', /[A-Z]/g, (letter) => letter.toLowerCase()),
  $toUpper: changeCase('$toUpper', /[a-z]/g, (letter) => letter.toUpperCase()),
}

/** How many operands a calculation takes; one that is not named takes any number. */
export const OPERANDS: Record<string, number> = {
  $subtract: 2,
  $divide: 2,
  $arrayElemAt: 2,
  $size: 1,
  $first: 1,
  $last: 1,
  $toLower: 1,
  $toUpper: 1,
}
