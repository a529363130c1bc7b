import type { Changes } from './changes.ts'
import { Collection } from './collection.ts'
import { Entry } from './entry.ts'
import { DatabaseError } from './errors.ts'
import type { Index } from './indexes.ts'
import type { Operation, Store } from './store.ts'
import { decode, encode, isDoc, type Doc } from './values.ts'

/** First letters of the store's keys. */
const CATALOG = 'c'
const DOCUMENTS = 'd'

/** All collections, and what of them is on the disk. */
export class Engine {
  readonly store: Store
  readonly collections = new Map<string, Collection>()
  #lastNumber = 0
  #failure: Error | undefined
  #written: Promise<void> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
    for (const [key, value] of [...store.entries(CATALOG)]) this.#load(key, decode(value))
  }

  #load(key: Buffer, { number, indexes }: Doc): void {
    const specs = Array.isArray(indexes) ? indexes.filter(isDoc) : []
    const collection = new Collection(key.toString('utf8', 1), Number(number), specs)
    this.#lastNumber = Math.max(this.#lastNumber, collection.number)
    collection.load(Entry.packed(this.#documentsOf(collection)))
    this.collections.set(collection.namespace, collection)
  }

  *#documentsOf(collection: Collection): Generator<[id: string, raw: Buffer]> {
    const prefix = documentPrefix(collection)
    for (const [key, raw] of this.store.entries(prefix))
      yield [key.toString('latin1', prefix.length), raw]
  }

  /** Creates the collection when it is not there, as MongoDB does with the first document. */
  collection(namespace: string): Collection {
    const known = this.collections.get(namespace)
    if (known) return known
    const created = new Collection(namespace, ++this.#lastNumber)
    this.setIndexes(created, created.indexes)
    this.collections.set(namespace, created)
    return created
  }

  /** Gives the collection these indexes, also on the disk. */
  setIndexes(collection: Collection, indexes: Index[]): void {
    this.store.checkRoom()
    const specs = indexes.map((index) => index.spec)
    this.persist([[catalogKey(collection), encode({ number: collection.number, indexes: specs })]])
    collection.indexes = indexes
  }

  drop(collection: Collection): void {
    this.collections.delete(collection.namespace)
    const entries = [...collection.byId.entries.values()]
    const removals = entries.map(({ id }): Operation => [documentKey(collection, id), null])
    this.persist([[catalogKey(collection), null], ...removals])
  }

  /** Writes down what was changed, and `notes` with it. It is durable when `durable()` resolves. */
  commit({ before }: Changes, notes: Operation[]): void {
    const operations = [...before].flatMap(([collection, versions]) =>
      [...versions.keys()].map((id): Operation => {
        return [documentKey(collection, id), collection.get(id)?.raw ?? null]
      }),
    )
    this.persist([...operations, ...notes])
  }

  persist(operations: Operation[]): void {
    if (operations.length === 0) return
    this.#written = this.store.write(operations)
    this.#written.catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error(String(error))
    })
  }

  /** Resolves when all that was committed up to now is on the disk. */
  async durable(): Promise<void> {
    await this.#written.catch(() => undefined)
    this.checkHealth()
  }

  /** Refuses everything once the disk has: what is in memory may never have been written. */
  checkHealth(): void {
    if (this.#failure === undefined) return
    throw new DatabaseError(
      14031,
      `the database could not write to its folder and has stopped (${this.#failure.message}): ` +
        'start the store again when the folder can be written; what was acknowledged is safe',
    )
  }
}

function catalogKey({ namespace }: Collection): Buffer {
  return Buffer.from(CATALOG + namespace)
}

function documentPrefix({ number }: Collection): string {
  const prefix = Buffer.alloc(5, DOCUMENTS)
  prefix.writeUInt32BE(number, 1)
  return prefix.toString('latin1')
}

function documentKey(collection: Collection, id: string): Buffer {
  return Buffer.from(documentPrefix(collection) + id, 'latin1')
}
