import { fail, unsupported } from '../bson/errors.ts'
import { encodeKey } from '../bson/keys.ts'
import { elementsAndArray, splitPath, valuesAt } from '../bson/paths.ts'
import { isDoc, isOperators, getType, type Doc } from '../bson/values.ts'

type DocTest = (doc: Doc) => boolean
type ValueTest = (value: unknown) => boolean

/** A condition on a path, which an index may serve. */
export interface Leaf {
  path: string
  operator: string
  operand: unknown
  test: DocTest
}

/** A parsed filter: a document must match all leaves, and one part in each $or. */
export interface Condition {
  leaves: Leaf[]
  /** Whether there is an $or besides its leaves. */
  hasOr: boolean
  test: DocTest
}

/** Parses a filter. Throws for unknown operators and operands. */
export function parseFilter(filter: unknown): Condition {
  if (!isDoc(filter)) return fail(14, 'a filter must be a document')
  const leaves: Leaf[] = []
  const alternatives: DocTest[] = []
  for (const [key, value] of Object.entries(filter))
    if (key.startsWith('$')) alternatives.push(parseAlternatives(key, value))
    else leaves.push(...parseLeaves(key, value))
  const tests = [...leaves.map(({ test }) => test), ...alternatives]
  return { leaves, hasOr: alternatives.length > 0, test: (doc) => tests.every((test) => test(doc)) }
}

function parseAlternatives(operator: string, operand: unknown): DocTest {
  if (operator !== '$or') return unsupported(`the filter ${operator}`, 2)
  if (!Array.isArray(operand) || operand.length === 0)
    return fail(2, '$or argument must be a non-empty array')
  const parts = operand.map(parseFilter)
  return (doc) => parts.some(({ test }) => test(doc))
}

function parseLeaves(path: string, value: unknown): Leaf[] {
  if (!isOperators(value)) return [leaf(path, '$eq', value)]
  return Object.entries(value).map(([operator, operand]) => leaf(path, operator, operand))
}

function leaf(path: string, operator: string, operand: unknown): Leaf {
  const parts = splitPath(path, 2)
  const isNegated = operator === '$ne'
  const name = isNegated ? '$eq' : operator
  const make = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!make) return unsupported(`the filter operator ${operator}`, 2)
  const passes = make(operand)
  const isMet: DocTest = (doc) => valuesAt(doc, parts, elementsAndArray).some(passes)
  return { path, operator, operand, test: isNegated ? (doc) => !isMet(doc) : isMet }
}

/** The operand is checked once, not for each document. */
const operators: Record<string, (operand: unknown) => ValueTest> = {
  $eq: equalTo,
  $gt: (operand) => ordered(operand, (order) => order > 0, false),
  $gte: (operand) => ordered(operand, (order) => order >= 0, true),
  $lt: (operand) => ordered(operand, (order) => order < 0, false),
  $lte: (operand) => ordered(operand, (order) => order <= 0, true),
  $in: matchOneOf,
}

/** Null also matches missing fields. */
function equalTo(operand: unknown): ValueTest {
  if (typeof operand === 'string') return (value) => value === operand
  const key = encodeKey(operand)
  return (value) => encodeKey(value) === key
}

/** Compares only values of the operand's type. NaN equals itself and is neither smaller nor greater than anything. */
function ordered(operand: unknown, passes: (order: number) => boolean, equal: boolean): ValueTest {
  if (operand === null) return (value) => equal && (value ?? null) === null
  const type = getType(operand)
  if (Number.isNaN(operand)) return (value) => equal && Number.isNaN(value)
  const limit = encodeKey(operand)
  return (value) => {
    if (value === undefined || getType(value) !== type || Number.isNaN(value)) return false
    const key = encodeKey(value)
    return passes(key < limit ? -1 : key > limit ? 1 : 0)
  }
}

function matchOneOf(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) return fail(2, '$in needs an array')
  if (operand.some(isOperators)) return fail(2, 'cannot nest $ under $in')
  const keys = new Set(operand.map(encodeKey))
  return (value) => keys.has(encodeKey(value))
}
