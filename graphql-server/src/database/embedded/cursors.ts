import { randomBytes } from 'node:crypto'
import { fail } from './errors.ts'
import type { Row } from './pipeline.ts'

const IDLE_MS = 10 * 60 * 1000
const BATCH_BYTES = 16 * 1024 * 1024
const FIRST_BATCH = 101
/** Drivers turn smaller longs into numbers, and could not send them back as longs. */
const BEYOND_DOUBLES = 1n << 61n

interface Cursor {
  namespace: string
  rows: Row[]
  position: number
  lastUsed: number
}

export interface Batch {
  id: bigint
  namespace: string
  documents: Uint8Array[]
}

/** Results that did not fit one reply. They stay as they were when the query ran. */
export class Cursors {
  readonly #cursors = new Map<bigint, Cursor>()

  /** The first batch of a result; id 0 when that is all. */
  open(namespace: string, rows: Row[], batchSize = FIRST_BATCH, single = false): Batch {
    const cursor: Cursor = { namespace, rows, position: 0, lastUsed: 0 }
    const documents = take(cursor, batchSize)
    if (single || cursor.position === rows.length) return { id: 0n, namespace, documents }
    this.#forgetIdle()
    const id = BigInt.asUintN(62, randomBytes(8).readBigUInt64LE()) | BEYOND_DOUBLES
    this.#cursors.set(id, cursor)
    return { id, namespace, documents }
  }

  next(id: bigint, namespace: string, batchSize = Infinity): Batch {
    const cursor = this.#cursors.get(id)
    if (cursor?.namespace !== namespace) return fail(43, `cursor id ${id} not found`)
    const documents = take(cursor, batchSize)
    const done = cursor.position === cursor.rows.length
    if (done) this.#cursors.delete(id)
    return { id: done ? 0n : id, namespace, documents }
  }

  kill(id: bigint): boolean {
    return this.#cursors.delete(id)
  }

  #forgetIdle(): void {
    const limit = performance.now() - IDLE_MS
    for (const [id, cursor] of this.#cursors) if (cursor.lastUsed < limit) this.#cursors.delete(id)
  }
}

function take(cursor: Cursor, count: number): Uint8Array[] {
  const documents: Uint8Array[] = []
  let bytes = 0
  cursor.lastUsed = performance.now()
  while (documents.length < count) {
    const row = cursor.rows[cursor.position]
    if (!row) break
    const { raw } = row
    bytes += raw.length
    if (bytes > BATCH_BYTES && documents.length > 0) break
    documents.push(raw)
    cursor.position++
  }
  return documents
}
