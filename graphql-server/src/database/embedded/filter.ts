import { BSONRegExp } from 'bson'
import { fail, unsupported } from './errors.ts'
import { compileExpression, truthy } from './expression.ts'
import { matches, regexOf, valueOperators } from './filter-operators.ts'
import { sameValue } from './keys.ts'
import { anyAt } from './paths.ts'
import type { ValueTest } from './paths.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'

export type DocTest = (doc: Doc) => boolean

/** One condition on one path, which an index may serve. */
export interface Leaf {
  kind: 'leaf'
  path: string
  operator: string
  operand: unknown
  test: DocTest
}

/** What a filter says, kept in parts so that the planner can read it. */
export type Condition =
  | Leaf
  | { kind: 'and' | 'or'; parts: Condition[]; test: DocTest }
  | { kind: 'other'; test: DocTest }

/** All conditions as one. */
export function allOf(given: Condition[]): Condition {
  const parts = given.flatMap((part) => (part.kind === 'and' ? part.parts : [part]))
  const [only] = parts
  if (only && parts.length === 1) return only
  return { kind: 'and', parts, test: (doc) => parts.every((part) => part.test(doc)) }
}

function anyOf(parts: Condition[]): Condition {
  return { kind: 'or', parts, test: (doc) => parts.some((part) => part.test(doc)) }
}

function not(part: { test: DocTest }): Condition {
  return { kind: 'other', test: (doc) => !part.test(doc) }
}

/** Reads a filter. Every operator, option and operand that it does not know is an error. */
export function parseFilter(filter: unknown, ofElement = false): Condition {
  if (!isDoc(filter)) fail(14, 'a filter must be a document')
  const parts: Condition[] = []
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$comment') continue
    if (key.startsWith('$')) parts.push(topLevel(key, value, ofElement))
    else parts.push(...fieldConditions(key, value))
  }
  return allOf(parts)
}

function topLevel(operator: string, operand: unknown, ofElement: boolean): Condition {
  if (operator === '$expr') {
    if (ofElement) fail(2, '$expr can only be applied to the top-level document')
    const evaluate = compileExpression(operand)
    return { kind: 'other', test: (doc) => truthy(evaluate(doc)) }
  }
  if (operator !== '$and' && operator !== '$or' && operator !== '$nor')
    return operator === '$text' || operator === '$where' || operator === '$jsonSchema'
      ? unsupported(operator)
      : fail(2, `unknown top level operator: ${operator}`)
  if (!Array.isArray(operand) || operand.length === 0)
    return fail(2, `${operator} argument must be a non-empty array`)
  const parts = operand.map((part: unknown) => parseFilter(part, ofElement))
  if (operator === '$and') return allOf(parts)
  return operator === '$or' ? anyOf(parts) : not(anyOf(parts))
}

export function isOperatorDoc(value: unknown): value is Doc {
  if (!isDoc(value)) return false
  const [first] = Object.keys(value)
  return first !== undefined && first.startsWith('$')
}

/** `elements` false: the value counts as it is, also when it is an array (within $elemMatch). */
function fieldConditions(path: string, value: unknown, elements = true): Condition[] {
  if (value instanceof BSONRegExp) return [conditionOf(path, '$regex', value, {}, elements)]
  if (!isOperatorDoc(value)) return [conditionOf(path, '$eq', value, {}, elements)]
  return Object.entries(value)
    .filter(([operator]) => operator !== '$options')
    .map(([operator, operand]) => conditionOf(path, operator, operand, value, elements))
    .concat('$options' in value && !('$regex' in value) ? [fail(2, '$options needs a $regex')] : [])
}

