import { Binary, deserialize, ObjectId, serialize } from 'bson'
import { fail, unsupported } from './errors.ts'

export type Doc = { [field: string]: unknown }

const MAX_DEPTH = 180

export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false
  return Object.getPrototypeOf(value) === Object.prototype
}

/** Whether the value is a document whose first field is an operator, such as {$gt: 5}. */
export function isOperators(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false)
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** Reads an own field, never an inherited property. */
export function own(doc: Doc, field: string): unknown {
  return Object.hasOwn(doc, field) ? doc[field] : undefined
}

/** Sets a field, even one named `__proto__`. */
export function put(doc: Doc, field: string, value: unknown): void {
  if (field !== '__proto__') doc[field] = value
  else Object.defineProperty(doc, field, { value, enumerable: true, configurable: true })
}

/**
 * Decodes BSON; documents in the field `rawField` stay bytes. Longs become bigint, so that they compare exactly and are
 * written as longs again.
 */
export function decode(raw: Uint8Array, rawField?: string): Doc {
  try {
    const fieldsAsRaw = rawField === undefined ? {} : { fieldsAsRaw: { [rawField]: true } }
    return deserialize(raw, { useBigInt64: true, ...fieldsAsRaw })
  } catch (error) {
    if (error instanceof RangeError) return fail(15, 'the document is nested too deeply')
    return fail(22, `invalid BSON: ${String(error)}`)
  }
}

export function encode(doc: Doc): Buffer {
  const raw = serialize(doc, { ignoreUndefined: true })
  return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
}

/** Copies documents and arrays. Their values are shared because they are immutable. */
export function clone<T>(value: T): T
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => clone(item))
  if (!isDoc(value)) return value
  const copy: Doc = {}
  for (const field of Object.keys(value)) put(copy, field, clone(value[field]))
  return copy
}

/** Throws for values that cannot be stored correctly: types without an order, and deep nesting. */
export function checkStorable(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) fail(15, `the document exceeds ${MAX_DEPTH} levels of nesting`)
  if (Array.isArray(value)) for (const item of value) checkStorable(item, depth + 1)
  else if (isDoc(value)) for (const key in value) checkStorable(value[key], depth + 1)
  else getType(value)
}

const primitives: Record<string, string> = {
  string: 'string',
  number: 'number',
  bigint: 'number',
  boolean: 'bool',
}

/** MongoDB's name for a value's type. Throws for types that this database does not store. */
export function getType(value: unknown): string {
  const primitive = primitives[typeof value]
  if (primitive !== undefined) return primitive
  if (value === null) return 'null'
  if (isDoc(value)) return 'object'
  if (Array.isArray(value)) return 'array'
  if (value instanceof ObjectId) return 'objectId'
  if (value instanceof Date) return 'date'
  if (value instanceof Binary) return 'binData'
  const type = value instanceof Object ? value.constructor.name : typeof value
  return unsupported(`the BSON type ${type}`)
}
