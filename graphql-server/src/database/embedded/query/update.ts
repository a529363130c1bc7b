import { checkFields, fail, unsupported } from '../bson/errors.ts'
import type { Condition } from './filter.ts'
import { sameValue } from '../bson/keys.ts'
import { getPath, setPath, unsetPath } from '../bson/paths.ts'
import { clone, isDoc, isNumber, isOperators, own, getType, type Doc } from '../bson/values.ts'

/** Larger integers are longs. */
const MAX_INT = 2 ** 31 - 1

/** Computes the new value from the old one; undefined is a missing field. */
type Operator = (before: unknown, operand: unknown, path: string) => unknown

interface Change {
  path: string[]
  operand: unknown
  operator: Operator
  onInsertOnly: boolean
}

/** Field changes, in the order in which they are applied. */
export type Update = Change[]

/** Parses an update with operators. Throws for anything unknown. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) return unsupported('an update with a pipeline')
  if (!isDoc(update)) return fail(9, 'an update must be a document')
  const names = Object.keys(update)
  if (!names.some((name) => name.startsWith('$'))) return unsupported('replacing a whole document')
  const changes = names.flatMap((name) => parseChanges(name, update[name])).sort(byPath)
  changes.forEach(({ path }, n) => checkConflict(path, changes[n + 1]?.path ?? []))
  return changes
}

function parseChanges(name: string, fields: unknown): Change[] {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!operator) return unsupported(`the update operator ${name}`, 9)
  if (!isDoc(fields)) return fail(9, `Modifiers operate on fields, ${name} got another type`)
  return Object.entries(fields).map(([field, operand]) => {
    const path = field.split('.')
    if (path.includes('')) fail(56, `The update path '${field}' contains an empty field name`)
    if (path.some((part) => part === '$' || part.startsWith('$[')))
      unsupported(`the update path '${field}'`)
    if (path.some((part) => part.startsWith('$')))
      fail(52, `The dollar ($) prefixed field in '${field}' is not valid for storage.`)
    return { path, operand, operator, onInsertOnly: name === '$setOnInsert' }
  })
}

/** MongoDB adds fields in alphabetical order, and numbers by value. */
function byPath({ path: a }: Change, { path: b }: Change): number {
  const n = a.findIndex((part, at) => part !== b[at])
  const [left, right] = [a[n], b[n]]
  if (left === undefined || right === undefined) return a.length - b.length
  const byNumber = Number(left) - Number(right)
  return Number.isNaN(byNumber) ? (left < right ? -1 : 1) : byNumber
}

function checkConflict(path: string[], next: string[]): void {
  if (next.length > 0 && path.every((part, n) => part === next[n]))
    fail(40, `Updating the path '${next.join('.')}' would create a conflict at '${path.join('.')}'`)
}

const operators: Record<string, Operator> = {
  $set: (_before, operand) => operand,
  $setOnInsert: (_before, operand) => operand,
  $unset: () => undefined,
  $inc: increment,
  $push: push,
}

/** Integers stay integers: an int that exceeds 32 bits becomes a long. */
function increment(before: unknown, operand: unknown, path: string): unknown {
  if (!isNumber(operand)) return fail(14, `Cannot increment '${path}' with non-numeric argument`)
  if (before === undefined) return operand
  if (!isNumber(before))
    return fail(14, `Cannot apply $inc to '${path}' of non-numeric type ${getType(before)}`)
  const isLong = typeof before === 'bigint' || typeof operand === 'bigint'
  const isWhole = Number.isInteger(Number(before)) && Number.isInteger(Number(operand))
  const isLarge = Math.abs(Number(before) + Number(operand)) > MAX_INT
  if (!isWhole || !(isLong || isLarge)) return Number(before) + Number(operand)
  const sum = BigInt(before) + BigInt(operand)
  return BigInt.asIntN(64, sum) === sum ? sum : fail(2, `$inc of '${path}' does not fit 64 bits`)
}

function push(before: unknown, operand: unknown, path: string): unknown[] {
  if (before !== undefined && !Array.isArray(before))
    fail(2, `The field '${path}' must be an array but is of type ${getType(before)}`)
  const array: unknown[] = before ?? []
  return [...array, ...pushed(operand)]
}

/** Returns the items in {$each: […]}, or the operand as the only item. */
function pushed(operand: unknown): unknown[] {
  if (!isOperators(operand)) return [operand]
  checkFields('$push', operand, '$each')
  return Array.isArray(operand.$each)
    ? operand.$each
    : fail(2, 'The argument to $each in $push must be an array')
}

/** Returns the document after the update, or the same object if nothing changes. */
export function applyUpdate(doc: Doc, update: Update): Doc {
  const result = clone(doc)
  const changes = update.filter(({ onInsertOnly }) => !onInsertOnly)
  const changed = changes.filter((change) => applyChange(result, change))
  checkId(own(doc, '_id'), own(result, '_id'))
  return changed.length > 0 ? result : doc
}

function applyChange(doc: Doc, { path, operator, operand }: Change): boolean {
  const before = getPath(doc, path)
  const after = operator(before, operand, path.join('.'))
  if (isSame(before, after)) return false
  if (after === undefined) unsetPath(doc, path)
  else setPath(doc, path, clone(after))
  return true
}

/** A long and an int with the same value are equal but stored differently. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === typeof right && sameValue(left, right))
}

function checkId(before: unknown, after: unknown): void {
  if (before !== undefined && !sameValue(before, after))
    fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
}

/** The document that an upsert inserts: the filter's equalities, then the update. */
export function upsertDocument({ leaves }: Condition, update: Update): Doc {
  const doc: Doc = {}
  for (const { path, operator, operand } of leaves) {
    if (operator !== '$eq') continue
    const parts = path.split('.')
    if (getPath(doc, parts) !== undefined)
      fail(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    setPath(doc, parts, clone(operand))
  }
  const id = own(doc, '_id')
  for (const change of update) applyChange(doc, change)
  checkId(id, own(doc, '_id'))
  return doc
}