function conditionOf(
  path: string,
  operator: string,
  operand: unknown,
  siblings: Doc,
  elements: boolean,
): Condition {
  const parts = path.split('.')
  const make = Object.hasOwn(valueOperators, operator) ? valueOperators[operator] : undefined
  if (make) {
    const test = make(operand, siblings)
    return {
      kind: 'leaf',
      path,
      operator,
      operand,
      test: (doc) => anyAt(doc, parts, test, elements),
    }
  }
  switch (operator) {
    case '$ne':
      if (operand instanceof BSONRegExp) fail(2, "Can't have regex as arg to $ne.")
      return not(conditionOf(path, '$eq', operand, {}, elements))
    case '$nin':
      return not(conditionOf(path, '$in', operand, {}, elements))
    case '$not':
      return not(negatable(path, operand, elements))
    case '$exists':
      return existence(path, parts, operand)
    case '$size':
      return wholeArray(parts, sizeTest(operand))
    case '$all':
      return everyOne(path, operand, elements)
    case '$elemMatch':
      return elementMatch(path, parts, operand)
    default:
      return fail(2, `unknown operator: ${operator}`)
  }
}

function negatable(path: string, operand: unknown, elements: boolean): Condition {
  if (operand instanceof BSONRegExp) return conditionOf(path, '$regex', operand, {}, elements)
  if (!isOperatorDoc(operand)) return fail(2, '$not needs a regex or a document')
  return allOf(fieldConditions(path, operand, elements))
}

function existence(path: string, parts: string[], operand: unknown): Condition {
  const test: DocTest = (doc) => anyAt(doc, parts, (value) => value !== undefined, false)
  if (!truthy(operand)) return not({ test })
  return { kind: 'leaf', path, operator: '$exists', operand: true, test }
}

function wholeArray(parts: string[], test: ValueTest): Condition {
  return { kind: 'other', test: (doc) => anyAt(doc, parts, test, false) }
}

function sizeTest(operand: unknown): ValueTest {
  const size = Number(operand)
  if (!['number', 'bigint'].includes(typeof operand) || !Number.isInteger(size) || size < 0)
    fail(2, 'Failed to parse $size. Expected a non-negative integer')
  return (value) => Array.isArray(value) && value.length === size
}

function everyOne(path: string, operand: unknown, elements: boolean): Condition {
  if (!Array.isArray(operand)) return fail(2, '$all needs an array')
  if (operand.length === 0) return { kind: 'other', test: () => false }
  return allOf(
    operand.flatMap((item: unknown) => {
      if (isDoc(item) && Object.hasOwn(item, '$elemMatch'))
        return fieldConditions(path, item, elements)
      if (isOperatorDoc(item)) return fail(2, 'no $ expressions in $all')
      if (item instanceof BSONRegExp) return [conditionOf(path, '$regex', item, {}, elements)]
      return [conditionOf(path, '$eq', item, {}, elements)]
    }),
  )
}

function elementMatch(path: string, parts: string[], operand: unknown): Condition {
  const matchesItem = elementTest(operand)
  const test: DocTest = (doc) =>
    anyAt(doc, parts, (value) => Array.isArray(value) && value.some(matchesItem), false)
  return { kind: 'leaf', path, operator: '$elemMatch', operand, test }
}

/** The test of an array's element: by operators on the element, or by a filter on its fields. */
export function elementTest(operand: unknown): ValueTest {
  if (!isDoc(operand)) return fail(2, '$elemMatch needs an Object')
  const [first] = Object.keys(operand)
  if (isOperatorDoc(operand) && !['$and', '$or', '$nor'].includes(first ?? '')) {
    const conditions = fieldConditions('', operand, false)
    return (item) => conditions.every((condition) => condition.test({ '': item }))
  }
  const condition = parseFilter(operand, true)
  return (item) => {
    if (isDoc(item)) return condition.test(item)
    return Array.isArray(item) && condition.test(Object.fromEntries(item.entries()))
  }
}

/** What $pull removes: elements that equal the operand or pass it as a condition. */
export function pullTest(operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp) return matches(regexOf(operand, undefined))
  if (!isDoc(operand)) return (item) => sameValue(item, operand)
  if (isOperatorDoc(operand)) return elementTest(operand)
  const condition = parseFilter(operand, true)
  return (item) => isDoc(item) && condition.test(item)
}
