import { fail, unsupported } from './errors.ts'
import { parseFilter } from './filter.ts'
import type { Condition } from './filter.ts'
import { AFTER, compoundKey } from './keys.ts'
import { OrderedMap } from './ordered.ts'
import { arrayIndex, tuplesOf } from './paths.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'
import type { Entry } from './entry.ts'

/** Keys that sort entries as the index does. */
export class Index {
  readonly spec: Doc
  readonly name: string
  readonly paths: string[]
  readonly directions: number[]
  readonly unique: boolean
  readonly sparse: boolean
  readonly partial: Condition | undefined
  /** Which fields have ever been, or led through, an array: their bounds can't be combined. */
  readonly multikey: boolean[]
  readonly entries = new OrderedMap<Entry>()
  readonly #parts: string[][]

  constructor(spec: Doc) {
    const { name, key } = spec
    if (typeof name !== 'string' || !isDoc(key)) fail(67, 'an index needs a name and a key')
    this.spec = spec
    this.name = name
    this.paths = Object.keys(key)
    this.directions = Object.values(key).map((direction) => directionOf(direction))
    this.unique = spec['unique'] === true || name === '_id_'
    this.sparse = spec['sparse'] === true
    const partial = spec['partialFilterExpression']
    this.partial = partial === undefined ? undefined : parseFilter(partial)
    this.#parts = this.paths.map((path) => path.split('.'))
    this.multikey = this.paths.map(() => false)
  }

  /** The keys under which a document stands: none when a sparse or partial index leaves it out. */
  keysOf(doc: Doc): string[] {
    if (this.partial && !this.partial.test(doc)) return []
    const { tuples, arrays } = tuplesOf(doc, this.#parts)
    arrays.forEach((isArray, index) => (this.multikey[index] ||= isArray))
    const kept = this.sparse
      ? tuples.filter((tuple) => tuple.some((value) => value !== undefined))
      : tuples
    const keys = kept.map((tuple) => compoundKey(complete(tuple, this.paths), this.directions))
    return keys.length > 1 ? [...new Set(keys)] : keys
  }

  /** Keys of the map: several documents can share an index key, so the document's own id follows. */
  place(key: string, id: string): string {
    return this.name === '_id_' ? key : key + id
  }

  holderOf(key: string): Entry | undefined {
    return this.entries.first({ low: key, high: key + AFTER })
  }
}

/** Trailing fields that are missing leave no place in the array. */
function complete(tuple: unknown[], paths: string[]): unknown[] {
  return paths.map((_, index) => tuple[index])
}

function directionOf(direction: unknown): number {
  const number = Number(direction)
  if (typeof direction === 'string') return unsupported(`an index of the kind '${direction}'`)
  if (Number.isNaN(number) || number === 0) fail(67, 'index directions are 1 or -1')
  return number > 0 ? 1 : -1
}

const OPTIONS = [
  'name',
  'key',
  'v',
  'unique',
  'sparse',
  'partialFilterExpression',
  'background',
  'ns',
]
const PARTIAL_OPERATORS = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']

/** Reads one of createIndexes' specifications; kinds and options that it does not know are refused. */
export function indexSpec(given: unknown): Doc {
  if (!isDoc(given) || !isDoc(given['key'])) return fail(9, 'an index needs a key')
  for (const option of Object.keys(given))
    if (!OPTIONS.includes(option)) unsupported(`the index option '${option}'`)
  const key = given['key']
  const paths = Object.keys(key)
  if (paths.length === 0) fail(67, 'Index keys cannot be an empty object.')
  for (const path of paths) {
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      fail(67, `bad index key pattern: ${path}`)
    if (path.split('.').some((part) => arrayIndex(part) !== undefined))
      unsupported('an index on a position of an array')
  }
  const kept = Object.fromEntries(
    Object.entries(given).filter(([option]) => !['v', 'background', 'ns'].includes(option)),
  )
  if (kept['partialFilterExpression'] !== undefined) checkPartial(kept)
  const spec: Doc = { v: 2, key, name: given['name'], ...kept }
  new Index(spec)
  return spec
}

function checkPartial(spec: Doc): void {
  if (spec['sparse']) fail(67, 'cannot mix "partialFilterExpression" and "sparse" options')
  const condition = parseFilter(spec['partialFilterExpression'])
  for (const part of condition.kind === 'and' ? condition.parts : [condition])
    if (part.kind !== 'leaf' || !PARTIAL_OPERATORS.includes(part.operator))
      if (part.kind !== 'and' || part.parts.length > 0)
        fail(67, 'unsupported expression in partial index')
}
