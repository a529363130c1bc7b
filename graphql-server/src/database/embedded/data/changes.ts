import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import type { Versions } from '../query/find.ts'

/** What one command or one transaction writes: it is in memory at once, and can be taken back. */
export class Changes {
  /** The documents as they were, which is what everybody else sees of an open transaction. */
  readonly before = new Map<Collection, Versions>()
  readonly #log: { collection: Collection; id: string; before: Entry | null }[] = []

  /** How many writes there are, as a point to go back to. */
  get length(): number {
    return this.#log.length
  }

  insert(collection: Collection, entry: Entry): void {
    if (collection.get(entry.id)) throw collection.duplicate(collection.byId, entry.doc)
    this.write(collection, entry.id, entry)
  }

  /** Puts a document, or removes it (null). Refuses duplicate keys (11000). */
  write(collection: Collection, id: string, entry: Entry | null): void {
    if (entry) collection.checkKeys(entry)
    const before = collection.get(id) ?? null
    const versions: Versions = this.before.get(collection) ?? new Map<string, Entry | null>()
    this.before.set(collection, versions)
    if (!versions.has(id)) versions.set(id, before)
    this.#log.push({ collection, id, before })
    collection.replace(id, entry)
  }

  /** Takes back all writes, or those after the first `length`. */
  undo(length = 0): void {
    const undone = this.#log.splice(length).reverse()
    for (const { collection, id, before } of undone) collection.replace(id, before)
  }
}
