import type { Timestamp } from 'bson'
import { fail } from '../bson/errors.ts'
import { decode, encode, type Doc } from '../bson/values.ts'

/** A part of a result, and the cursor id for the rest, or 0 at the end. */
export interface Batch {
  field: 'firstBatch' | 'nextBatch'
  id: bigint
  namespace: string
  documents: Uint8Array[]
  /** The snapshot's time. */
  atClusterTime?: Timestamp
  /** The position in a change stream. */
  postBatchResumeToken?: Doc
}

export const MAX_MESSAGE_BYTES = 48_000_000
export const HEADER_BYTES = 16
const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const MORE_TO_COME = 2

/** A received command. */
export interface Message {
  requestId: number
  /** OP_QUERY, used only by the first hello, needs another reply format. */
  legacy: boolean
  silent: boolean
  /** An insert's `documents` stay bytes, so that they are stored exactly as sent. */
  body: Doc
}

/** A reply: a document, and for cursors the batch, whose documents are sent as stored. */
export interface Reply {
  body: Doc
  batch?: Batch
}

/** The number of bytes after a message's header. Throws if it cannot be a message. */
export function lengthAfter(header: Buffer): number {
  const length = header.readInt32LE()
  const isPossible = length > HEADER_BYTES && length <= MAX_MESSAGE_BYTES + 16_384
  return isPossible ? length - HEADER_BYTES : fail(2, 'not a message')
}

/** Parses a message from its header and the rest. Throws if it is malformed. */
export function readMessage(header: Buffer, rest: Buffer): Message {
  const [requestId, opCode] = [header.readInt32LE(4), header.readInt32LE(12)]
  const read: Message = { requestId, legacy: opCode === OP_QUERY, silent: false, body: {} }
  if (read.legacy) return { ...read, body: decode(rest.subarray(rest.indexOf(0, 4) + 9)) }
  if (opCode !== OP_MSG) fail(352, `Unsupported OP_CODE ${opCode}`)
  const flags = rest.readUInt32LE()
  if (flags !== 0 && flags !== MORE_TO_COME) fail(2, 'unknown message flags')
  read.silent = flags === MORE_TO_COME
  for (let at = 4; at < rest.length;) {
    const size = rest.readInt32LE(at + 1)
    if (size < 5 || at + 1 + size > rest.length) fail(22, 'malformed message section')
    readSection(rest.readUInt8(at), rest.subarray(at + 1, at + 1 + size), read)
    at += 1 + size
  }
  return read
}

/** Whether the message's sender waits for a reply. */
export function wantsReply(header: Buffer, rest: Buffer): boolean {
  return header.readInt32LE(12) !== OP_MSG || rest.readUInt32LE() !== MORE_TO_COME
}

function readSection(kind: number, section: Buffer, read: Message): void {
  if (kind === 0) {
    const isInsert = section.toString('latin1', 4, 12) === '\u0002insert\0'
    read.body = { ...decode(section, isInsert ? 'documents' : undefined), ...read.body }
  } else if (kind === 1) {
    const nameEnd = section.indexOf(0, 4)
    const name = section.toString('latin1', 4, nameEnd)
    const documents: Buffer[] = []
    for (let at = nameEnd + 1; at < section.length;) {
      const size = section.readInt32LE(at)
      if (size < 5 || at + size > section.length) fail(22, 'malformed sequence')
      documents.push(section.subarray(at, (at += size)))
    }
    read.body[name] = name === 'documents' ? documents : documents.map((raw) => decode(raw))
  } else fail(2, `unknown section kind ${kind}`)
}

export function writeReply({ requestId, legacy }: Message, { body, batch }: Reply): Buffer {
  return writeMessage(body, batch, requestId, legacy)
}

export function writeMessage(body: Doc, batch?: Batch, responseTo = 0, legacy = false): Buffer {
  const parts = batch ? withCursor(body, batch) : [encode(body)]
  const header = Buffer.alloc(HEADER_BYTES + (legacy ? 20 : 5))
  header.writeInt32LE(parts.reduce((sum, part) => sum + part.length, header.length))
  header.writeInt32LE(responseTo, 8)
  header.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12)
  if (legacy) header.writeInt32LE(1, HEADER_BYTES + 16)
  return Buffer.concat([header, ...parts])
}

/** Builds {cursor: {firstBatch: […], id, ns}, …body}, without decoding stored documents. */
function withCursor(body: Doc, batch: Batch): Uint8Array[] {
  const { field, documents, id, namespace: ns, atClusterTime, postBatchResumeToken } = batch
  const items = documents.flatMap((document, n) => [Buffer.from(`\u0003${n}\0`), document])
  const array = [Buffer.from(`\u0004${field}\0`), ...wrap(items)]
  const place = encode({ id, ns, atClusterTime, postBatchResumeToken })
  const cursor = wrap([...array, place.subarray(4, -1)])
  return wrap([Buffer.from('\u0003cursor\0'), ...cursor, encode(body).subarray(4, -1)])
}

/** Wraps elements into a BSON document: the length before them and a zero after them. */
function wrap(elements: Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(4)
  head.writeInt32LE(elements.reduce((sum, part) => sum + part.length, 5))
  return [head, ...elements, Buffer.alloc(1)]
}
