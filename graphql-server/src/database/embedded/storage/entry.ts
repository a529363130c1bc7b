import { ObjectId } from 'bson'
import { LRUCache } from 'lru-cache'
import { fail } from '../bson/errors.ts'
import { flat, encodeKey } from '../bson/keys.ts'
import { checkStorable, decode, encode, put, type Doc } from '../bson/values.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
/** The maximum key size on disk, minus the part before the _id. */
const MAX_ID_BYTES = 1900
/** Entries that are read together share blocks of this size. */
const SLAB_BYTES = 64 * 1024

/** Caches recently used entries in decoded form, which takes several times the memory that their bytes need. */
const decoded = new LRUCache<Entry, Doc>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, { size }) => size,
})

/** An immutable version of a stored document. */
export class Entry {
  /** The _id as a key (see keys.ts). Identifies the document in its collection. */
  readonly id: string
  readonly size: number
  readonly #slab: Buffer
  readonly #start: number

  constructor(id: string, slab: Buffer, start = 0, size = slab.length) {
    this.id = id
    this.size = size
    this.#slab = slab
    this.#start = start
  }

  /** The bytes that are stored and sent. */
  get raw(): Buffer {
    return this.#slab.subarray(this.#start, this.#start + this.size)
  }

  /** Must not be modified. */
  get doc(): Doc {
    const known = decoded.get(this)
    if (known) return known
    const doc = decode(this.raw)
    decoded.set(this, doc)
    return doc
  }

  /** Creates the entry to store, with a valid _id as first field. */
  static of(doc: Doc, raw?: Uint8Array): Entry {
    checkStorable(doc)
    const complete = withId(doc)
    if (Array.isArray(complete._id)) fail(53, "The '_id' value cannot be of type array")
    const id = flat(encodeKey(complete._id))
    if (id.length > MAX_ID_BYTES) fail(2, `an _id of more than ${MAX_ID_BYTES} bytes`)
    const bytes = raw && complete === doc ? raw : encode(complete)
    if (bytes.length > MAX_DOCUMENT_BYTES)
      fail(10334, `object to insert too large. size in bytes: ${bytes.length}`)
    const entry = new Entry(id, copyBytes(bytes))
    decoded.set(entry, complete)
    return entry
  }

  /** Creates entries that share memory blocks, because a separate block takes more memory than a small document. */
  static *packed(all: Iterable<readonly [id: string, raw: Uint8Array]>): Generator<Entry> {
    let [slab, start] = [Buffer.alloc(0), 0]
    for (const [id, raw] of all) {
      if (start + raw.length > slab.length) {
        slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, raw.length))
        start = 0
      }
      slab.set(raw, start)
      yield new Entry(id, slab, start, raw.length)
      start += raw.length
    }
  }
}

/** Copies the bytes, because the message or pool that contains them would otherwise stay in memory. */
function copyBytes(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/** Puts the _id, or a new one, before all other fields. Returns the same object if it is already first. */
function withId(doc: Doc): Doc {
  const [first] = Object.keys(doc)
  if (first === '_id') return doc
  const result: Doc = { _id: Object.hasOwn(doc, '_id') ? doc._id : new ObjectId() }
  for (const [name, value] of Object.entries(doc)) if (name !== '_id') put(result, name, value)
  return result
}

/** A document's version by its id, or null. */
export type Versions = Map<string, Entry | null>
