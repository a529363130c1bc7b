const CHUNK = 512

interface Chunk<V> {
  keys: string[]
  values: V[]
}

/** From `low` (included) up to `high` (not included), in the order of the characters' codes. */
export interface KeyRange {
  low: string
  high: string
}

/** A map that is walked in the order of its keys: sorted chunks, found by halving. */
export class OrderedMap<V> {
  #chunks: Chunk<V>[] = [{ keys: [], values: [] }]
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Replaces everything; for opening a database, where putting one by one would be slow. */
  load(pairs: [string, V][]): void {
    pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
    this.#chunks = []
    for (let start = 0; start < pairs.length || start === 0; start += CHUNK / 2) {
      const part = pairs.slice(start, start + CHUNK / 2)
      this.#chunks.push({ keys: part.map((pair) => pair[0]), values: part.map((pair) => pair[1]) })
    }
    this.#size = pairs.length
  }

  set(key: string, value: V): void {
    const number = this.#chunkOf(key)
    const chunk = this.#chunk(number)
    const place = lowerBound(chunk.keys, key)
    if (chunk.keys[place] === key) {
      chunk.values[place] = value
      return
    }
    chunk.keys.splice(place, 0, key)
    chunk.values.splice(place, 0, value)
    this.#size++
    if (chunk.keys.length <= CHUNK) return
    const half = CHUNK / 2
    const second = { keys: chunk.keys.splice(half), values: chunk.values.splice(half) }
    this.#chunks.splice(number + 1, 0, second)
  }

  delete(key: string): void {
    const number = this.#chunkOf(key)
    const chunk = this.#chunk(number)
    const place = lowerBound(chunk.keys, key)
    if (chunk.keys[place] !== key) return
    chunk.keys.splice(place, 1)
    chunk.values.splice(place, 1)
    this.#size--
    if (chunk.keys.length === 0 && this.#chunks.length > 1) this.#chunks.splice(number, 1)
  }

  *values(range: KeyRange, backwards = false): Generator<V> {
    const [first, from] = this.#place(range.low)
    const [last, to] = this.#place(range.high)
    for (let step = 0; step <= last - first; step++) {
      const number = backwards ? last - step : first + step
      const { values } = this.#chunk(number)
      const start = number === first ? from : 0
      const end = number === last ? to : values.length
      for (let count = 0; count < end - start; count++) {
        const value = values[backwards ? end - 1 - count : start + count]
        if (value !== undefined) yield value
      }
    }
  }

  first(range: KeyRange): V | undefined {
    for (const value of this.values(range)) return value
    return undefined
  }

  count(range: KeyRange): number {
    const [first, from] = this.#place(range.low)
    const [last, to] = this.#place(range.high)
    if (last < first) return 0
    let count = to - from
    for (let number = first; number < last; number++) count += this.#chunk(number).keys.length
    return Math.max(0, count)
  }

  #place(key: string): [chunk: number, place: number] {
    const number = this.#chunkOf(key)
    return [number, lowerBound(this.#chunk(number).keys, key)]
  }

  /** The last chunk that begins at or before the key. */
  #chunkOf(key: string): number {
    let low = 0
    let high = this.#chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#chunk(middle).keys[0] ?? '') <= key) low = middle
      else high = middle - 1
    }
    return low
  }

  #chunk(number: number): Chunk<V> {
    const chunk = this.#chunks[number]
    if (!chunk) throw new Error(`no chunk ${number}`)
    return chunk
  }
}

function lowerBound(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
