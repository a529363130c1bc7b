import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson'
import { isDoc, typeOf } from './values.ts'
import type { TypeName } from './values.ts'

/** The value of an empty array in an index or a sort: before null, as in MongoDB. */
export const EMPTY_ARRAY = Symbol('empty array')

/** MongoDB's order of types. No rank is 0x00 or 0xff, so that a key never is another's beginning. */
const ranks: Record<TypeName | 'emptyArray', number> = {
  minKey: 1,
  emptyArray: 2,
  null: 5,
  number: 10,
  string: 20,
  object: 30,
  array: 40,
  binData: 50,
  objectId: 60,
  bool: 70,
  date: 80,
  timestamp: 90,
  regex: 100,
  maxKey: 127,
}

/** Greater than every key that begins with what stands before it. */
export const AFTER = '\u0100'

let bytes = Buffer.allocUnsafe(1024)
let at = 0

function room(count: number): void {
  if (at + count <= bytes.length) return
  const larger = Buffer.allocUnsafe((at + count) * 2)
  bytes.copy(larger, 0, 0, at)
  bytes = larger
}

function byte(value: number): void {
  room(1)
  bytes[at++] = value
}

function writeNumber(value: number | bigint): void {
  room(10)
  const number = Number(value)
  if (Number.isNaN(number)) {
    bytes.fill(0, at, at + 8)
    at += 8
    return
  }
  const start = at
  at = bytes.writeDoubleBE(number === 0 ? 0 : number, at)
  if ((bytes[start] ?? 0) & 0x80) invertFrom(start)
  else bytes[start] = (bytes[start] ?? 0) ^ 0x80
  // Doubles are exact up to 2^53; what a greater long has beyond its double follows.
  if (Math.abs(number) >= 2 ** 53 && Number.isFinite(number)) {
    const rest = typeof value === 'bigint' ? Number(value - BigInt(number)) : 0
    at = bytes.writeUInt16BE(rest + 0x8000, at)
  }
}

/** UTF-8, which is how MongoDB compares strings; a zero within is escaped, a zero ends it. */
function writeText(text: string): void {
  const escaped = text.includes('\0') ? text.split('\0') : [text]
  escaped.forEach((part, index) => {
    room(part.length * 3 + 4)
    if (index > 0) {
      bytes[at++] = 0
      bytes[at++] = 0xff
    }
    at += bytes.write(part, at, 'utf8')
  })
  bytes[at++] = 0
  bytes[at++] = 1
}

function writeBinary(value: Binary): void {
  const content = value.value()
  room(content.length + 5)
  at = bytes.writeUInt32BE(content.length, at)
  bytes[at++] = value.sub_type
  bytes.set(content, at)
  at += content.length
}

function writeValue(value: unknown): void {
  if (value === EMPTY_ARRAY) {
    byte(ranks.emptyArray)
    return
  }
  if (value === undefined) {
    byte(ranks.null)
    return
  }
  byte(ranks[typeOf(value)])
  writeContent(value)
}

function writeContent(value: unknown): void {
  if (typeof value === 'number' || typeof value === 'bigint') writeNumber(value)
  else if (typeof value === 'string') writeText(value)
  else if (typeof value === 'boolean') byte(value ? 2 : 1)
  else if (value instanceof ObjectId) {
    room(12)
    at += bytes.write(value.toHexString(), at, 'hex')
  } else if (value instanceof Date) writeNumber(value.getTime())
  else if (Array.isArray(value)) {
    for (const item of value) writeValue(item)
    byte(0)
  } else if (isDoc(value)) {
    for (const field of Object.keys(value)) writeField(field, value[field])
    byte(0)
  } else if (value instanceof Binary) writeBinary(value)
  else if (value instanceof Timestamp) {
    room(8)
    at = bytes.writeUInt32BE(value.t, at)
    at = bytes.writeUInt32BE(value.i, at)
  } else if (value instanceof BSONRegExp) {
    writeText(value.pattern)
    writeText(value.options)
  }
}

/** Within documents MongoDB compares the type first, then the name, then the value. */
function writeField(field: string, value: unknown): void {
  if (value === undefined) return
  byte(ranks[typeOf(value)])
  writeText(field)
  writeContent(value)
}

function invertFrom(start: number): void {
  for (let index = start; index < at; index++) bytes[index] = (bytes[index] ?? 0) ^ 0xff
}

/** A string (one character a byte) that sorts as the value does in BSON order. */
export function keyOf(value: unknown): string {
  at = 0
  writeValue(value)
  return bytes.toString('latin1', 0, at)
}

/** The key of several values, each ascending (1) or descending (-1). */
export function compoundKey(values: readonly unknown[], directions: readonly number[]): string {
  at = 0
  values.forEach((value, index) => {
    const start = at
    writeValue(value)
    if (directions[index] === -1) invertFrom(start)
  })
  return bytes.toString('latin1', 0, at)
}

/** Turns the key of an ascending value into that of a descending one. */
export function invertKey(key: string): string {
  at = 0
  room(key.length)
  at = bytes.write(key, 0, 'latin1')
  invertFrom(0)
  return bytes.toString('latin1', 0, at)
}

/** The beginning of the keys of all values of the same type. */
export function typePrefix(value: unknown): string {
  return String.fromCharCode(ranks[typeOf(value)])
}

/** Negative, zero or positive, in BSON order across types. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number' && left === right) return 0
  const a = keyOf(left)
  const b = keyOf(right)
  return a < b ? -1 : a > b ? 1 : 0
}

export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left === 'string' && typeof right === 'string') return false
  if (typeof left === 'number' && typeof right === 'number')
    return Number.isNaN(left) && Number.isNaN(right)
  if (left instanceof ObjectId && right instanceof ObjectId) return left.equals(right)
  return compareValues(left, right) === 0
}
