import { partitionPoint } from '../../../lib/binary-search.ts'

const MAX_KEYS = 512

interface Chunk<V> {
  keys: string[]
  values: V[]
}

/** A range from `low` (inclusive) to `high` (exclusive), in character code order. */
export interface KeyRange {
  low: string
  high: string
}

/** Keys consist only of bytes (see keys.ts), so nothing is greater than this. */
const EVERYTHING: KeyRange = { low: '', high: '\u0100' }

/** A sorted map, stored in chunks that are found by binary search. */
export class OrderedMap<V> {
  readonly #chunks: Chunk<V>[] = [{ keys: [], values: [] }]

  #size = 0

  get(key: string): V | undefined {
    const { chunk, at } = this.#place(key)
    return chunk.keys[at] === key ? chunk.values[at] : undefined
  }

  set(key: string, value: V): void {
    const { chunk, at, number } = this.#place(key)
    const { keys, values } = chunk
    if (keys[at] === key) {
      values[at] = value
      return
    }
    this.#size++
    keys.splice(at, 0, key)
    values.splice(at, 0, value)
    if (keys.length <= MAX_KEYS) return
    const half = MAX_KEYS / 2
    this.#chunks.splice(number + 1, 0, { keys: keys.splice(half), values: values.splice(half) })
  }

  /** Fills an empty map with many keys. Sorting them once is faster than inserting them one by one. */
  fill(keys: string[], values: V[]): void {
    const order = sortPositions(keys)
    this.#size = keys.length
    for (let at = 0; at < order.length; at += MAX_KEYS / 2) {
      const chunk: Chunk<V> = { keys: [], values: [] }
      for (const index of order.subarray(at, at + MAX_KEYS / 2)) {
        chunk.keys.push(keys[index] ?? '')
        chunk.values.push(values[index] as V)
      }
      this.#chunks.push(chunk)
    }
  }

  delete(key: string): void {
    const { chunk, at, number } = this.#place(key)
    if (chunk.keys[at] !== key) return
    this.#size--
    chunk.keys.splice(at, 1)
    chunk.values.splice(at, 1)
    if (chunk.keys.length === 0 && this.#chunks.length > 1) this.#chunks.splice(number, 1)
  }

  *values({ low, high } = EVERYTHING, backwards = false): Generator<V> {
    const [first, last] = [this.#place(low), this.#place(high)]
    for (let step = 0; step <= last.number - first.number; step++) {
      const number = backwards ? last.number - step : first.number + step
      const { values } = this.#chunk(number)
      const start = number === first.number ? first.at : 0
      const end = number === last.number ? last.at : values.length
      const part = values.slice(start, end)
      yield* backwards ? part.reverse() : part
    }
  }

  count({ low, high } = EVERYTHING): number {
    if (low === EVERYTHING.low && high === EVERYTHING.high) return this.#size
    const [first, last] = [this.#place(low), this.#place(high)]
    let count = last.at - first.at
    for (let n = first.number; n < last.number; n++) count += this.#chunk(n).keys.length
    return Math.max(0, count)
  }

  /** The key's position, or where it would be inserted. */
  #place(key: string): { number: number; chunk: Chunk<V>; at: number } {
    const after = partitionPoint(this.#chunks.length, (n) => (this.#chunk(n).keys[0] ?? '') <= key)
    const number = Math.max(0, after - 1)
    const chunk = this.#chunk(number)
    return {
      number,
      chunk,
      at: partitionPoint(chunk.keys.length, (at) => (chunk.keys[at] ?? '') < key),
    }
  }

  #chunk(number: number): Chunk<V> {
    return this.#chunks[number] ?? { keys: [], values: [] }
  }
}

/** The keys' positions in sorted order. */
function sortPositions(keys: string[]): Uint32Array {
  const order = Uint32Array.from(keys, (_, index) => index)
  const isInOrder = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key)
  if (!isInOrder) order.sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1))
  return order
}
