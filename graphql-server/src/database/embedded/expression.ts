import { fail, unsupported } from './errors.ts'
import { compareValues } from './keys.ts'
import { partsOf } from './paths.ts'
import { isDoc, isNumber, own, put, type Doc } from './values.ts'

/** The value of an expression for a document; undefined stands for a missing field. */
export type Evaluate = (doc: Doc) => unknown

/** Reads an expression. Operators, variables and operands that it does not know are errors. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return fieldPath(expression)
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression)
    return (doc) => items.map((item) => item(doc) ?? null)
  }
  if (!isDoc(expression)) return () => expression
  const [first = ''] = Object.keys(expression)
  return first.startsWith('$') ? operatorCall(expression, first) : document(expression)
}

function document(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.includes('.') || name.startsWith('$')) fail(16410, `invalid field name '${name}'`)
    return [name, compileExpression(value)] as const
  })
  return (doc) => {
    const result: Doc = {}
    for (const [name, evaluate] of fields) {
      const value = evaluate(doc)
      if (value !== undefined) put(result, name, value)
    }
    return result
  }
}

function operatorCall(expression: Doc, name: string): Evaluate {
  if (Object.keys(expression).length !== 1)
    fail(15983, 'an object representing an expression must have exactly one field')
  const operand = expression[name]
  if (name === '$literal') return () => operand
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!operator) return unsupported(`the expression ${name}`, 168)
  const given: unknown[] = Array.isArray(operand) ? operand : [operand]
  if (operator.length > 0 && given.length !== operator.length)
    fail(16020, `Expression ${name} takes exactly ${operator.length} arguments.`)
  const operands = given.map(compileExpression)
  return (doc) => operator(...operands.map((evaluate) => () => evaluate(doc)))
}

function fieldPath(text: string): Evaluate {
  if (text.startsWith('$$')) return unsupported(`the variable ${text}`, 17276)
  const parts = partsOf(text.slice(1), 16410)
  return (doc) => follow(doc, parts)
}

/** Through an array a path gives the array of what its documents hold. */
function follow(value: unknown, path: readonly string[]): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  if (Array.isArray(value))
    return value.map((item: unknown) => follow(item, path)).filter((item) => item !== undefined)
  return isDoc(value) ? follow(own(value, part), rest) : undefined
}

type Operand = () => unknown

/**
 * Each evaluates the operands that it needs. An operator takes as many operands as its function
 * has parameters; one that gathers them takes any number.
 */
const operators: Record<string, (...operands: Operand[]) => unknown> = {
  $eq: (a, b) => compare(a, b) === 0,
  $ne: (a, b) => compare(a, b) !== 0,
  $gt: (a, b) => compare(a, b) > 0,
  $gte: (a, b) => compare(a, b) >= 0,
  $lt: (a, b) => compare(a, b) < 0,
  $lte: (a, b) => compare(a, b) <= 0,
  $and: (...operands) => operands.every(truthy),
  $or: (...operands) => operands.some(truthy),
  $not: (a) => !truthy(a),
  $cond: (test, yes, no) => (truthy(test) ? yes() : no()),
  $ifNull: (...operands) => {
    const values = operands.map((operand) => operand())
    return values.find((value) => value !== undefined && value !== null) ?? values.at(-1)
  },
  $add: (...operands) => arithmetic('$add', operands, (a, b) => a + b, 0),
  $subtract: (a, b) => arithmetic('$subtract', [a, b], (x, y) => x - y),
  $multiply: (...operands) => arithmetic('$multiply', operands, (a, b) => a * b, 1),
  $size: (a) => {
    const array = a()
    return Array.isArray(array)
      ? array.length
      : fail(17124, 'The argument to $size must be an array')
  },
  $first: (a) => elementAt(a(), 0),
  $arrayElemAt: (a, b) => elementAt(a(), b()),
}

/** In expressions a missing field comes before null, other than in filters. */
function compare(a: Operand, b: Operand): number {
  const [left, right] = [a(), b()]
  if (left !== undefined && right !== undefined) return compareValues(left, right)
  return Number(left !== undefined) - Number(right !== undefined)
}

function truthy(operand: Operand): boolean {
  const value = operand()
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== 0n
}

/** Null and missing make the whole result null. */
function arithmetic(
  name: string,
  operands: Operand[],
  calculate: (a: number, b: number) => number,
  ofNothing?: number,
): unknown {
  const values = operands.map((operand) => operand() ?? null)
  if (values.includes(null)) return null
  const numbers = values.map((value) => exactNumber(name, value))
  return numbers.length > 0 ? numbers.reduce(calculate) : ofNothing
}

/** A number for arithmetic: a long must be within the range in which doubles are exact. */
export function exactNumber(name: string, value: unknown): number {
  if (!isNumber(value)) return fail(14, `${name} only supports numeric types`)
  const number = Number(value)
  if (typeof value === 'number' || Number.isSafeInteger(number)) return number
  return unsupported(`a long beyond 2^53 in ${name}`)
}

function elementAt(array: unknown = null, position: unknown = null): unknown {
  if (array === null || position === null) return null
  if (!Array.isArray(array)) return fail(28689, 'the first operand must be an array')
  const index = exactNumber('$arrayElemAt', position)
  return Number.isInteger(index) ? array.at(index) : fail(28690, 'a position must be whole')
}
