import { BSONRegExp } from 'bson'
import { fail, unsupported } from './errors.ts'
import { compareValues, keyOf, sameValue } from './keys.ts'
import { anyAt, type ValueTest } from './paths.ts'
import { isDoc, isNumber, isOperators, typeOf, type Doc } from './values.ts'

type DocTest = (doc: Doc) => boolean

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

function not(part: Condition): Condition {
  return { kind: 'other', test: (doc) => !part.test(doc) }
}

/** Reads a filter. Every operator and operand that it does not know is an error. */
export function parseFilter(filter: unknown): Condition {
  if (!isDoc(filter)) return fail(14, 'a filter must be a document')
  const parts = Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? [combination(key, value)] : fieldConditions(key, value),
  )
  return allOf(parts)
}

function combination(operator: string, operand: unknown): Condition {
  if (!['$and', '$or', '$nor'].includes(operator)) return unsupported(`the filter ${operator}`, 2)
  if (!Array.isArray(operand) || operand.length === 0)
    return fail(2, `${operator} argument must be a non-empty array`)
  const parts = operand.map(parseFilter)
  if (operator === '$and') return allOf(parts)
  return operator === '$or' ? anyOf(parts) : not(anyOf(parts))
}

/** `elements` false: the value counts as it is, also when it is an array (within $elemMatch). */
function fieldConditions(path: string, value: unknown, elements = true): Condition[] {
  if (value instanceof BSONRegExp) return [conditionOf(path, '$regex', value, {}, elements)]
  if (!isOperators(value)) return [conditionOf(path, '$eq', value, {}, elements)]
  if ('$options' in value && !('$regex' in value)) return fail(2, '$options needs a $regex')
  return Object.entries(value)
    .filter(([operator]) => operator !== '$options')
    .map(([operator, operand]) => conditionOf(path, operator, operand, value, elements))
}

function conditionOf(
  path: string,
  operator: string,
  operand: unknown,
  siblings: Doc,
  elements: boolean,
): Condition {
  if (Object.hasOwn(arrayOperators, operator))
    return arrayOperators[operator]?.(path, operand, elements) ?? fail(2, operator)
  const make = Object.hasOwn(valueOperators, operator) ? valueOperators[operator] : undefined
  if (!make) return unsupported(`the filter operator ${operator}`, 2)
  const [parts, test] = [path.split('.'), make(operand, siblings)]
  const testDoc: DocTest = (doc) => anyAt(doc, parts, test, elements)
  return { kind: 'leaf', path, operator, operand, test: testDoc }
}

type ConditionMaker = (path: string, operand: unknown, elements: boolean) => Condition

/** Operators on whole arrays, on missing fields and on other conditions. */
const arrayOperators: Record<string, ConditionMaker> = {
  $ne: (path, operand, elements) => {
    if (operand instanceof BSONRegExp) fail(2, "Can't have regex as arg to $ne.")
    return not(conditionOf(path, '$eq', operand, {}, elements))
  },
  $nin: (path, operand, elements) => not(conditionOf(path, '$in', operand, {}, elements)),
  $not: (path, operand, elements) => {
    if (!isOperators(operand) && !(operand instanceof BSONRegExp))
      fail(2, '$not needs a regex or a document')
    return not(allOf(fieldConditions(path, operand, elements)))
  },
  $exists: (path, operand) => {
    const exists = wholeValue(path, '$exists', true, (value) => value !== undefined)
    return isNumber(operand) || typeof operand === 'boolean'
      ? operand
        ? exists
        : not(exists)
      : unsupported('$exists with anything but true or false')
  },
  $size: (path, operand) => {
    if (!isNumber(operand) || !Number.isInteger(Number(operand)) || operand < 0)
      fail(2, 'Failed to parse $size. Expected a non-negative integer')
    const isOfSize = (value: unknown) => Array.isArray(value) && value.length === Number(operand)
    return wholeValue(path, '$size', operand, isOfSize)
  },
  $all: everyOne,
  $elemMatch: (path, operand) =>
    wholeValue(path, '$elemMatch', operand, elementsIn(elementTest(operand))),
}

function wholeValue(path: string, operator: string, operand: unknown, test: ValueTest): Leaf {
  const parts = path.split('.')
  const testDoc: DocTest = (doc) => anyAt(doc, parts, test, false)
  return { kind: 'leaf', path, operator, operand, test: testDoc }
}

