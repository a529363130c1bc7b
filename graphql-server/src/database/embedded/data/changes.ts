import type { Collection } from './collection.ts'
import type { Entry, Versions } from '../storage/entry.ts'

/** The writes in a command or a transaction. They are applied in memory immediately and can be undone. */
export class Changes {
  /** The documents before the changes, which others see while the transaction is open. */
  readonly before = new Map<Collection, Versions>()
  readonly #log: { collection: Collection; id: string; before: Entry | null }[] = []

  /** The number of writes, which can be passed to `undo`. */
  get length(): number {
    return this.#log.length
  }

  insert(collection: Collection, entry: Entry): void {
    if (collection.get(entry.id)) throw collection.duplicate(collection.byId, entry.doc)
    this.write(collection, entry.id, entry)
  }

  /** Writes or removes (null) a document. Throws for duplicate keys (11000). */
  write(collection: Collection, id: string, entry: Entry | null): void {
    if (entry) collection.checkKeys(entry)
    const before = collection.get(id) ?? null
    const versions: Versions = this.before.get(collection) ?? new Map<string, Entry | null>()
    this.before.set(collection, versions)
    if (!versions.has(id)) versions.set(id, before)
    this.#log.push({ collection, id, before })
    collection.replace(id, entry)
  }

  /** Undoes all writes, or those after the first `length`. */
  undo(length = 0): void {
    const undone = this.#log.splice(length).reverse()
    for (const { collection, id, before } of undone) collection.replace(id, before)
  }
}
