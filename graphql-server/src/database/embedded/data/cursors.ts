import { randomBytes } from 'node:crypto'
import { fail } from '../bson/errors.ts'
import { encode, type Doc } from '../bson/values.ts'
import type { Batch } from '../wire/messages.ts'

const CURSOR_IDLE_TIMEOUT_MS = 10 * 60 * 1000
const BATCH_BYTES = 16 * 1024 * 1024
const FIRST_BATCH = 101
/** Drivers convert smaller longs to numbers and could not send them back as longs. */
const BEYOND_DOUBLES = 1n << 61n

export function cursorId(): bigint {
  return (randomBytes(8).readBigUInt64LE() % BEYOND_DOUBLES) | BEYOND_DOUBLES
}

/** A row that a query or a stage returns: an entry, or a computed document. */
export interface Row {
  readonly doc: Doc
  readonly raw: Uint8Array
}

export function toRow(doc: Doc): Row {
  return {
    doc,
    get raw() {
      return encode(doc)
    },
  }
}

/** Transforms a row when it is read, because often only a part of a long result is read. */
export function mapped(row: Row, form: (doc: Doc) => Doc): Row {
  return {
    get doc() {
      return form(row.doc)
    },
    get raw() {
      return encode(form(row.doc))
    },
  }
}

interface Cursor {
  namespace: string
  rows: Row[]
  position: number
  lastUsed: number
}

/** Results that did not fit into one reply. They do not change after the query. */
export class Cursors {
  readonly #cursors = new Map<bigint, Cursor>()

  open(namespace: string, rows: Row[], batchSize = FIRST_BATCH, single = false): Batch {
    const cursor = { namespace, rows, position: 0, lastUsed: performance.now() }
    const documents = take(cursor, batchSize)
    const isDone = single || cursor.position === rows.length
    const id = isDone ? 0n : cursorId()
    const idleSince = cursor.lastUsed - CURSOR_IDLE_TIMEOUT_MS
    for (const [old, { lastUsed }] of this.#cursors) if (lastUsed < idleSince) this.kill(old)
    if (!isDone) this.#cursors.set(id, cursor)
    return { field: 'firstBatch', id, namespace, documents }
  }

  next(id: bigint, namespace: string, batchSize = Infinity): Batch {
    const cursor = this.#cursors.get(id)
    if (cursor?.namespace !== namespace) return fail(43, `cursor id ${id} not found`)
    cursor.lastUsed = performance.now()
    const documents = take(cursor, batchSize)
    const isDone = cursor.position === cursor.rows.length
    if (isDone) this.kill(id)
    return { field: 'nextBatch', id: isDone ? 0n : id, namespace, documents }
  }

  kill(id: bigint): boolean {
    return this.#cursors.delete(id)
  }
}

function take(cursor: Cursor, count: number): Uint8Array[] {
  const documents: Uint8Array[] = []
  let bytes = 0
  while (documents.length < count) {
    const raw = cursor.rows[cursor.position]?.raw
    bytes += raw?.length ?? 0
    if (!raw || (bytes > BATCH_BYTES && documents.length > 0)) break
    documents.push(raw)
    cursor.position++
  }
  return documents
}
