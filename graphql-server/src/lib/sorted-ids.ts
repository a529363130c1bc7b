/** Ids in their order, each once. To add one behind all others costs no more than to append it. */
export interface SortedIds {
  readonly length: number
  at(place: number): string | undefined
  /** How many are smaller than this one, which need not be among them. */
  placeOf(id: string): number
  add(id: string): void
  remove(id: string): void
  clear(): void
}

export function createSortedIds(): SortedIds {
  const ids: string[] = []

  function placeOf(id: string): number {
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ids[middle] ?? '') < id) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get length() {
      return ids.length
    },
    at: (place) => ids[place],
    placeOf,
    add(id) {
      const last = ids.at(-1)
      const place = last === undefined || last < id ? ids.length : placeOf(id)
      if (ids[place] !== id) ids.splice(place, 0, id)
    },
    remove(id) {
      const place = placeOf(id)
      if (ids[place] === id) ids.splice(place, 1)
    },
    clear() {
      ids.length = 0
    },
  }
}
