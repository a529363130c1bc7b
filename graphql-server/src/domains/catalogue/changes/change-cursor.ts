import type { Types } from 'mongoose'
import { requestError } from '../../../lib/errors.ts'
import { catalogueMessages } from '../messages.ts'
import type { CatalogueLogRecord } from './change-log.model.ts'

const ID_BYTES = 12
/** 48 bits are enough for a change in every millisecond for thousands of years. */
const SEQ_BYTES = 6

type Log = Pick<CatalogueLogRecord, 'identity' | 'last'>

/** Encodes a position in the log: the log's identity and a change's number. */
export function changeCursor({ identity }: Pick<Log, 'identity'>, seq: number): string {
  const bytes = Buffer.alloc(ID_BYTES + SEQ_BYTES)
  bytes.write(identity.toHexString(), 'hex')
  bytes.writeUIntBE(seq, ID_BYTES, SEQ_BYTES)
  return bytes.toString('base64url')
}

/** Decodes a cursor. Throws if it is not from this log, for example from before a restore. */
export function parseChangeCursor(cursor: string, log: Log): number {
  const bytes = Buffer.from(cursor, 'base64url')
  const seq = bytes.length === ID_BYTES + SEQ_BYTES ? bytes.readUIntBE(ID_BYTES, SEQ_BYTES) : 0
  if (isFromLog(log.identity, bytes) && seq > 0 && seq <= log.last) return seq
  throw requestError(catalogueMessages.CHANGE_CURSOR_MALFORMED())
}

function isFromLog(identity: Types.ObjectId, bytes: Buffer): boolean {
  return bytes.toString('hex', 0, ID_BYTES) === identity.toHexString()
}
