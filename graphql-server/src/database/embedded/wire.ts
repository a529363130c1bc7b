import type { Batch } from './cursors.ts'
import { DatabaseError } from './errors.ts'
import { decode, encode } from './values.ts'
import type { Doc } from './values.ts'

export const MAX_MESSAGE_BYTES = 48_000_000
const HEADER = 16
const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const MORE_TO_COME = 2
const CHECKSUM = 1

/** One command as it came over the wire. */
export interface Message {
  requestId: number
  /** OP_QUERY, which only the first hello uses, wants another form of reply. */
  legacy: boolean
  /** The client wants no reply. */
  silent: boolean
  body: Doc
  /** Documents that came beside the body, undecoded, by field name. */
  sequences: Record<string, Uint8Array[]>
}

/** A reply: a document, and for cursors the batch, whose documents go out as they are stored. */
export interface Reply {
  body: Doc
  batch?: Batch & { field: 'firstBatch' | 'nextBatch' }
}

/** Reads a message. A malformed one is an error after which the connection must close. */
export function readMessage(message: Buffer): Message {
  const requestId = message.readInt32LE(4)
  const opCode = message.readInt32LE(12)
  if (opCode === OP_QUERY) return readQuery(message, requestId)
  if (opCode !== OP_MSG) throw new DatabaseError(352, `Unsupported OP_CODE ${opCode}`)
  const flags = message.readUInt32LE(HEADER)
  if (flags & 0xffff & ~(MORE_TO_COME | CHECKSUM))
    throw new DatabaseError(2, 'unknown message flags')
  const end = flags & CHECKSUM ? message.length - 4 : message.length
  const result: Message = {
    requestId,
    legacy: false,
    silent: (flags & MORE_TO_COME) !== 0,
    body: {},
    sequences: {},
  }
  for (let at = HEADER + 4; at < end;) at = readSection(message, at, result)
  return result
}

function readSection(message: Buffer, at: number, result: Message): number {
  const kind = message.readUInt8(at)
  const size = message.readInt32LE(at + 1)
  const end = at + 1 + size
  if (size < 5 || end > message.length) throw new DatabaseError(22, 'malformed message section')
  if (kind === 0) readBody(message.subarray(at + 1, end), result)
  else if (kind === 1) {
    const nameEnd = message.indexOf(0, at + 5)
    const documents: Uint8Array[] = []
    for (let position = nameEnd + 1; position < end;) {
      const length = message.readInt32LE(position)
      if (length < 5 || position + length > end) throw new DatabaseError(22, 'malformed sequence')
      documents.push(message.subarray(position, position + length))
      position += length
    }
    result.sequences[message.toString('utf8', at + 5, nameEnd)] = documents
  } else throw new DatabaseError(2, `unknown section kind ${kind}`)
  return end
}

/** The documents of an insert stay bytes, so that they are stored exactly as they came. */
function readBody(raw: Buffer, result: Message): void {
  const isInsert = raw.length > 12 && raw.toString('latin1', 4, 12) === '\u0002insert\0'
  result.body = decode(raw, isInsert ? { documents: true } : undefined)
  const documents: unknown = result.body['documents']
  if (!isInsert || !Array.isArray(documents)) return
  const raws = documents.filter((item) => item instanceof Uint8Array)
  if (raws.length < documents.length) return
  result.sequences['documents'] = raws
  delete result.body['documents']
}

function readQuery(message: Buffer, requestId: number): Message {
  const nameEnd = message.indexOf(0, HEADER + 4)
  const raw = message.subarray(nameEnd + 9)
  const body = decode(raw.subarray(0, raw.readInt32LE(0)))
  return { requestId, legacy: true, silent: false, body, sequences: {} }
}

let lastRequestId = 0

export function writeReply(message: Message, reply: Reply): Buffer {
  const document = reply.batch ? cursorDocument(reply.body, reply.batch) : encode(reply.body)
  const extra = message.legacy ? 20 : 5
  const header = Buffer.alloc(HEADER + extra)
  header.writeInt32LE(header.length + document.length, 0)
  header.writeInt32LE((lastRequestId = (lastRequestId + 1) & 0x7fffffff), 4)
  header.writeInt32LE(message.requestId, 8)
  header.writeInt32LE(message.legacy ? OP_REPLY : OP_MSG, 12)
  if (message.legacy) header.writeInt32LE(1, HEADER + 16)
  return Buffer.concat([header, document])
}

/** {cursor: {firstBatch: […], id, ns}, …body}, without decoding what is stored. */
function cursorDocument(
  body: Doc,
  { field, id, namespace, documents }: NonNullable<Reply['batch']>,
) {
  const rest = encode({ id, ns: namespace })
  const items = documents.flatMap((document, index) => [Buffer.from(`\u0003${index}\0`), document])
  const array = wrap(items)
  const cursor = wrap([Buffer.from(`\u0004${field}\0`), array, rest.subarray(4, -1)])
  return wrap([Buffer.from('\u0003cursor\0'), cursor, encode(body).subarray(4, -1)])
}

/** A BSON document around its elements: the length before them and a zero behind. */
function wrap(elements: Uint8Array[]): Buffer {
  const length = elements.reduce((sum, part) => sum + part.length, 5)
  const head = Buffer.alloc(4)
  head.writeInt32LE(length, 0)
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length)
}
