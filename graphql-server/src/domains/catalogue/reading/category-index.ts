import { z } from 'zod'
import { createSortedIds, type SortedIds } from '../../../lib/sorted-ids.ts'

/** Products by category. Products are ids of 24 hexadecimal digits; categories are any names. */
export interface CategoryIndex {
  put: (id: string, names: string[]) => void
  remove(id: string): void
  /** Up to `first` products that are in all of these categories, newest first, after another product. */
  page(names: string[], page: { first: number; after: string | null }): string[]
  /** The number of products that are in all of these categories. */
  count(names: string[]): number
  clear(): void
  save(): SavedCategoryIndex
  restore(saved: SavedCategoryIndex): void
}

export const savedCategoryIndexSchema = z.object({
  /** The ids of all products without separators, 24 digits each. */
  ids: z.string(),
  names: z.array(z.string()),
  /** For each product, the number of its categories; then the positions of their names. */
  counts: z.instanceof(Uint16Array),
  places: z.instanceof(Uint32Array),
})
type SavedCategoryIndex = z.infer<typeof savedCategoryIndexSchema>

const ID_LENGTH = 24

export function createCategoryIndex(): CategoryIndex {
  const everything = createSortedIds()
  const shelves = new Map<string, SortedIds>()
  const namesOf = new Map<string, string[]>()

  const standsOn = (id: string, names: string[]) => {
    const own = namesOf.get(id) ?? []
    return names.every((name) => own.includes(name))
  }
  const lengthOf = (name: string) => shelves.get(name)?.length ?? 0

  /** The category with the fewest products, which is the quickest to search. */
  function shortest(names: string[]): SortedIds {
    const [first] = names.toSorted((a, b) => lengthOf(a) - lengthOf(b))
    return first === undefined ? everything : (shelves.get(first) ?? createSortedIds())
  }

  function shelfOf(name: string): SortedIds {
    const shelf = shelves.get(name) ?? createSortedIds()
    shelves.set(name, shelf)
    return shelf
  }

  function remove(id: string): void {
    everything.remove(id)
    for (const name of namesOf.get(id) ?? []) shelves.get(name)?.remove(id)
    namesOf.delete(id)
  }

  function page(names: string[], { first, after }: { first: number; after: string | null }) {
    const shelf = shortest(names)
    const found: string[] = []
    const start = after === null ? shelf.length : shelf.rankOf(after)
    for (let place = start - 1; place >= 0 && found.length < first; place -= 1) {
      const id = shelf.at(place)
      if (id !== undefined && (names.length < 2 || standsOn(id, names))) found.push(id)
    }
    return found
  }

  function put(id: string, names: string[]): void {
    const isSame = namesOf.get(id)?.length === names.length && standsOn(id, names)
    if (isSame) return
    remove(id)
    everything.add(id)
    namesOf.set(id, names)
    for (const name of names) shelfOf(name).add(id)
  }

  return {
    put,
    remove,
    page,
    count: (names) =>
      names.length < 2
        ? shortest(names).length
        : page(names, { first: Infinity, after: null }).length,
    clear() {
      everything.clear()
      shelves.clear()
      namesOf.clear()
    },
    save: () => saveCategoryIndex(everything, namesOf),
    restore: (saved) => restoreCategoryIndex(saved, put),
  }
}

function saveCategoryIndex(
  products: SortedIds,
  namesOf: Map<string, string[]>,
): SavedCategoryIndex {
  const ids = Array.from({ length: products.length }, (_, place) => products.at(place) ?? '')
  const ofEach = ids.map((id) => namesOf.get(id) ?? [])
  const names = [...new Set(ofEach.flat())]
  const placeOf = new Map(names.map((name, place) => [name, place]))
  return {
    ids: ids.join(''),
    names,
    counts: Uint16Array.from(ofEach, ({ length }) => length),
    places: Uint32Array.from(ofEach.flat(), (name) => placeOf.get(name) ?? 0),
  }
}

function restoreCategoryIndex(
  { ids, names, counts, places }: SavedCategoryIndex,
  put: CategoryIndex['put'],
): void {
  let at = 0
  for (const [n, count] of counts.entries()) {
    const id = ids.slice(n * ID_LENGTH, (n + 1) * ID_LENGTH)
    put(
      id,
      Array.from(places.subarray(at, (at += count)), (place) => names[place] ?? ''),
    )
  }
}
