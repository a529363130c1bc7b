import { ObjectId } from 'bson'
import { fail, unsupported } from './errors.ts'
import type { Condition } from './filter.ts'
import { leavesOf } from './bounds.ts'
import { sameValue } from './keys.ts'
import { nest } from './planner.ts'
import { operators } from './update-operators.ts'
import { getPath, setPath } from './update-paths.ts'
import { checkStorable, clone, isDoc, own, put } from './values.ts'
import type { Doc } from './values.ts'

interface Change {
  operator: string
  path: string[]
  operand: unknown
}

export type Update = { replacement: Doc } | { replacement?: undefined; changes: Change[] }

/** Reads an update: operators or a whole document. Anything unknown is an error. */
export function parseUpdate(update: unknown, arrayFilters?: unknown): Update {
  if (Array.isArray(update)) return unsupported('an update with a pipeline')
  if (arrayFilters !== undefined) return unsupported('arrayFilters')
  if (!isDoc(update)) return fail(9, 'an update must be a document')
  const names = Object.keys(update)
  if (!names.some((name) => name.startsWith('$'))) return { replacement: update }
  const changes = names.flatMap((name) => changesOf(name, update[name]))
  checkConflicts(changes)
  return { changes: changes.sort(byPath) }
}

function changesOf(operator: string, operand: unknown): Change[] {
  if (!operator.startsWith('$'))
    fail(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update`,
    )
  if (!Object.hasOwn(operators, operator)) {
    if (['$rename', '$bit'].includes(operator)) unsupported(operator)
    fail(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update`,
    )
  }
  if (!isDoc(operand))
    return fail(9, `Modifiers operate on fields but we found another type for ${operator}`)
  return Object.entries(operand).map(([name, value]) => {
    const path = name.split('.')
    if (path.includes('')) fail(56, `The update path '${name}' contains an empty field name`)
    for (const part of path.slice(1))
      if (part.startsWith('$[')) unsupported(`'${part}' in an update path`)
    if (path.some((part) => part.startsWith('$') && part !== '$'))
      fail(52, `The dollar ($) prefixed field in '${name}' is not valid for storage.`)
    if (path[0] === '$')
      fail(2, `Cannot have positional (i.e. '$') element in the first position in path '${name}'`)
    checkStorable(value)
    return { operator, path, operand: value }
  })
}

function checkConflicts(changes: Change[]): void {
  const names = changes.map(({ path }) => path.join('.')).sort()
  for (const name of names)
    for (const other of names) if (other.startsWith(`${name}.`)) conflict(other, name)
  names.forEach((name, index) => {
    if (name === names[index + 1]) conflict(name, name)
  })
}

function conflict(path: string, at: string): never {
  fail(40, `Updating the path '${path}' would create a conflict at '${at}'`)
}

/** MongoDB adds fields in the order of their names, numbers by value. */
function byPath(a: Change, b: Change): number {
  for (let index = 0; index < Math.min(a.path.length, b.path.length); index++) {
    const [left = '', right = ''] = [a.path[index], b.path[index]]
    if (left === right) continue
    const numbers = Number(left) - Number(right)
    if (!Number.isNaN(numbers)) return numbers
    return left < right ? -1 : 1
  }
  return a.path.length - b.path.length
}

/** The document after the update, or the same object when nothing changes. */
export function applyUpdate(doc: Doc, update: Update, condition: Condition): Doc {
  if (update.replacement) return replace(doc, update.replacement)
  const result = clone(doc)
  let changed = false
  for (const { operator, path, operand } of update.changes) {
    if (operator === '$setOnInsert') continue
    const place = path.includes('$') ? withPosition(path, doc, condition) : path
    if (operators[operator]?.(result, place, operand, doc)) changed = true
  }
  if (!sameValue(own(result, '_id') ?? null, own(doc, '_id') ?? null)) immutableId()
  return changed ? result : doc
}

function immutableId(): never {
  fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
}

function replace(doc: Doc, replacement: Doc): Doc {
  const id = own(replacement, '_id')
  if (id !== undefined && !sameValue(id, own(doc, '_id'))) immutableId()
  checkStorable(replacement)
  const result = withId(own(doc, '_id'), replacement)
  return sameValue(result, doc) ? doc : result
}

function withId(id: unknown, doc: Doc): Doc {
  const result: Doc = { _id: id }
  for (const [name, value] of Object.entries(doc))
    if (name !== '_id') put(result, name, clone(value))
  return result
}

/** Replaces `$` by the position of the element that the filter's conditions on this array met. */
function withPosition(path: string[], doc: Doc, condition: Condition): string[] {
  const place = path.indexOf('$')
  if (path.includes('$', place + 1)) fail(2, 'Too many positional (i.e. $) elements found in path')
  const name = path.slice(0, place).join('.')
  const array = getPath(doc, path.slice(0, place))
  const positions = new Set<number>()
  if (Array.isArray(array))
    for (const part of condition.kind === 'and' ? condition.parts : [condition]) {
      if (part.kind !== 'leaf' || (part.path !== name && !part.path.startsWith(`${name}.`)))
        continue
      const position = array.findIndex((item: unknown) => part.test(nest(name, [item])))
      if (position !== -1) positions.add(position)
    }
  const [position] = positions
  if (position === undefined)
    return fail(2, 'The positional operator did not find the match needed from the query.')
  if (positions.size > 1)
    return unsupported(
      'the positional operator after conditions that meet different elements, without $elemMatch,',
    )
  return path.map((part) => (part === '$' ? String(position) : part))
}

/** The document that an upsert adds: the filter's equalities, then the update. */
export function upsertDocument(condition: Condition, update: Update): Doc {
  const equalities = leavesOf(condition).filter((leaf) => leaf.operator === '$eq')
  if (update.replacement) {
    const id = equalities.find((leaf) => leaf.path === '_id')?.operand
    const given = own(update.replacement, '_id')
    checkStorable(update.replacement)
    checkSameId(id, given)
    return withId(given ?? id ?? new ObjectId(), update.replacement)
  }
  const doc: Doc = {}
  for (const { path, operand } of equalities) {
    const parts = path.split('.')
    if (getPath(doc, parts) !== undefined)
      fail(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    setPath(doc, parts, clone(operand))
  }
  const id = own(doc, '_id')
  for (const { operator, path, operand } of update.changes) {
    if (path.includes('$'))
      fail(2, 'The positional operator did not find the match needed from the query.')
    operators[operator]?.(doc, path, operand, doc)
  }
  checkSameId(id, own(doc, '_id') ?? null)
  return withId(own(doc, '_id') ?? new ObjectId(), doc)
}

function checkSameId(before: unknown, after: unknown): void {
  if (before !== undefined && after !== undefined && !sameValue(before, after)) immutableId()
}
