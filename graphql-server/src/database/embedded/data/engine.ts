import { ChangeStreams } from './change-streams.ts'
import type { Changes } from './changes.ts'
import { Collection } from './collection.ts'
import type { Entry } from '../storage/entry.ts'
import { DatabaseError } from '../bson/errors.ts'
import type { Index } from './indexes.ts'
import { CATALOG, FIRST_COLLECTION, type Operation, type Store } from '../storage/store.ts'
import { encode, isDoc } from '../bson/values.ts'

/** All collections and their stored form. */
export class Engine {
  readonly store: Store
  readonly collections = new Map<string, Collection>()
  readonly changeStreams = new ChangeStreams()
  #lastNumber = 0
  #failure: Error | undefined
  #written: Promise<void> = Promise.resolve()

  constructor(store: Store) {
    this.store = store
    for (const entry of store.take(CATALOG)) this.#load(entry)
  }

  #load({ id, doc: { number, indexes } }: Entry): void {
    const specs = Array.isArray(indexes) ? indexes.filter(isDoc) : []
    const namespace = Buffer.from(id, 'latin1').toString()
    const collection = new Collection(namespace, Number(number), specs)
    this.#lastNumber = Math.max(this.#lastNumber, collection.number)
    collection.load(this.store.take(tableNumber(collection)))
    this.collections.set(namespace, collection)
  }

  /** Returns the collection. Creates it if necessary, as MongoDB does with the first document. */
  collection(namespace: string): Collection {
    const known = this.collections.get(namespace)
    if (known) return known
    const created = new Collection(namespace, ++this.#lastNumber)
    this.setIndexes(created, created.indexes)
    this.collections.set(namespace, created)
    return created
  }

  /** Sets the collection's indexes, also on disk. */
  setIndexes(collection: Collection, indexes: Index[]): void {
    this.store.checkSpace()
    collection.indexes = indexes
    this.persist([catalogEntry(collection)])
  }

  drop(collection: Collection): void {
    this.collections.delete(collection.namespace)
    this.persist(removeAll(collection))
  }

  /** Gives the collection another name, and drops any collection that has this name. Both happen in one write. */
  rename(collection: Collection, namespace: string): void {
    const former = { ...catalogEntry(collection), value: null }
    const replaced = this.collections.get(namespace)
    const removals = replaced ? removeAll(replaced) : []
    this.collections.delete(collection.namespace)
    collection.namespace = namespace
    this.collections.set(namespace, collection)
    this.persist([former, ...removals, catalogEntry(collection)])
  }

  /** Writes changes to disk, together with `notes`. Durable when `durable()` resolves. */
  commit({ before }: Changes, notes: Operation[]): void {
    const operations = [...before].flatMap(([collection, versions]) =>
      [...versions.keys()].map((id): Operation => {
        return { table: tableNumber(collection), key: id, value: collection.get(id)?.raw ?? null }
      }),
    )
    this.persist([...operations, ...notes])
    this.changeStreams.report(before.keys())
  }

  persist(operations: Operation[]): void {
    if (operations.length === 0) return
    this.#written = this.store.write(operations)
    this.#written.catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error(String(error))
    })
  }

  /** The whole contents as operations. Call it only while no transaction is open. */
  snapshot(): Iterable<Operation> {
    const contents = [...this.collections.values()].map((collection) => ({
      table: tableNumber(collection),
      catalog: catalogEntry(collection),
      entries: [...collection.byId.entries.values()],
    }))
    return toOperations(contents)
  }

  /** Resolves when everything that is committed so far is on disk. */
  async durable(): Promise<void> {
    await this.#written.catch(() => undefined)
    this.checkHealth()
  }

  /** Throws after a failed write to disk, because data in memory may not have been written. */
  checkHealth(): void {
    if (this.#failure === undefined) return
    throw new DatabaseError(
      14031,
      `the database could not write to its folder and has stopped (${this.#failure.message}): ` +
        'start the server again when the folder can be written; acknowledged writes are safe',
    )
  }
}

function catalogEntry({ namespace, number, indexes }: Collection): Operation {
  const value = encode({ number, indexes: indexes.map(({ spec }) => spec) })
  return { table: CATALOG, key: Buffer.from(namespace).toString('latin1'), value }
}

function removeAll(collection: Collection): Operation[] {
  const table = tableNumber(collection)
  const ids = [...collection.byId.entries.values()].map(({ id }) => id)
  const removals = ids.map((key): Operation => ({ table, key, value: null }))
  return [{ ...catalogEntry(collection), value: null }, ...removals]
}

function tableNumber({ number }: Collection): number {
  return FIRST_COLLECTION + number
}

function* toOperations(
  contents: { table: number; catalog: Operation; entries: Entry[] }[],
): Generator<Operation> {
  for (const { table, catalog, entries } of contents) {
    yield catalog
    for (const { id, raw } of entries) yield { table, key: id, value: raw }
  }
}
