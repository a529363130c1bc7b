import { Changes } from './changes.ts'
import { Collection, ID_INDEX } from './collection.ts'
import { Entry } from './entry.ts'
import { DatabaseError } from './errors.ts'
import type { Index } from './indexes.ts'
import type { Operation, Store } from './store.ts'
import { decode, encode, isDoc } from './values.ts'
import type { Doc } from './values.ts'

const CATALOG = 'c'
const DOCUMENTS = 'd'

/** Key prefix of the records by which repeated writes are told (retries.ts). */
export const SESSIONS = 's'

/** All collections, what becomes of changes, and what of it is on the disk. */
export class Engine {
  readonly store: Store
  readonly collections = new Map<string, Collection>()
  /** The changes of the one open transaction. */
  open: Changes | undefined
  #lastNumber = 0
  #failure: Error | undefined
  #written: Promise<void> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
    for (const [key, value] of [...store.entries(CATALOG)]) this.#loadCollection(key, decode(value))
  }

  #loadCollection(key: Buffer, spec: Doc): void {
    const number = Number(spec['number'])
    const collection = new Collection(key.toString('utf8', 1), number)
    this.#lastNumber = Math.max(this.#lastNumber, number)
    const prefix = documentPrefix(number)
    for (const [id, raw] of this.store.entries(prefix)) {
      const entry = new Entry(id.toString('latin1', prefix.length), raw)
      collection.entries.set(entry.id, entry)
    }
    const specs: unknown[] = Array.isArray(spec['indexes']) ? spec['indexes'] : []
    const others = specs.filter(isDoc).filter(({ name }) => name !== ID_INDEX['name'])
    collection.indexes = collection.buildIndexes([ID_INDEX, ...others], true)
    this.collections.set(collection.namespace, collection)
  }

  /** Changes for one statement outside of transactions. */
  changes(): Changes {
    return new Changes(() => this.open)
  }

  /** Creates the collection when it is not there. */
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
    const documents = [...collection.entries.keys()]
    this.persist([
      [catalogKey(collection), null],
      ...documents.map((id): Operation => [documentKey(collection, id), null]),
    ])
  }

  /** Makes changes visible, all at once. They are durable when `durable()` resolves. */
  commit(changes: Changes): void {
    if (changes.writes.size === 0) return
    this.store.checkRoom()
    const operations: Operation[] = []
    const open = this.open === changes ? undefined : this.open
    for (const [collection, writes] of changes.writes) {
      for (const [id, entry] of writes) {
        if (open) remember(open, collection, id)
        collection.replace(id, entry)
        operations.push([documentKey(collection, id), entry ? entry.raw : null])
      }
    }
    this.persist(operations)
  }

  persist(operations: Operation[]): void {
    if (operations.length === 0) return
    const written = this.store.write(operations)
    written.catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error('unknown')
    })
    this.#written = written
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

/** Keeps for the open transaction the version that it sees. */
function remember(open: Changes, collection: Collection, id: string): void {
  const before = open.before.get(collection) ?? new Map<string, Entry | null>()
  open.before.set(collection, before)
  if (!before.has(id)) before.set(id, collection.entries.get(id) ?? null)
}

function catalogKey(collection: Collection): Buffer {
  return Buffer.from(CATALOG + collection.namespace)
}

function documentPrefix(number: number): string {
  const prefix = Buffer.alloc(5, DOCUMENTS)
  prefix.writeUInt32BE(number, 1)
  return prefix.toString('latin1')
}

function documentKey(collection: Collection, id: string): Buffer {
  return Buffer.from(documentPrefix(collection.number) + id, 'latin1')
}
