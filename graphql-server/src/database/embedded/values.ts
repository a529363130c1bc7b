import {
  deserialize,
  serialize,
  Timestamp,
  BSONRegExp,
  Binary,
  MaxKey,
  MinKey,
  ObjectId,
} from 'bson'
import { DatabaseError, fail, unsupported } from './errors.ts'

export type Doc = { [field: string]: unknown }

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
const MAX_DEPTH = 180

export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** A field of the document itself: never one that every JavaScript object inherits. */
export function own(doc: Doc, field: string): unknown {
  return Object.hasOwn(doc, field) ? doc[field] : undefined
}

/** Sets a field, also one named `__proto__`. */
export function put(doc: Doc, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(doc, field, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  } else doc[field] = value
}

/** Longs come as bigint, so that they compare exactly and go back as longs. */
const decoding = { useBigInt64: true, bsonRegExp: true }

export function decode(raw: Uint8Array, fieldsAsRaw?: Doc): Doc {
  try {
    return deserialize(raw, fieldsAsRaw ? { ...decoding, fieldsAsRaw } : decoding)
  } catch (error) {
    if (error instanceof RangeError) fail(15, 'the document is nested too deeply')
    fail(22, `invalid BSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function encode(doc: Doc): Buffer {
  const raw = serialize(doc, { ignoreUndefined: true })
  return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
}

/** Copies documents and arrays; what they hold is shared, because nothing changes it. */
export function clone<T>(value: T): T
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => clone(item))
  if (!isDoc(value)) return value
  const copy: Doc = {}
  for (const field of Object.keys(value)) put(copy, field, clone(value[field]))
  return copy
}

/** Refuses what this database could only store wrongly: types it can't compare, and deep nesting. */
export function checkStorable(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) fail(15, `the document exceeds ${MAX_DEPTH} levels of nesting`)
  if (Array.isArray(value)) for (const item of value) checkStorable(item, depth + 1)
  else if (isDoc(value)) for (const key in value) checkStorable(value[key], depth + 1)
  else typeOf(value)
}

export function checkSize(raw: Uint8Array): void {
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw new DatabaseError(
      10334,
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    )
}

export type TypeName =
  | 'minKey'
  | 'null'
  | 'number'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'timestamp'
  | 'regex'
  | 'maxKey'

/** MongoDB's name of a value's type. Refuses the types that this database does not store. */
export function typeOf(value: unknown): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'number':
    case 'bigint':
      return 'number'
    case 'boolean':
      return 'bool'
    case 'object':
      return objectType(value)
    case 'undefined':
    case 'function':
    case 'symbol':
      return unsupported(`the BSON type ${typeof value}`)
  }
}

function objectType(value: object | null): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isDoc(value)) return 'object'
  if (value instanceof ObjectId) return 'objectId'
  if (value instanceof Date) return 'date'
  if (value instanceof Binary) return 'binData'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof BSONRegExp) return 'regex'
  if (value instanceof MinKey) return 'minKey'
  if (value instanceof MaxKey) return 'maxKey'
  return unsupported(`the BSON type ${value.constructor.name}`)
}
