import type { ProductTable } from '../reading/table/product-table.ts'
import type { SearchHit, SearchWindow } from './search-index.ts'
import { topKeys } from './top-keys.ts'

/** More than the maximum number of documents. Keys for scores up to a billion are then exact. */
const PER_SCORE = 2 ** 23

/** Encodes hits as sortable numbers: the score, then the rank for equal scores. */
export interface HitKeys {
  toKey(score: number, rank: number): number
  toRow(key: number): number
  /** Returns the hits in a window, greatest keys first. Reorders the keys. */
  select(keys: Float64Array, window: SearchWindow): { hits: SearchHit[]; hasNextPage: boolean }
}

export function createHitKeys(ids: ProductTable['ids']): HitKeys {
  const toKey = (score: number, rank: number) => score * PER_SCORE + rank
  const toRow = (key: number) => ids.rows()[key % PER_SCORE] ?? 0
  const toHit = (key: number): SearchHit => ({
    id: ids.idOf(toRow(key)),
    score: Math.floor(key / PER_SCORE),
  })
  return {
    toKey,
    toRow,
    select(keys, { first, after, skip = 0 }) {
      const behind = after
        ? moveBelow(keys, toKey(after.score, ids.rankOfId(after.id)))
        : keys.length
      const top = topKeys(keys, behind, skip + first).subarray(skip)
      return { hits: Array.from(top, toHit), hasNextPage: behind > skip + first }
    },
  }
}

/** Moves the keys below `limit` to the front and counts them. */
function moveBelow(keys: Float64Array, limit: number): number {
  let count = 0
  for (const key of keys) if (key < limit) keys[count++] = key
  return count
}
