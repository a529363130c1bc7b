import { fail, unsupported } from './errors.ts'
import { EMPTY_ARRAY } from './keys.ts'
import { isDoc, own, put, type Doc } from './values.ts'

const MOST_PADDING = 1_500_000

/** The position in an array that a part of a path names, if it is a number. */
export function positionOf(part: string | undefined): number | undefined {
  return part !== undefined && /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : undefined
}

/** The parts of a path through documents and all elements of arrays; other paths are refused. */
export function partsOf(path: string, code: number): string[] {
  const parts = path.split('.')
  if (parts.some((part) => part === '' || part.startsWith('$')))
    fail(code, `'${path}' is not a path that can be used here`)
  if (parts.some((part) => positionOf(part) !== undefined))
    unsupported(`a position of an array ('${path}')`)
  return parts
}

export type ValueTest = (value: unknown) => boolean

/**
 * Whether a value that MongoDB's matcher sees at the path passes. Arrays on the way are entered;
 * an array at the end gives its elements and itself (`elements` false: only itself). A missing
 * field is seen as undefined; an array without documents shows nothing at all.
 */
export function anyAt(
  value: unknown,
  path: readonly string[],
  test: ValueTest,
  elements = true,
): boolean {
  const [part, ...rest] = path
  if (part === undefined)
    return (elements && Array.isArray(value) && value.some((item) => test(item))) || test(value)
  if (isDoc(value)) {
    const inner = own(value, part)
    return inner === undefined ? test(undefined) : anyAt(inner, rest, test, elements)
  }
  if (!Array.isArray(value)) return test(undefined)
  if (value.some((item) => isDoc(item) && anyAt(item, path, test, elements))) return true
  const item: unknown = value[positionOf(part) ?? value.length]
  if (item === undefined) return false
  if (rest.length === 0) return test(item)
  return (isDoc(item) || Array.isArray(item)) && anyAt(item, rest, test, elements)
}

/** The values at a path for joins, sorts and indexes: elements of arrays each, no positions. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [part, ...rest] = path
  if (Array.isArray(value)) {
    if (part === undefined) return value.length > 0 ? value : [EMPTY_ARRAY]
    return value.flatMap((item: unknown) => (isDoc(item) ? valuesAt(item, path) : []))
  }
  return part === undefined ? [value] : valuesAt(isDoc(value) ? own(value, part) : undefined, rest)
}

function meetsArray(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return true
  const [part, ...rest] = path
  return part !== undefined && isDoc(value) && meetsArray(own(value, part), rest)
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
  const arrays = paths.flatMap((path, field) => (meetsArray(doc, path) ? [field] : []))
  if (arrays.length > 1) fail(171, 'cannot index or sort by two paths that lead through arrays')
  arrays.forEach(onArray)
  if (arrays.length === 0) return [paths.map((path) => getPath(doc, path))]
  let tuples: unknown[][] = [[]]
  for (const path of paths) {
    const values = valuesAt(doc, path)
    const choices = values.length > 0 ? values : [undefined]
    tuples = tuples.flatMap((tuple) => choices.map((value) => [...tuple, value]))
  }
  return tuples
}

/** The value at a path of an update, positions of arrays included; undefined when it is missing. */
export function getPath(doc: unknown, path: readonly string[]): unknown {
  let value = doc
  for (const part of path)
    if (Array.isArray(value)) value = value[positionOf(part) ?? value.length]
    else value = isDoc(value) ? own(value, part) : undefined
  return value
}

/** Sets the value at the path and makes the documents on the way; refuses to walk through others. */
export function setPath(doc: Doc, path: readonly string[], value: unknown): void {
  let container: unknown = doc
  path.forEach((part, depth) => {
    const position = positionOf(part)
    if (!isDoc(container) && !(Array.isArray(container) && position !== undefined))
      return fail(28, `Cannot create field '${part}' in element of the path '${path.join('.')}'`)
    const there = depth === path.length - 1 ? value : getPath(container, [part])
    const next = there === undefined ? {} : there
    putInto(container, part, next)
    container = next
  })
}

function putInto(container: unknown, part: string, value: unknown): void {
  if (isDoc(container)) put(container, part, value)
  if (!Array.isArray(container)) return
  const position = Number(part)
  if (position > container.length + MOST_PADDING) fail(2, 'cannot pad an array so far')
  while (container.length < position) container.push(null)
  container[position] = value
}

/** Removes a field; an element of an array becomes null. */
export function unsetPath(doc: Doc, path: readonly string[]): void {
  const container = getPath(doc, path.slice(0, -1))
  const part = path.at(-1) ?? ''
  if (Array.isArray(container)) putInto(container, part, null)
  else if (isDoc(container)) Reflect.deleteProperty(container, part)
}
