import { createSortedIds } from '../../../lib/sorted-ids.ts'

/** The documents of an index. Each has a position, which is a small number, and a rank by id. */
export interface DocumentTable {
  /** Returns the document's position, assigning one if necessary. */
  findPosition(id: string): number
  find(id: string): number | undefined
  remove(id: string): void
  /** The number of documents with a smaller id: newer ones rank higher. */
  rankAt(place: number): number
  /** The same for an id that may be missing, which ranks half a place lower. */
  rankOf(id: string): number
  idOfRank(rank: number): string
  readonly size: number
}

export function createDocumentTable(): DocumentTable {
  const places = new Map<string, number>()
  const free: number[] = []
  const sorted = createSortedIds()
  let ranks = new Uint32Array(1024)
  let isRanked = true

  function rankAll(): void {
    if (isRanked) return
    if (ranks.length < places.size + free.length)
      ranks = new Uint32Array(2 * places.size + free.length)
    for (let rank = 0; rank < sorted.length; rank += 1)
      ranks[places.get(sorted.at(rank) ?? '') ?? 0] = rank
    isRanked = true
  }

  return {
    get size() {
      return sorted.length
    },
    find: (id) => places.get(id),
    findPosition(id) {
      const known = places.get(id)
      if (known !== undefined) return known
      const place = free.pop() ?? places.size
      places.set(id, place)
      sorted.add(id)
      isRanked = false
      return place
    },
    remove(id) {
      const place = places.get(id)
      if (place === undefined) return
      places.delete(id)
      free.push(place)
      sorted.remove(id)
      isRanked = false
    },
    rankAt(place) {
      rankAll()
      return ranks[place] ?? 0
    },
    rankOf(id) {
      const rank = sorted.findRank(id)
      return places.has(id) ? rank : rank - 0.5
    },
    idOfRank: (rank) => sorted.at(rank) ?? '',
  }
}
