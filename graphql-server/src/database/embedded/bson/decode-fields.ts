import { decode, type Doc } from './values.ts'

/** BSON type numbers. */
const DOUBLE = 0x01
const STRING = 0x02
const DOCUMENT = 0x03
const ARRAY = 0x04
const BINARY = 0x05
const OBJECT_ID = 0x07
const BOOLEAN = 0x08
const DATE = 0x09
const NULL = 0x0a
const INT = 0x10
const LONG = 0x12

/** Decodes only the given fields, to the same values as `decode`. This makes indexing many documents much faster. */
export function decodeFields(raw: Buffer, wanted: ReadonlySet<string>): Doc {
  const elements: Buffer[] = []
  for (let at = 4; at < raw.length - 1 && elements.length < wanted.size;) {
    const nameEnd = raw.indexOf(0, at + 1)
    const size = measureValue(raw, raw.readUInt8(at), nameEnd + 1)
    if (size === undefined) return decode(raw)
    const end = nameEnd + 1 + size
    if (wanted.has(raw.toString('latin1', at + 1, nameEnd))) elements.push(raw.subarray(at, end))
    at = end
  }
  return decode(buildDocument(elements))
}

function buildDocument(elements: Buffer[]): Buffer {
  const bytes = elements.reduce((sum, element) => sum + element.length, 5)
  const document = Buffer.allocUnsafe(bytes)
  document.writeInt32LE(bytes, 0)
  let at = 4
  for (const element of elements) at += element.copy(document, at)
  document.writeUInt8(0, at)
  return document
}

/** Returns a value's size in bytes, or undefined for types that the database does not store. */
function measureValue(raw: Buffer, type: number, at: number): number | undefined {
  switch (type) {
    case DOUBLE:
    case DATE:
    case LONG:
      return 8
    case STRING:
      return 4 + raw.readInt32LE(at)
    case DOCUMENT:
    case ARRAY:
      return raw.readInt32LE(at)
    case BINARY:
      return 5 + raw.readInt32LE(at)
    case OBJECT_ID:
      return 12
    case BOOLEAN:
      return 1
    case NULL:
      return 0
    case INT:
      return 4
    default:
      return undefined
  }
}
