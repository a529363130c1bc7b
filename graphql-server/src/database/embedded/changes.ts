import { duplicateKey } from './collection.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { writeConflict } from './errors.ts'
import type { Index } from './indexes.ts'
import type { Overrides } from './query.ts'

/** Thrown when a plain write meets what an open transaction holds: wait for its end, then again. */
export class Locked extends Error {
  readonly what: string

  constructor(what: string) {
    super(`${what} is locked by an open transaction`)
    this.what = what
  }
}

/**
 * What one statement or one transaction is about to write. Nothing of it is visible to others
 * before the engine commits it, and all of it then.
 */
export class Changes {
  readonly writes = new Map<Collection, Map<string, Entry | null>>()
  /** Which document of these changes holds a key of a unique index. */
  readonly #holders = new Map<Index, Map<string, string>>()
  /** For a transaction: the versions, as of its beginning, of what others have changed since. */
  readonly before = new Map<Collection, Map<string, Entry | null>>()
  readonly #open: () => Changes | undefined

  /** `open` gives the changes of the open transaction, if there is one. */
  constructor(open: () => Changes | undefined) {
    this.#open = open
  }

  /** What these changes see otherwise than committed. */
  overrides(collection: Collection | undefined): Overrides | undefined {
    if (!collection) return undefined
    const writes = this.writes.get(collection)
    const before = this.before.get(collection)
    return before && writes ? new Map([...before, ...writes]) : (writes ?? before)
  }

  get(collection: Collection, id: string): Entry | null | undefined {
    const overrides = this.overrides(collection)
    return overrides?.has(id) ? overrides.get(id) : collection.entries.get(id)
  }

  /** Puts a document, or removes it (null). Refuses conflicts, locked documents and duplicate keys. */
  write(collection: Collection, id: string, entry: Entry | null): void {
    this.checkFree(collection, id)
    const unique = entry ? this.#uniqueKeys(collection, entry) : []
    const writes = this.writes.get(collection) ?? new Map<string, Entry | null>()
    this.writes.set(collection, writes)
    this.#releaseKeys(collection, writes.get(id))
    for (const [index, key] of unique) {
      const holders = this.#holders.get(index) ?? new Map<string, string>()
      this.#holders.set(index, holders.set(key, id))
    }
    writes.set(id, entry)
  }

  /** Refuses to touch a document that another transaction holds, or has changed meanwhile. */
  checkFree(collection: Collection, id: string): void {
    if (this.before.get(collection)?.has(id))
      throw writeConflict('WriteConflict: the document changed since the transaction began')
    const open = this.#open()
    if (open !== this && open?.writes.get(collection)?.has(id))
      throw new Locked(`a document of ${collection.namespace}`)
  }

  #uniqueKeys(collection: Collection, entry: Entry): [Index, string][] {
    const keys: [Index, string][] = []
    for (const index of collection.indexes) {
      if (!index.unique || index.name === '_id_') continue
      for (const key of index.keysOf(entry.doc)) {
        this.#checkKey(collection, index, key, entry)
        keys.push([index, key])
      }
    }
    return keys
  }

  #checkKey(collection: Collection, index: Index, key: string, entry: Entry): void {
    const own = this.#holders.get(index)?.get(key)
    if (own !== undefined && own !== entry.id) throw duplicateKey(collection, index, entry.doc)
    const open = this.#open()
    if (open && open !== this) {
      const other = open.#holders.get(index)?.get(key)
      if (other !== undefined && other !== entry.id)
        throw new Locked(`a key of the index ${index.name} of ${collection.namespace}`)
    }
    const holder = index.holderOf(key)
    if (!holder || holder.id === entry.id || this.writes.get(collection)?.has(holder.id)) return
    this.checkFree(collection, holder.id)
    throw duplicateKey(collection, index, entry.doc)
  }

  #releaseKeys(collection: Collection, entry: Entry | null | undefined): void {
    if (!entry) return
    for (const [index, holders] of this.#holders)
      if (collection.indexes.includes(index))
        for (const key of index.keysOf(entry.doc))
          if (holders.get(key) === entry.id) holders.delete(key)
  }
}
