import type { Collection, Entry } from './collection.ts'
import { failTransaction, Locked } from './errors.ts'
import type { Index } from './indexes.ts'
import type { Versions } from './query.ts'

/** Versions of documents, those of each collection. */
export class History {
  readonly byCollection = new Map<Collection, Versions>()

  has(collection: Collection, id: string): boolean {
    return this.byCollection.get(collection)?.has(id) ?? false
  }

  /** Keeps a document's version unless there is an older one. */
  keep(collection: Collection, id: string, version: Entry | null): void {
    const versions = this.byCollection.get(collection) ?? new Map<string, Entry | null>()
    this.byCollection.set(collection, versions)
    if (!versions.has(id)) versions.set(id, version)
  }

  *[Symbol.iterator](): Generator<[Collection, string, Entry | null]> {
    for (const [collection, versions] of this.byCollection)
      for (const [id, version] of versions) yield [collection, id, version]
  }
}

/** The open transaction, as far as others' writes and its own must know of each other. */
export interface Open {
  changes: Changes
  /** What others have changed since it began, as it was then. */
  others: History
}

/**
 * What one statement or one transaction writes. It is in memory at once, and `before` serves to
 * take it back and to show it to nobody else until it is committed.
 */
export class Changes {
  readonly before = new History()
  /** Every key of a unique index that these changes took or set free. */
  readonly #keys = new Map<Index, Set<string>>()
  readonly #open: () => Open | undefined

  constructor(open: () => Open | undefined) {
    this.#open = open
  }

  insert(collection: Collection, entry: Entry): void {
    this.checkFree(collection, entry.id)
    if (collection.get(entry.id)) throw collection.duplicate(collection.byId, entry.doc)
    this.write(collection, entry.id, entry)
  }

  /** Puts a document, or removes it (null). Refuses conflicts, locked documents, duplicate keys. */
  write(collection: Collection, id: string, entry: Entry | null): void {
    this.checkFree(collection, id)
    const before = collection.get(id) ?? null
    const unique = collection.indexes.filter((index) => index.unique && index !== collection.byId)
    for (const index of unique) if (entry) this.#checkKeys(collection, index, entry)
    this.before.keep(collection, id, before)
    for (const index of unique) {
      const keys = this.#keys.get(index) ?? new Set<string>()
      this.#keys.set(index, keys)
      for (const version of [before, entry])
        for (const key of version ? index.keysOf(version.doc) : []) keys.add(key)
    }
    collection.replace(id, entry)
  }

  /** Refuses to touch a document that another transaction holds, or that changed meanwhile. */
  checkFree(collection: Collection, id: string): void {
    const open = this.#open()
    if (!open) return
    if (open.changes !== this && open.changes.before.has(collection, id))
      throw new Locked(`a document of ${collection.namespace}`)
    if (open.changes === this && open.others.has(collection, id))
      failTransaction(112, 'WriteConflict: the document changed since the transaction began')
  }

  #checkKeys(collection: Collection, index: Index, entry: Entry): void {
    const open = this.#open()?.changes
    for (const key of index.keysOf(entry.doc)) {
      if (open && open !== this && open.#keys.get(index)?.has(key))
        throw new Locked(`a key of the index ${index.name} of ${collection.namespace}`)
      const holder = index.holderOf(key)
      if (!holder || holder.id === entry.id) continue
      this.checkFree(collection, holder.id)
      throw collection.duplicate(index, entry.doc)
    }
  }

  /** Takes everything back. */
  undo(): void {
    for (const [collection, id, version] of this.before) collection.replace(id, version)
    this.before.byCollection.clear()
  }
}