function everyOne(path: string, operand: unknown, elements: boolean): Condition {
  if (!Array.isArray(operand)) return fail(2, '$all needs an array')
  if (operand.length === 0) return { kind: 'other', test: () => false }
  const conditions = operand.flatMap((item: unknown) => {
    if (isOperators(item) && !Object.hasOwn(item, '$elemMatch'))
      return fail(2, 'no $ expressions in $all')
    return fieldConditions(path, item, elements)
  })
  return allOf(conditions)
}

/** The test of an array's element: by operators on the element, or by a filter on its fields. */
function elementTest(operand: unknown): ValueTest {
  if (!isDoc(operand)) return fail(2, '$elemMatch needs an Object')
  if (isElementFilter(operand)) {
    const condition = allOf(fieldConditions('', operand, false))
    return (item) => condition.test({ '': item })
  }
  const condition = parseFilter(operand)
  return (item) => {
    if (Array.isArray(item)) return condition.test(Object.fromEntries(item.entries()))
    return isDoc(item) && condition.test(item)
  }
}

/** Whether what stands in $elemMatch is about the element itself, not about its fields. */
export function isElementFilter(operand: Doc): boolean {
  const [first = ''] = Object.keys(operand)
  return isOperators(operand) && !['$and', '$or', '$nor'].includes(first)
}

/** What $pull removes: elements that equal the operand or pass it as a condition. */
export function pullTest(operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp) return matches(operand, undefined)
  if (!isDoc(operand)) return (item) => sameValue(item, operand)
  if (isOperators(operand)) return elementTest(operand)
  const condition = parseFilter(operand)
  return (item) => isDoc(item) && condition.test(item)
}

/** Operators on single values. The operand is checked once, not for each document. */
const valueOperators: Record<string, (operand: unknown, siblings: Doc) => ValueTest> = {
  $eq: equalTo,
  $gt: (operand) => ordered(operand, (order) => order > 0, false),
  $gte: (operand) => ordered(operand, (order) => order >= 0, true),
  $lt: (operand) => ordered(operand, (order) => order < 0, false),
  $lte: (operand) => ordered(operand, (order) => order <= 0, true),
  $in: oneOf,
  $regex: (operand, { $options }) => matches(operand, $options),
}

function equalTo(operand: unknown): ValueTest {
  if (operand === null) return (value) => value === null || value === undefined
  typeOf(operand)
  return (value) => value !== undefined && sameValue(value, operand)
}

/** Only values of the operand's type compare. NaN is equal to itself and has no neighbours. */
function ordered(operand: unknown, passes: (order: number) => boolean, equal: boolean): ValueTest {
  if (operand === null) return (value) => equal && (value === null || value === undefined)
  const type = typeOf(operand)
  if (type === 'regex') fail(2, "Can't have RegEx as arg to predicate over field")
  if (type === 'minKey' || type === 'maxKey') unsupported(`a comparison with ${type}`)
  if (Number.isNaN(operand)) return (value) => equal && Number.isNaN(value)
  return (value) => {
    if (value === undefined || typeOf(value) !== type || Number.isNaN(value)) return false
    return passes(compareValues(value, operand))
  }
}

function oneOf(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) return fail(2, '$in needs an array')
  if (operand.some(isOperators)) return fail(2, 'cannot nest $ under $in')
  const patterns = operand.filter((item) => item instanceof BSONRegExp)
  const tests = patterns.map((pattern) => matches(pattern, undefined))
  const keys = new Set(operand.map(keyOf))
  return (value) => keys.has(keyOf(value)) || tests.some((test) => test(value))
}

/** Texts that fit the pattern, and the pattern itself. Refuses what JavaScript can't express. */
function matches(operand: unknown, options: unknown): ValueTest {
  const given = typeof operand === 'string' ? new BSONRegExp(operand) : operand
  if (!(given instanceof BSONRegExp)) return fail(2, '$regex has to be a string')
  if (options !== undefined && typeof options !== 'string') fail(2, '$options has to be a string')
  if (given.options && options !== undefined) fail(2, 'options set in both $regex and $options')
  const wanted = new BSONRegExp(given.pattern, options ?? given.options)
  const regex = compile(wanted)
  return (value) => (typeof value === 'string' ? regex.test(value) : sameValue(value, wanted))
}

function compile({ pattern, options }: BSONRegExp): RegExp {
  const [unknown] = /[^ims]/.exec(options) ?? []
  if (unknown) unsupported(`the regular expression option ${unknown}`)
  try {
    return new RegExp(pattern, options)
  } catch {
    return fail(51091, `Regular expression is invalid: ${pattern}`)
  }
}

/** Whether an element of an array passes. */
function elementsIn(test: ValueTest): ValueTest {
  return (value) => Array.isArray(value) && value.some(test)
}
