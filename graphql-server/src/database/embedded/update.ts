import { ObjectId } from 'bson'
import { leavesOf } from './bounds.ts'
import { withId } from './collection.ts'
import { fail, unsupported } from './errors.ts'
import type { Condition } from './filter.ts'
import { sameValue } from './keys.ts'
import { getPath, setPath, unsetPath } from './paths.ts'
import { nest } from './planner.ts'
import { operators, type Operator } from './update-operators.ts'
import { clone, isDoc, own, type Doc } from './values.ts'

interface Change {
  path: string[]
  operand: unknown
  operator: Operator
  onInsertOnly: boolean
}

/** A whole document, or changes of fields. */
export type Update = { replacement: Doc } | { replacement?: undefined; changes: Change[] }

/** Reads an update: operators or a whole document. Anything unknown is an error. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) return unsupported('an update with a pipeline')
  if (!isDoc(update)) return fail(9, 'an update must be a document')
  const names = Object.keys(update)
  if (!names.some((name) => name.startsWith('$'))) return { replacement: update }
  const changes = names.flatMap((name) => changesOf(name, update[name])).sort(byPath)
  changes.forEach(({ path }, n) => checkConflict(path, changes[n + 1]?.path ?? []))
  return { changes }
}

function changesOf(name: string, fields: unknown): Change[] {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!operator) return unsupported(`the update operator ${name}`, 9)
  if (!isDoc(fields)) return fail(9, `Modifiers operate on fields, ${name} got another type`)
  return Object.entries(fields).map(([field, operand]) => {
    const path = field.split('.')
    if (path.includes('')) fail(56, `The update path '${field}' contains an empty field name`)
    if (path.some((part) => part.startsWith('$['))) unsupported(`the update path '${field}'`)
    if (path.some((part) => part.startsWith('$') && part !== '$'))
      fail(52, `The dollar ($) prefixed field in '${field}' is not valid for storage.`)
    if (path.lastIndexOf('$') !== path.indexOf('$') || path[0] === '$')
      fail(2, `the positional $ must follow an array, once: '${field}'`)
    return { path, operand, operator, onInsertOnly: name === '$setOnInsert' }
  })
}

/** MongoDB adds fields in the order of their names, numbers by value. */
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

/** The document after the update, or the same object when nothing changes. */
export function applyUpdate(doc: Doc, update: Update, condition: Condition): Doc {
  if (update.replacement) return replaced(doc, update.replacement)
  const result = clone(doc)
  let isChanged = false
  for (const change of update.changes) {
    if (change.onInsertOnly) continue
    const path = change.path.includes('$') ? placed(change.path, doc, condition) : change.path
    if (applyChange(result, path, change)) isChanged = true
  }
  checkId(own(doc, '_id'), own(result, '_id') ?? null)
  return isChanged ? result : doc
}

function applyChange(doc: Doc, path: string[], { operator, operand }: Change): boolean {
  const before = getPath(doc, path)
  const after = operator(before, operand, path.join('.'))
  if (isSame(before, after)) return false
  if (after === undefined) unsetPath(doc, path)
  else setPath(doc, path, clone(after))
  return !isSame(before, getPath(doc, path))
}

/** A long and an int of one value are the same, and yet not stored the same. */
function isSame(left: unknown, right: unknown): boolean {
  return typeof left === typeof right && sameValue(left, right)
}

function checkId(before: unknown, after: unknown): void {
  if (before !== undefined && after !== undefined && !sameValue(before, after))
    fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
}

function replaced(doc: Doc, replacement: Doc): Doc {
  const id = own(doc, '_id')
  checkId(id, own(replacement, '_id'))
  const result = withId(id, replacement)
  return sameValue(result, doc) ? doc : result
}

/** Replaces `$` by the position of the element that the filter's conditions on this array met. */
function placed(path: string[], doc: Doc, condition: Condition): string[] {
  const before = path.slice(0, path.indexOf('$'))
  const [name, array] = [before.join('.'), getPath(doc, before)]
  const items: unknown[] = Array.isArray(array) ? array : []
  const parts = condition.kind === 'and' ? condition.parts : [condition]
  const about = parts.filter(
    (part) => part.kind === 'leaf' && `${part.path}.`.startsWith(`${name}.`),
  )
  const met = about.map((part) => items.findIndex((item) => part.test(nest(name, [item]))))
  const [position, ...others] = new Set(met.filter((n) => n !== -1))
  if (position === undefined)
    return fail(2, 'The positional operator did not find the match needed from the query.')
  if (others.length > 0)
    unsupported('$ after conditions that meet different elements, without $elemMatch,')
  return path.map((part) => (part === '$' ? String(position) : part))
}

/** The document that an upsert adds: the filter's equalities, then the update. */
export function upsertDocument(condition: Condition, update: Update): Doc {
  const equalities = leavesOf(condition).filter((leaf) => leaf.operator === '$eq')
  const { replacement } = update
  if (replacement) {
    const id = equalities.find((leaf) => leaf.path === '_id')?.operand
    checkId(id, own(replacement, '_id'))
    return withId(own(replacement, '_id') ?? id ?? new ObjectId(), replacement)
  }
  const doc: Doc = {}
  for (const { path, operand } of equalities) {
    const parts = path.split('.')
    if (getPath(doc, parts) !== undefined)
      fail(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    setPath(doc, parts, clone(operand))
  }
  const id = own(doc, '_id')
  for (const change of update.changes) {
    if (change.path.includes('$'))
      fail(2, 'The positional operator did not find the match needed from the query.')
    applyChange(doc, change.path, change)
  }
  checkId(id, own(doc, '_id') ?? null)
  return doc
}
