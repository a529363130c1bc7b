import { partitionPoint } from './binary-search.ts'

/** A sorted set of ids. Adding an id that is greater than all others only appends it. */
export interface SortedIds {
  readonly length: number
  at(rank: number): string | undefined
  /** How many ids are smaller than this one, which may be missing from the set. */
  findRank(id: string): number
  add(id: string): void
  remove(id: string): void
  clear(): void
}

export function createSortedIds(): SortedIds {
  const ids: string[] = []

  const findRank = (id: string) => partitionPoint(ids.length, (rank) => (ids[rank] ?? '') < id)

  return {
    get length() {
      return ids.length
    },
    at: (rank) => ids[rank],
    findRank,
    add(id) {
      const last = ids.at(-1)
      const rank = last === undefined || last < id ? ids.length : findRank(id)
      if (ids[rank] !== id) ids.splice(rank, 0, id)
    },
    remove(id) {
      const rank = findRank(id)
      if (ids[rank] === id) ids.splice(rank, 1)
    },
    clear() {
      ids.length = 0
    },
  }
}
