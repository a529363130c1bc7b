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
  const byCategory = new Map<string, SortedIds>()
  const categoriesById = new Map<string, string[]>()

  const standsOn = (id: string, names: string[]) => {
    const own = categoriesById.get(id) ?? []
    return names.every((name) => own.includes(name))
  }
  const countProducts = (name: string) => byCategory.get(name)?.length ?? 0

  /** The category with the fewest products, which is the quickest to search. */
  function shortest(names: string[]): SortedIds {
    const [first] = names.toSorted((a, b) => countProducts(a) - countProducts(b))
    return first === undefined ? everything : (byCategory.get(first) ?? createSortedIds())
  }

  function getCategory(name: string): SortedIds {
    const category = byCategory.get(name) ?? createSortedIds()
    byCategory.set(name, category)
    return category
  }

  function remove(id: string): void {
    everything.remove(id)
    for (const name of categoriesById.get(id) ?? []) byCategory.get(name)?.remove(id)
    categoriesById.delete(id)
  }

  function page(names: string[], { first, after }: { first: number; after: string | null }) {
    const category = shortest(names)
    const found: string[] = []
    const start = after === null ? category.length : category.findRank(after)
    for (let place = start - 1; place >= 0 && found.length < first; place -= 1) {
      const id = category.at(place)
      if (id !== undefined && (names.length < 2 || standsOn(id, names))) found.push(id)
    }
    return found
  }

  function put(id: string, names: string[]): void {
    const isSame = categoriesById.get(id)?.length === names.length && standsOn(id, names)
    if (isSame) return
    remove(id)
    everything.add(id)
    categoriesById.set(id, names)
    for (const name of names) getCategory(name).add(id)
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
      byCategory.clear()
      categoriesById.clear()
    },
    save: () => saveCategoryIndex(everything, categoriesById),
    restore: (saved) => restoreCategoryIndex(saved, put),
  }
}

function saveCategoryIndex(
  products: SortedIds,
  categoriesById: Map<string, string[]>,
): SavedCategoryIndex {
  const ids = Array.from({ length: products.length }, (_, place) => products.at(place) ?? '')
  const ofEach = ids.map((id) => categoriesById.get(id) ?? [])
  const names = [...new Set(ofEach.flat())]
  const positionByName = new Map(names.map((name, place) => [name, place]))
  return {
    ids: ids.join(''),
    names,
    counts: Uint16Array.from(ofEach, ({ length }) => length),
    places: Uint32Array.from(ofEach.flat(), (name) => positionByName.get(name) ?? 0),
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
