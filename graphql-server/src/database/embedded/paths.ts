import { fail } from './errors.ts'
import { EMPTY_ARRAY } from './keys.ts'
import { isDoc, own } from './values.ts'
import type { Doc } from './values.ts'

const INDEX = /^(?:0|[1-9]\d*)$/

export function arrayIndex(part: string): number | undefined {
  return INDEX.test(part) ? Number(part) : undefined
}

export type ValueTest = (value: unknown) => boolean

/**
 * Whether a value that MongoDB's matcher sees at the path passes. Arrays on the way are entered;
 * an array at the end gives its elements and itself (`elements` false: only itself). A missing
 * field is seen as undefined; an array without documents shows nothing at all.
 */
export function anyAt(
  container: unknown,
  path: readonly string[],
  test: ValueTest,
  elements = true,
  from = 0,
): boolean {
  const part = path[from]
  if (part === undefined) return testLeaf(container, test, elements)
  if (Array.isArray(container)) return anyInArray(container, path, test, elements, from)
  if (!isDoc(container)) return test(undefined)
  const value = own(container, part)
  if (value === undefined) return test(undefined)
  return anyAt(value, path, test, elements, from + 1)
}

function testLeaf(value: unknown, test: ValueTest, elements: boolean): boolean {
  if (elements && Array.isArray(value) && value.some((item) => test(item))) return true
  return test(value)
}

function anyInArray(
  array: unknown[],
  path: readonly string[],
  test: ValueTest,
  elements: boolean,
  from: number,
): boolean {
  if (array.some((item) => isDoc(item) && anyAt(item, path, test, elements, from))) return true
  const index = arrayIndex(path[from] ?? '')
  if (index === undefined || index >= array.length) return false
  const item: unknown = array[index]
  if (from + 1 === path.length) return test(item)
  return (isDoc(item) || Array.isArray(item)) && anyAt(item, path, test, elements, from + 1)
}

export interface Tuples {
  /** The values of one index key each; missing is undefined, an empty array EMPTY_ARRAY. */
  tuples: unknown[][]
  /** Which of the paths led through or to an array. */
  arrays: boolean[]
}

/** Follows a path up to its end or to the first array. */
function descend(doc: unknown, path: readonly string[]): { value: unknown; rest: string[] } {
  let value = doc
  for (let index = 0; index < path.length; index++) {
    if (Array.isArray(value)) return { value, rest: path.slice(index) }
    value = isDoc(value) ? own(value, path[index] ?? '') : undefined
  }
  return { value, rest: [] }
}

/**
 * The tuples of values under which MongoDB indexes (and sorts) a document: one for each element
 * when a path meets an array. Two different arrays at once are refused (171).
 */
export function tuplesOf(doc: Doc, paths: readonly (readonly string[])[]): Tuples {
  const result: Tuples = { tuples: [], arrays: paths.map(() => false) }
  expand(doc, [...paths], [], result)
  return result
}

function expand(
  doc: unknown,
  paths: (readonly string[] | null)[],
  fixed: unknown[],
  result: Tuples,
): void {
  let array: unknown[] | undefined
  const open: number[] = []
  paths.forEach((path, index) => {
    if (path === null) return
    const { value, rest } = descend(doc, path)
    if (!Array.isArray(value)) {
      fixed[index] = value
      paths[index] = null
      return
    }
    if (array && array !== value) fail(171, 'cannot index parallel arrays')
    array = value
    open.push(index)
    paths[index] = rest
    result.arrays[index] = true
  })
  if (!array) {
    result.tuples.push(fixed)
    return
  }
  for (const item of array.length === 0 ? [EMPTY_ARRAY] : array) {
    const values = [...fixed]
    const rest = [...paths]
    for (const index of open) {
      if (paths[index]?.length !== 0) continue
      values[index] = item
      rest[index] = null
    }
    expand(isDoc(item) ? item : undefined, rest, values, result)
  }
}
