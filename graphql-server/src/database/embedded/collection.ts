import { ObjectId } from 'bson'
import type { Entry } from './entry.ts'
import { DatabaseError } from './errors.ts'
import { Index } from './indexes.ts'
import type { Doc } from './values.ts'
import { own } from './values.ts'

export const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' }

/** The committed documents of one collection, and its indexes. */
export class Collection {
  readonly namespace: string
  /** Names the collection's documents on disk; never given twice. */
  readonly number: number
  readonly entries = new Map<string, Entry>()
  indexes: Index[] = [new Index(ID_INDEX)]

  constructor(namespace: string, number: number) {
    this.namespace = namespace
    this.number = number
  }

  /** Puts the new version in the place of the old one; null removes it. */
  replace(id: string, entry: Entry | null): void {
    const before = this.entries.get(id)
    for (const index of this.indexes) {
      const keys = new Set(entry ? index.keysOf(entry.doc) : [])
      for (const key of before ? index.keysOf(before.doc) : [])
        if (!keys.has(key)) index.entries.delete(index.place(key, id))
      if (entry) for (const key of keys) index.entries.set(index.place(key, id), entry)
    }
    if (entry) this.entries.set(id, entry)
    else this.entries.delete(id)
  }

  /**
   * Builds indexes over what is stored; refuses a unique one over duplicates (11000). With `rest`
   * the documents do not stay decoded, so that a large collection is opened in little memory.
   */
  buildIndexes(specs: Doc[], rest = false): Index[] {
    const built = specs.map((spec) => {
      const pairs: [string, Entry][] = []
      return { index: new Index(spec), pairs, seen: new Set<string>() }
    })
    for (const entry of this.entries.values()) {
      for (const { index, pairs, seen } of built)
        for (const key of index.keysOf(entry.doc)) {
          if (index.unique && seen.has(key)) throw duplicateKey(this, index, entry.doc)
          if (index.unique) seen.add(key)
          pairs.push([index.place(key, entry.id), entry])
        }
      if (rest) entry.rest()
    }
    return built.map(({ index, pairs }) => {
      index.entries.load(pairs)
      return index
    })
  }
}

/** The error that drivers and mongoose read: E11000 with keyPattern and keyValue. */
export function duplicateKey(collection: Collection, index: Index, doc: Doc): DatabaseError {
  const values = index.paths.map((path) => [path, valueAt(doc, path.split('.'))] as const)
  const shown = values.map(([path, value]) => `${path}: ${show(value)}`).join(', ')
  return new DatabaseError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.spec['key'], keyValue: Object.fromEntries(values) },
  )
}

function valueAt(doc: unknown, path: string[]): unknown {
  let value = doc
  for (const part of path) {
    if (Array.isArray(value)) break
    value = typeof value === 'object' && value !== null ? own({ ...value }, part) : undefined
  }
  return value ?? null
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}
