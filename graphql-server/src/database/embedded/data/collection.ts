import { ObjectId } from 'bson'
import type { Entry } from '../storage/entry.ts'
import { DatabaseError } from '../bson/errors.ts'
import { Index, indexSpec } from './indexes.ts'
import { isDoc, own, type Doc } from '../bson/values.ts'

const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' }

/** A collection's documents in indexes. The _id index has all of them. */
export class Collection {
  namespace: string
  /** Identifies the collection on disk. Never reused. */
  readonly number: number
  readonly byId = new Index(ID_INDEX)
  indexes: Index[] = [this.byId]

  constructor(namespace: string, number: number, specs: Doc[] = []) {
    this.namespace = namespace
    this.number = number
    const others = specs.filter(({ name }) => name !== this.byId.name)
    this.indexes.push(...others.map((spec) => new Index(indexSpec(spec))))
  }

  get(id: string): Entry | undefined {
    return this.byId.entries.get(id)
  }

  /** Throws if an entry's keys cannot be computed or conflict with a unique index (11000). */
  checkKeys(entry: Entry, indexes = this.indexes): void {
    for (const index of indexes)
      for (const key of index.computeKeys(entry.doc)) {
        const holder = index.unique ? index.findHolder(key) : undefined
        if (holder && holder.id !== entry.id) throw this.duplicate(index, entry.doc)
      }
  }

  /** Replaces a document with a new version, or removes it (null). */
  replace(id: string, entry: Entry | null): void {
    const before = this.get(id) ?? null
    for (const index of this.indexes) index.replace(before, entry)
  }

  /** Loads entries from disk. Documents are not kept decoded, to save memory. */
  load(entries: Iterable<Entry>): void {
    const all = [...entries]
    this.byId.entries.fill(
      all.map(({ id }) => id),
      all,
    )
    for (const index of this.indexes)
      if (index !== this.byId) index.fillLater(() => this.byId.entries.values())
  }

  /** Builds an index over existing documents. Throws for duplicates in a unique index (11000). */
  build(spec: Doc): Index {
    const index = new Index(spec)
    for (const entry of this.byId.entries.values()) {
      this.checkKeys(entry, [index])
      index.replace(null, entry)
    }
    return index
  }

  /** The error that drivers and mongoose expect: E11000 with keyPattern and keyValue. */
  duplicate(index: Index, doc: Doc): DatabaseError {
    const values = index.paths.map((path) => [path, valueAt(doc, path.split('.'))] as const)
    const shown = values.map(([path, value]) => `${path}: ${show(value)}`).join(', ')
    const what = `collection: ${this.namespace} index: ${index.name} dup key: { ${shown} }`
    const details = { keyPattern: index.spec.key, keyValue: Object.fromEntries(values) }
    return new DatabaseError(11000, `E11000 duplicate key error ${what}`, details)
  }
}

function valueAt(doc: Doc, path: string[]): unknown {
  let value: unknown = doc
  for (const part of path) if (!Array.isArray(value)) value = isDoc(value) ? own(value, part) : null
  return value ?? null
}

function show(value: unknown): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}
