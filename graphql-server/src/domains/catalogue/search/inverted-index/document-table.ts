import { createSortedIds } from '../../../../lib/sorted-ids.ts'

/** The documents of an index. Each has a position, which is a small number, and a rank by id. */
export interface DocumentTable {
  /** Returns the document's position, assigning one if necessary. */
  findPosition(id: string): number
  find(id: string): number | undefined
  remove(id: string): void
  /** The number of documents with a smaller id: newer ones rank higher. */
  rankAt(position: number): number
  /** The same for an id that may be missing, which ranks half a place lower. */
  rankOf(id: string): number
  idOfRank(rank: number): string
  positionOfRank(rank: number): number
  readonly size: number
}

export function createDocumentTable(): DocumentTable {
  const positions = new Map<string, number>()
  const free: number[] = []
  const sorted = createSortedIds()
  let ranks = new Uint32Array(1024)
  let positionsByRank = new Uint32Array(1024)
  let isRanked = true

  function rankAll(): void {
    if (isRanked) return
    if (ranks.length < positions.size + free.length) {
      ranks = new Uint32Array(2 * positions.size + free.length)
      positionsByRank = new Uint32Array(ranks.length)
    }
    for (let rank = 0; rank < sorted.length; rank += 1) {
      const position = positions.get(sorted.at(rank) ?? '') ?? 0
      ranks[position] = rank
      positionsByRank[rank] = position
    }
    isRanked = true
  }

  return {
    get size() {
      return sorted.length
    },
    find: (id) => positions.get(id),
    findPosition(id) {
      const known = positions.get(id)
      if (known !== undefined) return known
      const position = free.pop() ?? positions.size
      positions.set(id, position)
      sorted.add(id)
      isRanked = false
      return position
    },
    remove(id) {
      const position = positions.get(id)
      if (position === undefined) return
      positions.delete(id)
      free.push(position)
      sorted.remove(id)
      isRanked = false
    },
    rankAt(position) {
      rankAll()
      return ranks[position] ?? 0
    },
    rankOf(id) {
      const rank = sorted.findRank(id)
      return positions.has(id) ? rank : rank - 0.5
    },
    idOfRank: (rank) => sorted.at(rank) ?? '',
    positionOfRank(rank) {
      rankAll()
      return positionsByRank[rank] ?? 0
    },
  }
}
