import { createHash } from 'node:crypto'
import { requestError } from '../errors.ts'
import { sharedMessages } from '../messages/shared-messages.ts'

const MARK_BYTES = 6

/** Identifies a list in its cursors. */
export interface List {
  mark: Buffer
}

/**
 * Identifies a list by its name and by all conditions for its rows and their order, as JSON. Null and missing
 * conditions are the same.
 */
export function listOf(name: string, conditions: object = {}): List {
  const text = JSON.stringify([name, conditions], (_key, value: unknown) => value ?? undefined)
  return { mark: createHash('sha256').update(text).digest().subarray(0, MARK_BYTES) }
}

/** Creates a cursor for a position in a list. */
export function toCursor({ mark }: List, place: Buffer): string {
  return Buffer.concat([mark, place]).toString('base64url')
}

/** Returns a cursor's position. Throws for another list's cursor. */
export function parseCursor({ mark }: List, cursor: string): Buffer {
  const bytes = Buffer.from(cursor, 'base64url')
  if (!bytes.subarray(0, MARK_BYTES).equals(mark)) throw foreignCursor()
  return bytes.subarray(MARK_BYTES)
}

/** Creates the error for a cursor that is malformed or belongs to another list. */
export function foreignCursor() {
  return requestError(sharedMessages.CURSOR_MALFORMED())
}
