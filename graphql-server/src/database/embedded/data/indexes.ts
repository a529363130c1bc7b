import { decodeFields } from '../bson/decode-fields.ts'
import type { Entry } from '../storage/entry.ts'
import { checkFields, fail, unsupported } from '../bson/errors.ts'
import { readLooseFlag } from '../bson/fields.ts'
import { AFTER, compoundKey, flat } from '../bson/keys.ts'
import { OrderedMap } from './ordered-map.ts'
import { splitPath, getTuples } from '../bson/paths.ts'
import { isDoc, type Doc } from '../bson/values.ts'

/** Entries by key, in index order. */
export class Index {
  readonly spec: Doc
  readonly name: string
  readonly paths: string[]
  readonly directions: number[]
  readonly unique: boolean
  readonly sparse: boolean
  readonly #multikey: boolean[] = []
  readonly #entries = new OrderedMap<Entry>()
  #unread: (() => Iterable<Entry>) | undefined
  readonly #parts: string[][]
  readonly #isKeyShared: boolean

  constructor(spec: Doc) {
    const { name, key } = spec
    if (typeof name !== 'string' || !isDoc(key)) fail(67, 'an index needs a name and a key')
    this.spec = spec
    this.name = name
    this.paths = Object.keys(key)
    this.directions = Object.values(key).map((direction) => Number(direction))
    this.unique = spec.unique === true || name === '_id_'
    this.sparse = spec.sparse === true
    this.#parts = this.paths.map((path) => path.split('.'))
    this.#isKeyShared = !this.unique && !this.paths.includes('_id')
  }

  get entries(): OrderedMap<Entry> {
    this.#read()
    return this.#entries
  }

  /** Which fields have ever had an array in their path. Their bounds cannot be combined. */
  get multikey(): readonly boolean[] {
    this.#read()
    return this.#multikey
  }

  /** Fills the index when it is first used, because most indexes in a large database are not used for some time. */
  fillLater(read: () => Iterable<Entry>): void {
    this.#unread = read
  }

  #read(): void {
    const read = this.#unread
    if (!read) return
    this.#unread = undefined
    const fields = new Set(this.paths.map(firstPart))
    const keys: string[] = []
    const found: Entry[] = []
    for (const entry of read()) {
      for (const place of this.findPlaces(entry, decodeFields(entry.raw, fields))) {
        keys.push(place)
        found.push(entry)
      }
    }
    this.#entries.fill(keys, found)
  }

  /** Computes a document's keys: an empty list if a sparse index leaves it out. */
  computeKeys(doc: Doc): string[] {
    const tuples = getTuples(doc, this.#parts, (field) => (this.#multikey[field] = true))
    const known = this.sparse ? tuples.filter(hasValue) : tuples
    const keys = known.map((tuple) => compoundKey(tuple, this.directions))
    return keys.length > 1 ? [...new Set(keys)] : keys
  }

  /** The entry's keys in the map. They include its id if several entries can have the same key. */
  findPlaces({ id }: Entry, doc: Doc): string[] {
    if (this.name === '_id_') return [id]
    return this.computeKeys(doc).map((key) => flat(this.#isKeyShared ? key + id : key))
  }

  /** Replaces a document's old version with the new one. Either may be missing. */
  replace(before: Entry | null, after: Entry | null): void {
    if (this.#unread) return
    const places = after ? this.findPlaces(after, after.doc) : []
    for (const place of before ? this.findPlaces(before, before.doc) : [])
      if (!places.includes(place)) this.#entries.delete(place)
    if (after) for (const place of places) this.#entries.set(place, after)
  }

  findHolder(key: string): Entry | undefined {
    for (const entry of this.entries.values({ low: key, high: key + AFTER })) return entry
    return undefined
  }
}

function firstPart(path: string): string {
  return path.split('.', 1)[0] ?? path
}

function hasValue(tuple: unknown[]): boolean {
  return tuple.some((value) => value !== undefined)
}

/** Parses a createIndexes specification. Throws for unknown types and options. */
export function indexSpec(given: Doc): Doc {
  checkFields('createIndexes.indexes', given, 'name key v unique sparse background')
  const { key, name } = given
  const [unique, sparse] = [readLooseFlag(given, 'unique'), readLooseFlag(given, 'sparse')]
  if (!isDoc(key) || Object.keys(key).length === 0) return fail(67, 'an index needs a key')
  for (const [path, direction] of Object.entries(key)) checkKey(path, direction)
  const spec: Doc = { v: 2, key, name, ...(unique && { unique }), ...(sparse && { sparse }) }
  new Index(spec)
  return spec
}

function checkKey(path: string, direction: unknown): void {
  splitPath(path, 67)
  if (direction !== 1 && direction !== -1) unsupported(`an index of the kind ${String(direction)}`)
}
