import { z } from 'zod'
import { partitionPoint } from '../../../../lib/binary-search.ts'
import { copyOf, createPackedIds, growTo, type IdWords, toWords } from './packed-ids.ts'

/**
 * Product ids, 24 hexadecimal digits each. A product has a row, which is a small number that stays the same, and a
 * rank, which is the number of smaller ids. So newer products rank higher. Rows of removed products are reused.
 */
export interface ProductIds {
  readonly size: number
  /** All rows, oldest product first. The array is shared with the next change. Do not modify it. */
  rows(): Uint32Array
  find(id: string): number | undefined
  has(row: number): boolean
  idOf(row: number): string
  rankOf(row: number): number
  /** The id's rank. A missing id ranks half a place below the next id. */
  rankOfId(id: string): number
  /** Adds a missing id, and returns its row. */
  add(id: string): number
  /** Removes an id, and returns its row. */
  remove(id: string): number | undefined
  clear(): void
  save(): SavedIds
  restore(saved: SavedIds): void
}

export const savedIdsSchema = z.object({
  /** The ids by row, as three numbers each. */
  words: z.instanceof(Uint32Array),
  /** The rows by rank. */
  order: z.instanceof(Uint32Array),
  free: z.array(z.number()),
})
type SavedIds = z.infer<typeof savedIdsSchema>

export function createProductIds(): ProductIds {
  const packed = createPackedIds()
  let order = new Uint32Array()
  let size = 0
  let free: number[] = []
  /** Ranks by row. Null after a change in the middle of the order. */
  let ranks: Uint32Array | null = null

  const rankOf = (row: number) => (ranks ??= invert(order, size))[row] ?? 0

  /** Counts the smaller ids. */
  function findRank(id: IdWords): number {
    const isBefore = (rank: number) => packed.isBefore(order[rank] ?? 0, id)
    // New products have the greatest ids.
    return size === 0 || isBefore(size - 1) ? size : partitionPoint(size - 1, isBefore)
  }

  /** Returns undefined if the product at this rank has another id. */
  function rowAt(rank: number, id: string): number | undefined {
    const row = rank < size ? order[rank] : undefined
    return row !== undefined && packed.idOf(row) === id ? row : undefined
  }

  return {
    get size() {
      return size
    },
    rows: () => order.subarray(0, size),
    find: (id) => rowAt(findRank(toWords(id)), id),
    has: (row) => rankOf(row) < size && order[rankOf(row)] === row,
    idOf: (row) => packed.idOf(row),
    rankOf,
    rankOfId(id) {
      const rank = findRank(toWords(id))
      return rowAt(rank, id) === undefined ? rank - 0.5 : rank
    },
    add(id) {
      const words = toWords(id)
      const rank = findRank(words)
      const row = free.pop() ?? size
      if (row >= order.length) {
        order = copyOf(order, growTo(row))
        ranks = null
      }
      packed.set(row, words)
      order.copyWithin(rank + 1, rank, size)
      order[rank] = row
      if (ranks && rank === size) ranks[row] = rank
      else ranks = null
      size += 1
      return row
    },
    remove(id) {
      const rank = findRank(toWords(id))
      const row = rowAt(rank, id)
      if (row === undefined) return undefined
      order.copyWithin(rank, rank + 1, size)
      size -= 1
      free.push(row)
      if (rank < size) ranks = null
      return row
    },
    clear() {
      size = 0
      free = []
    },
    save: () => ({ words: packed.save(size + free.length), order: order.slice(0, size), free }),
    restore(saved) {
      size = saved.order.length
      free = [...saved.free]
      packed.restore(saved.words)
      order = copyOf(saved.order, size + free.length)
      ranks = null
    },
  }
}

/** Computes each row's rank. */
function invert(order: Uint32Array, size: number): Uint32Array {
  const ranks = new Uint32Array(order.length)
  for (let rank = 0; rank < size; rank += 1) ranks[order[rank] ?? 0] = rank
  return ranks
}
