import { fail, unsupported } from './errors.ts'
import { isDoc, own, put, type Doc } from './values.ts'

/** Represents an empty array in an index or a sort: before null, as in MongoDB. */
export const EMPTY_ARRAY = Symbol('empty array')

/** Splits a path that leads through documents and array elements. Throws for other paths. */
export function splitPath(path: string, code: number): string[] {
  const parts = path.split('.')
  if (parts.some((part) => part === '' || part.startsWith('$')))
    fail(code, `'${path}' is not a path that can be used here`)
  if (parts.some(isPosition)) unsupported(`a position of an array ('${path}')`)
  return parts
}

function isPosition(part: string): boolean {
  return /^\d+$/.test(part)
}

/** Returns the values that stand for an array at the end of a path. */
type OfArray = (array: unknown[]) => unknown[]

/** For filters: each element, and the array itself. */
export const elementsAndArray: OfArray = (array) => [...array, array]
/** For sorts and indexes: each element. */
const elementsOrEmpty: OfArray = (array) => (array.length > 0 ? array : [EMPTY_ARRAY])

/**
 * Returns the values at a path, through documents and array elements. A missing field is undefined; an array without
 * documents has no values.
 */
export function valuesAt(value: unknown, path: readonly string[], ofArray: OfArray): unknown[] {
  const [part, ...rest] = path
  if (part === undefined) return Array.isArray(value) ? ofArray(value) : [value]
  if (Array.isArray(value))
    return value.flatMap((item) => (isDoc(item) ? valuesAt(item, path, ofArray) : []))
  return isDoc(value) ? valuesAt(own(value, part), rest, ofArray) : [undefined]
}

/** Whether there is an array on the path or at its end. */
export function meetsArray(doc: unknown, path: readonly string[]): boolean {
  let value = doc
  for (const part of path) {
    if (!isDoc(value)) break
    value = own(value, part)
  }
  return Array.isArray(value)
}

/**
 * Returns the value tuples for sorting and indexing a document: one per element if a path has an array. Throws if two
 * paths have arrays (171). Calls `onArray` with the index of the path that has an array.
 */
export function getTuples(
  doc: Doc,
  paths: readonly (readonly string[])[],
  onArray: (field: number) => void = () => {},
): unknown[][] {
  const array = paths.findIndex((path) => meetsArray(doc, path))
  if (array === -1) return [paths.map((path) => getPath(doc, path))]
  if (paths.some((path, field) => field > array && meetsArray(doc, path)))
    fail(171, 'cannot index or sort by two paths that lead through arrays')
  onArray(array)
  const values = valuesAt(doc, paths[array] ?? [], elementsOrEmpty)
  return (values.length > 0 ? values : [undefined]).map((value) =>
    paths.map((path, field) => (field === array ? value : getPath(doc, path))),
  )
}

/** Returns the value at a path through documents, or undefined. Throws for array positions. */
export function getPath(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc
  for (const part of path) {
    if (Array.isArray(value) && isPosition(part))
      unsupported(`a position of an array ('${path.join('.')}')`)
    value = isDoc(value) ? own(value, part) : undefined
  }
  return value
}

/** Sets the value at a path, and creates documents on the way. Throws if another value is on the way. */
export function setPath(doc: Doc, [part = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    put(doc, part, value)
    return
  }
  const there = own(doc, part)
  const inner = there === undefined ? {} : there
  if (!isDoc(inner)) return fail(28, `Cannot create field '${rest.join('.')}' in '${part}'`)
  put(doc, part, inner)
  setPath(inner, rest, value)
}

export function unsetPath(doc: Doc, path: readonly string[]): void {
  const container = getPath(doc, path.slice(0, -1))
  if (isDoc(container)) Reflect.deleteProperty(container, path.at(-1) ?? '')
}
