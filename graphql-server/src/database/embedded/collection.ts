import { ObjectId } from 'bson'
import { DatabaseError, fail } from './errors.ts'
import { Index, indexSpec } from './indexes.ts'
import { keyOf } from './keys.ts'
import { checkStorable, decode, encode, isDoc, own, put, type Doc } from './values.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
/** What the store takes as a key, less what stands before the _id. */
const MAX_ID_BYTES = 1900

/** One version of a stored document: never changed, only replaced. */
export class Entry {
  /** The _id as a key (see keys.ts): names the document within its collection. */
  readonly id: string
  /** What is stored and sent. */
  readonly raw: Buffer
  #doc: Doc | undefined

  constructor(id: string, raw: Buffer, doc?: Doc) {
    this.id = id
    this.raw = raw
    this.#doc = doc
  }

  /** Decoded when first asked for. Nobody may change it. */
  get doc(): Doc {
    return (this.#doc ??= decode(this.raw))
  }

  /** The entry to store: with an _id of a type that MongoDB takes, in the first place. */
  static of(doc: Doc, raw?: Uint8Array): Entry {
    checkStorable(doc)
    const complete = withId(doc)
    if (Array.isArray(complete._id)) fail(53, "The '_id' value cannot be of type array")
    const id = keyOf(complete._id)
    if (id.length > MAX_ID_BYTES) fail(2, `an _id of more than ${MAX_ID_BYTES} bytes`)
    // The bytes that came are part of a message, which is not to be kept for them.
    const bytes = raw && complete === doc ? Buffer.from(raw) : encode(complete)
    if (bytes.length > MAX_DOCUMENT_BYTES)
      fail(10334, `object to insert too large. size in bytes: ${bytes.length}`)
    return new Entry(id, bytes, complete)
  }
}

/** The document with its _id, or a new one, before all other fields; the same object if it is so. */
function withId(doc: Doc): Doc {
  const [first] = Object.keys(doc)
  if (first === '_id') return doc
  const result: Doc = { _id: Object.hasOwn(doc, '_id') ? doc._id : new ObjectId() }
  for (const [name, value] of Object.entries(doc)) if (name !== '_id') put(result, name, value)
  return result
}

const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' }

/** The documents of one collection, in indexes; that of the _id holds them all. */
export class Collection {
  readonly namespace: string
  /** Names the collection's documents on disk; never given twice. */
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

  /** Refuses an entry whose keys can't be made, or of which a unique one is another's (11000). */
  checkKeys(entry: Entry, indexes = this.indexes): void {
    for (const index of indexes)
      for (const key of index.keysOf(entry.doc)) {
        const holder = index.unique ? index.holderOf(key) : undefined
        if (holder && holder.id !== entry.id) throw this.duplicate(index, entry.doc)
      }
  }

  /** Puts the new version in the place of the old one; null removes it. */
  replace(id: string, entry: Entry | null): void {
    const before = this.get(id)
    for (const index of this.indexes) {
      if (before) index.remove(before)
      if (entry) index.add(entry)
    }
  }

  /** Takes what is on the disk. Documents do not stay decoded, to open much in little memory. */
  load(entries: Iterable<Entry>): void {
    const places = this.indexes.map((): [string, Entry][] => [])
    for (const entry of entries) {
      const doc = decode(entry.raw)
      for (const [n, index] of this.indexes.entries())
        for (const place of index.placesOf(entry, doc)) places[n]?.push([place, entry])
    }
    for (const [n, index] of this.indexes.entries()) index.entries.fill(places[n] ?? [])
  }

  /** An index over what is there; refuses a unique one over duplicates (11000). */
  build(spec: Doc): Index {
    const index = new Index(spec)
    for (const entry of this.byId.entries.values()) {
      this.checkKeys(entry, [index])
      index.add(entry)
    }
    return index
  }

  /** The error that drivers and mongoose read: E11000 with keyPattern and keyValue. */
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
