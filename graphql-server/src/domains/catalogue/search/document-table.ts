/** The documents of an index: each has a place, which is a small number, and a rank by its id. */
export interface DocumentTable {
  /** Gives the document a place, or the one that it has. */
  placeOf(id: string): number
  find(id: string): number | undefined
  remove(id: string): void
  /** How many documents have a smaller id: newer ones rank higher. */
  rankAt(place: number): number
  /** The same for an id that may not be in the table; half a rank less where it is not. */
  rankOf(id: string): number
  idOfRank(rank: number): string
  readonly size: number
}

export function createDocumentTable(): DocumentTable {
  const places = new Map<string, number>()
  const free: number[] = []
  /** Ids in their order. */
  const sorted: string[] = []
  let ranks = new Uint32Array(1024)
  let isRanked = true

  function indexOf(id: string): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < id) low = middle + 1
      else high = middle
    }
    return low
  }

  function rankAll(): void {
    if (isRanked) return
    if (ranks.length < places.size + free.length)
      ranks = new Uint32Array(2 * places.size + free.length)
    for (const [rank, id] of sorted.entries()) ranks[places.get(id) ?? 0] = rank
    isRanked = true
  }

  return {
    get size() {
      return sorted.length
    },
    find: (id) => places.get(id),
    placeOf(id) {
      const known = places.get(id)
      if (known !== undefined) return known
      const place = free.pop() ?? places.size
      places.set(id, place)
      sorted.splice(indexOf(id), 0, id)
      isRanked = false
      return place
    },
    remove(id) {
      const place = places.get(id)
      if (place === undefined) return
      places.delete(id)
      free.push(place)
      sorted.splice(indexOf(id), 1)
      isRanked = false
    },
    rankAt(place) {
      rankAll()
      return ranks[place] ?? 0
    },
    rankOf(id) {
      const rank = indexOf(id)
      return places.has(id) ? rank : rank - 0.5
    },
    idOfRank: (rank) => sorted[rank] ?? '',
  }
}
