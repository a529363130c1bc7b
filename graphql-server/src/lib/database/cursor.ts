import { createHash } from 'node:crypto'
import { requestError } from '../errors.ts'
import { sharedMessages } from '../messages/shared-messages.ts'

const MARK_BYTES = 6

/** A list as its cursors name it. */
export interface List {
  mark: Buffer
}

/**
 * A list by its name and by everything that decides which rows it has in which order, as JSON. Null is the same as
 * missing.
 */
export function listOf(name: string, conditions: object = {}): List {
  const text = JSON.stringify([name, conditions], (_key, value: unknown) => value ?? undefined)
  return { mark: createHash('sha256').update(text).digest().subarray(0, MARK_BYTES) }
}

/** The cursor of a place in a list. */
export function toCursor({ mark }: List, place: Buffer): string {
  return Buffer.concat([mark, place]).toString('base64url')
}

/** The place of a cursor. Throws for one of another list. */
export function parseCursor({ mark }: List, cursor: string): Buffer {
  const bytes = Buffer.from(cursor, 'base64url')
  if (!bytes.subarray(0, MARK_BYTES).equals(mark)) throw foreignCursor()
  return bytes.subarray(MARK_BYTES)
}

/** The error for a cursor that is malformed, or of another list. */
export function foreignCursor() {
  return requestError(sharedMessages.CURSOR_MALFORMED())
}
