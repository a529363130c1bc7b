import { Binary, ObjectId } from 'bson'
import { EMPTY_ARRAY } from './paths.ts'
import { isDoc, isNumber, getType } from './values.ts'

/** MongoDB's type order. No rank is 0x00 or 0xff, so no key is a prefix of another. */
const ranks: Record<string, string> = {
  null: '\x05',
  number: '\x0a',
  string: '\x14',
  object: '\x1e',
  array: '\x28',
  binData: '\x32',
  objectId: '\x3c',
  bool: '\x46',
  date: '\x50',
}
const EMPTY_ARRAY_RANK = '\x02'

/** Greater than every key that starts with the prefix before it. */
export const AFTER = '\u0100'

/** The prefix that all keys of the value's type share. */
export function typePrefix(value: unknown): string {
  return ranks[getType(value)] ?? ''
}

/** Returns a string with one character per byte, which sorts like the value in BSON order across types. */
export function encodeKey(value: unknown): string {
  if (value === EMPTY_ARRAY) return EMPTY_ARRAY_RANK
  return typePrefix(value ?? null) + contentKey(value)
}

/** Encodes several values as one key, each ascending (1) or descending (-1). */
export function compoundKey(values: readonly unknown[], directions: readonly number[]): string {
  let key = ''
  for (const [n, value] of values.entries())
    key += directions[n] === -1 ? invertKey(encodeKey(value)) : encodeKey(value)
  return key
}

/** Flattens the key, because a concatenated string keeps all its parts in memory. */
export function flat(key: string): string {
  return Buffer.from(key, 'latin1').toString('latin1')
}

/** Converts the key for ascending order to the one for descending order. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1')
  bytes.forEach((byte, at) => (bytes[at] = byte ^ 0xff))
  return bytes.toString('latin1')
}

function contentKey(value: unknown): string {
  if (typeof value === 'string') return textKey(value)
  if (isNumber(value)) return numberKey(value)
  if (typeof value === 'boolean') return value ? '\x02' : '\x01'
  if (value instanceof ObjectId) return latin1(value.id)
  if (value instanceof Date) return numberKey(value.getTime())
  if (Array.isArray(value)) return `${value.map(encodeKey).join('')}\0`
  if (isDoc(value)) return `${Object.entries(value).map(fieldKey).join('')}\0`
  if (value instanceof Binary) return binaryKey(value)
  return ''
}

/** MongoDB compares document fields by type, then by name, then by value. */
function fieldKey([field, value]: [string, unknown]): string {
  return value === undefined ? '' : typePrefix(value) + textKey(field) + contentKey(value)
}

const scratch = Buffer.alloc(8)

function numberKey(value: number | bigint): string {
  const number = Number(value)
  if (Number.isNaN(number)) return '\0'.repeat(8)
  scratch.writeDoubleBE(number === 0 ? 0 : number)
  const negative = scratch.readInt8() < 0
  if (!negative) scratch.writeUInt8(scratch.readUInt8() ^ 0x80)
  const key = scratch.toString('latin1')
  return (negative ? invertKey(key) : key) + beyondDouble(value, number)
}

/** Doubles are exact up to 2^53. Appends the part of a greater long that a double cannot represent. */
function beyondDouble(value: number | bigint, number: number): string {
  if (Math.abs(number) < 2 ** 53 || !Number.isFinite(number)) return ''
  const rest = typeof value === 'bigint' ? Number(value - BigInt(number)) : 0
  return String.fromCharCode((rest + 0x8000) >> 8, (rest + 0x8000) & 0xff)
}

/** UTF-8, because MongoDB compares strings in this encoding. Zeros are escaped, and a zero marks the end. */
function textKey(text: string): string {
  const ascii = Buffer.byteLength(text) === text.length && !text.includes('\0')
  return `${ascii ? text : Buffer.from(text).toString('latin1').replaceAll('\0', '\0\xff')}\0\x01`
}

function latin1({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('latin1')
}

function binaryKey(value: Binary): string {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(value.length())
  head.writeUInt8(value.sub_type, 4)
  return head.toString('latin1') + latin1(value.value())
}

export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left === 'string' && typeof right === 'string') return false
  return encodeKey(left) === encodeKey(right)
}
