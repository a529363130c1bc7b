import { fail, unsupported } from '../errors.ts'
import { isDoc, own, put, type Doc } from '../bson/values.ts'

/** The value of an empty array in an index or a sort: before null, as in MongoDB. */
export const EMPTY_ARRAY = Symbol('empty array')

/** The parts of a path through documents and all elements of arrays; other paths are refused. */
export function partsOf(path: string, code: number): string[] {
  const parts = path.split('.')
  if (parts.some((part) => part === '' || part.startsWith('$')))
    fail(code, `'${path}' is not a path that can be used here`)
  if (parts.some(isPosition)) unsupported(`a position of an array ('${path}')`)
  return parts
}

function isPosition(part: string): boolean {
  return /^\d+$/.test(part)
}

/** What an array at the end of a path stands for. */
type OfArray = (array: unknown[]) => unknown[]

/** For filters: each element, and the array itself. */
export const elementsAndArray: OfArray = (array) => [...array, array]
/** For sorts and indexes: each element. */
export const elementsOf: OfArray = (array) => (array.length > 0 ? array : [EMPTY_ARRAY])

/**
 * The values at a path, arrays on the way entered. A missing field is undefined; an array without
 * documents on the way has no values.
 */
export function valuesAt(value: unknown, path: readonly string[], ofArray: OfArray): unknown[] {
  const [part, ...rest] = path
  if (part === undefined) return Array.isArray(value) ? ofArray(value) : [value]
  if (Array.isArray(value))
    return value.flatMap((item) => (isDoc(item) ? valuesAt(item, path, ofArray) : []))
  return isDoc(value) ? valuesAt(own(value, part), rest, ofArray) : [undefined]
}

/** Whether the path ends at an array or leads through one. */
export function meetsArray(doc: unknown, path: readonly string[]): boolean {
  let value = doc
  for (const part of path) {
    if (!isDoc(value)) break
    value = own(value, part)
  }
  return Array.isArray(value)
}

/**
 * The tuples of values under which a document is sorted and stands in indexes: one for each
 * element when a path meets an array. Two paths that meet arrays are refused (171). `onArray`
 * hears which path does.
 */
export function tuplesOf(
  doc: Doc,
  paths: readonly (readonly string[])[],
  onArray: (field: number) => void = () => {},
): unknown[][] {
  const array = paths.findIndex((path) => meetsArray(doc, path))
  if (array === -1) return [paths.map((path) => getPath(doc, path))]
  if (paths.some((path, field) => field > array && meetsArray(doc, path)))
    fail(171, 'cannot index or sort by two paths that lead through arrays')
  onArray(array)
  const values = valuesAt(doc, paths[array] ?? [], elementsOf)
  return (values.length > 0 ? values : [undefined]).map((value) =>
    paths.map((path, field) => (field === array ? value : getPath(doc, path))),
  )
}

/** The value at a path through documents; undefined when it is missing. Refuses positions. */
export function getPath(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc
  for (const part of path) {
    if (Array.isArray(value) && isPosition(part))
      unsupported(`a position of an array ('${path.join('.')}')`)
    value = isDoc(value) ? own(value, part) : undefined
  }
  return value
}

/** Sets the value at the path and makes the documents on the way; refuses to walk through others. */
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
