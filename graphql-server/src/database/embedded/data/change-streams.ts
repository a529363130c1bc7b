import { cursorId } from './cursors.ts'
import type { Collection } from './collection.ts'
import { fail } from '../bson/errors.ts'
import { encode } from '../bson/values.ts'
import type { Batch } from '../wire/messages.ts'

const IDLE_TIMEOUT_MS = 10 * 60_000

interface ChangeStream {
  db: string
  /** The namespaces that it follows. */
  followed: ReadonlySet<string>
  /** The namespaces that were written since the last answer. */
  written: Set<string>
  /** Ends the wait for a write. */
  wake: () => void
  lastUsed: number
}

/**
 * Reports which collections in a database were written, each once between two answers, however many documents were
 * written. A stream that is not read for ten minutes is forgotten.
 */
export class ChangeStreams {
  readonly #streams = new Map<bigint, ChangeStream>()

  open(db: string, collections: string[]): Batch {
    const lastUsed = performance.now()
    for (const [id, stream] of this.#streams)
      if (stream.lastUsed < lastUsed - IDLE_TIMEOUT_MS) this.kill(id)
    const followed = new Set(collections.map((name) => `${db}.${name}`))
    const stream = { db, followed, written: new Set<string>(), wake: () => undefined, lastUsed }
    const id = cursorId()
    this.#streams.set(id, stream)
    return toBatch('firstBatch', id, stream)
  }

  has(id: bigint): boolean {
    return this.#streams.has(id)
  }

  /** Resolves after the next write, or after `milliseconds` at the latest. */
  async next(id: bigint, milliseconds: number): Promise<Batch> {
    const stream = this.#streams.get(id)
    if (stream?.written.size === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref()
        stream.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    if (!stream || !this.#streams.has(id)) return fail(43, `cursor id ${id} not found`)
    stream.lastUsed = performance.now()
    const batch = toBatch('nextBatch', id, stream)
    stream.written.clear()
    return batch
  }

  kill(id: bigint): boolean {
    this.#streams.get(id)?.wake()
    return this.#streams.delete(id)
  }

  /** Call after a commit. */
  report(written: Iterable<Collection>): void {
    if (this.#streams.size === 0) return
    for (const { namespace } of written)
      for (const stream of this.#streams.values())
        if (stream.followed.has(namespace)) {
          stream.written.add(namespace)
          stream.wake()
        }
  }
}

/** Without a token, a driver that lost its connection would open another stream and miss the writes in between. */
function toBatch(field: Batch['field'], id: bigint, { db, written }: ChangeStream): Batch {
  const postBatchResumeToken = { _data: id.toString(16) }
  const documents = [...written].map((namespace) => {
    const ns = { db, coll: namespace.slice(db.length + 1) }
    return encode({ _id: postBatchResumeToken, ns })
  })
  return { field, id, namespace: `${db}.$cmd.aggregate`, documents, postBatchResumeToken }
}
