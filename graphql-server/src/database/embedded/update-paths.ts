import { fail } from './errors.ts'
import { arrayIndex } from './paths.ts'
import { isDoc, own, put } from './values.ts'
import type { Doc } from './values.ts'

const MOST_PADDING = 1_500_000

/** The value at the path, positions of arrays included; undefined when it is missing. */
export function getPath(doc: unknown, path: readonly string[]): unknown {
  let value = doc
  for (const part of path) {
    if (Array.isArray(value)) {
      const index = arrayIndex(part)
      value = index === undefined ? undefined : value[index]
    } else value = isDoc(value) ? own(value, part) : undefined
  }
  return value
}

/** Sets the value at the path and makes the documents on the way; refuses to walk through a scalar. */
export function setPath(doc: Doc, path: readonly string[], value: unknown): void {
  let container: unknown = doc
  for (const [depth, part] of path.entries()) {
    const last = depth === path.length - 1
    const child = childOf(container, part, path)
    const next = last ? value : child === undefined ? {} : child
    if (last || child === undefined) putChild(container, part, next)
    container = next
  }
}

function childOf(container: unknown, part: string, path: readonly string[]): unknown {
  if (isDoc(container)) return own(container, part)
  const index = arrayIndex(part)
  if (Array.isArray(container) && index !== undefined) return container[index]
  return fail(28, `Cannot create field '${part}' in element of the path '${path.join('.')}'`)
}

function putChild(container: unknown, part: string, value: unknown): void {
  if (Array.isArray(container)) {
    const index = Number(part)
    if (index > container.length + MOST_PADDING) fail(2, 'cannot pad an array so far')
    while (container.length < index) container.push(null)
    container[index] = value
  } else if (isDoc(container)) put(container, part, value)
}

/** Removes a field; an element of an array becomes null. Whether there was one. */
export function unsetPath(doc: Doc, path: readonly string[]): boolean {
  const container = getPath(doc, path.slice(0, -1))
  const part = path.at(-1) ?? ''
  if (Array.isArray(container)) {
    const index = arrayIndex(part)
    if (index === undefined || index >= container.length || container[index] === null) return false
    container[index] = null
    return true
  }
  if (!isDoc(container) || !Object.hasOwn(container, part)) return false
  Reflect.deleteProperty(container, part)
  return true
}
