import { countByNumber, type Places, perVersion, type ProductTable } from './product-table.ts'

/** The ids of a category, a sub-category, or both. Without either, all products match. */
export interface PlaceFilter {
  categoryId?: string | undefined
  subCategoryId?: string | undefined
}

/** Lists the products in categories and sub-categories. */
export interface PlaceList {
  /** Returns the rows of up to `first` products, newest first, after another product. */
  page(filter: PlaceFilter, page: { first: number; after: string | null }): number[]
  count(filter: PlaceFilter): number
  /** Counts products by category or sub-category id. */
  countAll(): ReadonlyMap<string, number>
}

export function createPlaceList(table: ProductTable): PlaceList {
  /** Counts by place number. */
  const countNumbers = perVersion(table, () => {
    const { places } = table.columns
    return countByNumber(table, table.places.length, (row) => places[row] ?? 0)
  })
  function count(filter: PlaceFilter): number {
    const counts = countNumbers()
    return table.places.reduce(
      (sum, places, number) => sum + (isWithin(places, filter) ? (counts[number] ?? 0) : 0),
      0,
    )
  }

  return {
    page(filter, { first, after }) {
      const fits = Uint8Array.from(table.places, (places) => Number(isWithin(places, filter)))
      const most = Math.min(first, count(filter))
      const { places } = table.columns
      const rows = table.ids.rows()
      const start = after === null ? rows.length : Math.ceil(table.ids.rankOfId(after))
      const found: number[] = []
      for (let rank = start - 1; rank >= 0 && found.length < most; rank -= 1) {
        const row = rows[rank] ?? 0
        if (fits[places[row] ?? 0]) found.push(row)
      }
      return found
    },
    count,
    countAll: perVersion(table, () => sumPlaces(table.places, countNumbers())),
  }
}

function isWithin(
  { categoryIds, subCategoryIds }: Places,
  { categoryId, subCategoryId }: PlaceFilter,
): boolean {
  return (
    (categoryId === undefined || categoryIds.includes(categoryId)) &&
    (subCategoryId === undefined || subCategoryIds.includes(subCategoryId))
  )
}

/** Lists all category and sub-category ids. */
export function listPlaces(places: Places): string[] {
  return [...places.categoryIds, ...places.subCategoryIds]
}

/** Adds up counts by place number to counts by category or sub-category id. */
export function sumPlaces(places: readonly Places[], counts: Uint32Array): Map<string, number> {
  const byId = new Map<string, number>()
  for (const [number, each] of places.entries()) {
    const count = counts[number] ?? 0
    if (count > 0) for (const id of listPlaces(each)) byId.set(id, (byId.get(id) ?? 0) + count)
  }
  return byId
}
