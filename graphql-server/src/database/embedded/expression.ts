import { fail, failAt } from './errors.ts'
import { calculations, OPERANDS } from './expression-calculations.ts'
import { compareValues, sameValue } from './keys.ts'
import { arrayIndex } from './paths.ts'
import { isDoc, own, put } from './values.ts'
import type { Doc } from './values.ts'

/** The value of an expression for a document; undefined stands for a missing field. */
export type Evaluate = (doc: Doc) => unknown

/** Reads an expression. Operators, variables and operands that it does not know are errors. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression)
  if (Array.isArray(expression)) {
    const items = expression.map((item: unknown) => compileExpression(item))
    return (doc) => items.map((item) => item(doc) ?? null)
  }
  if (!isDoc(expression)) return () => expression
  const [first] = Object.keys(expression)
  return first?.startsWith('$') ? operatorCall(expression, first) : document(expression)
}

function document(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.includes('.') || name.startsWith('$')) failAt(16410, `invalid field name '${name}'`)
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

/** Whether there is an operator of this name. */
export function isExpression(name: string): boolean {
  return Object.hasOwn(specials, name) || Object.hasOwn(calculations, name)
}

function operatorCall(expression: Doc, name: string): Evaluate {
  if (Object.keys(expression).length !== 1)
    failAt(15983, 'an object representing an expression must have exactly one field')
  const operand = expression[name]
  const special = Object.hasOwn(specials, name) ? specials[name] : undefined
  if (special) return special(operand)
  const calculate = Object.hasOwn(calculations, name) ? calculations[name] : undefined
  if (!calculate) return fail(168, `Unrecognized expression '${name}'`)
  const items = operands(name, operand, OPERANDS[name])
  return (doc) => calculate(items.map((item) => item(doc)))
}

function operands(operator: string, operand: unknown, count?: number): Evaluate[] {
  const items: unknown[] = Array.isArray(operand) ? operand : [operand]
  if (count !== undefined && items.length !== count)
    failAt(16020, `Expression ${operator} takes exactly ${count} arguments. ${items.length} given.`)
  return items.map((item) => compileExpression(item))
}

function path(text: string): Evaluate {
  const [first = '', ...rest] = text.split('.')
  if ([first.slice(1), ...rest].some((part) => part === '') || rest.some((p) => p.startsWith('$')))
    failAt(16410, `invalid field path '${text}'`)
  if (rest.some((part) => arrayIndex(part) !== undefined))
    return fail(238, `field paths with numbers ('${text}') are not supported in expressions`)
  if (!first.startsWith('$$')) return (doc) => follow(doc, [first.slice(1), ...rest], 0)
  if (first === '$$ROOT' || first === '$$CURRENT') return (doc) => follow(doc, rest, 0)
  if (first === '$$NOW' && rest.length === 0) return () => new Date()
  if (first === '$$REMOVE' && rest.length === 0) return () => undefined
  return failAt(17276, `Use of undefined variable: ${first.slice(2)}`)
}

/** Through an array a path gives the array of what its documents hold. */
function follow(value: unknown, parts: readonly string[], from: number): unknown {
  const part = parts[from]
  if (part === undefined) return value
  if (Array.isArray(value))
    return value.map((item: unknown) => follow(item, parts, from)).filter((v) => v !== undefined)
  return isDoc(value) ? follow(own(value, part), parts, from + 1) : undefined
}

export function truthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== 0n
}

function comparison(operator: string, passes: (order: number) => boolean) {
  return (operand: unknown): Evaluate => {
    const [left, right] = operands(operator, operand, 2)
    return (doc) => passes(compareMissing(left?.(doc), right?.(doc)))
  }
}

/** In expressions a missing field comes before null, other than in filters. */
function compareMissing(left: unknown, right: unknown): number {
  if (left === undefined || right === undefined)
    return Number(left !== undefined) - Number(right !== undefined)
  return compareValues(left, right)
}

function condition(operand: unknown): Evaluate {
  const names = ['if', 'then', 'else']
  const parts = isDoc(operand)
    ? names.map((name) => operand[name])
    : Array.isArray(operand)
      ? operand
      : []
  const unknown = isDoc(operand) && Object.keys(operand).find((name) => !names.includes(name))
  if (unknown) failAt(17083, `Unrecognized parameter to $cond: ${unknown}`)
  if (parts.length !== 3 || parts.includes(undefined)) failAt(17080, '$cond needs if, then, else')
  const [test, yes, no] = parts.map((part) => compileExpression(part))
  return (doc) => (truthy(test?.(doc)) ? yes?.(doc) : no?.(doc))
}

function firstPresent(operand: unknown): Evaluate {
  const items = operands('$ifNull', operand)
  if (items.length < 2) failAt(1257300, '$ifNull needs at least two arguments')
  return (doc) => {
    let value: unknown
    for (const item of items) if ((value = item(doc)) !== undefined && value !== null) break
    return value
  }
}

function contained(operand: unknown): Evaluate {
  const [item, array] = operands('$in', operand, 2)
  return (doc) => {
    const values = array?.(doc)
    if (!Array.isArray(values)) return failAt(40081, '$in requires an array')
    const value = item?.(doc)
    return value !== undefined && values.some((other) => sameValue(other, value))
  }
}

/** Operators that decide themselves which of their operands to evaluate. */
const specials: Record<string, (operand: unknown) => Evaluate> = {
  $literal: (operand) => () => operand,
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $and: (operand) => {
    const items = operands('$and', operand)
    return (doc) => items.every((item) => truthy(item(doc)))
  },
  $or: (operand) => {
    const items = operands('$or', operand)
    return (doc) => items.some((item) => truthy(item(doc)))
  },
  $not: (operand) => {
    const [item] = operands('$not', operand, 1)
    return (doc) => !truthy(item?.(doc))
  },
  $cond: condition,
  $ifNull: firstPresent,
  $in: contained,
}
