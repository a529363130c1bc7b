import type { Paise } from '../../../../lib/money.ts'
import { listPlaces } from './place-list.ts'
import type { ProductTable } from './product-table.ts'

export interface NearestRequest {
  /** This product is left out. */
  id: string
  /** The ids of categories and sub-categories. A similar product must be in one of them. */
  among: readonly string[]
  /** The discounted price for the comparison. */
  price: Paise
  first: number
}

/** Finds the products in stock with the nearest prices. If two are equally near, the newer one comes first. */
export function findNearest(
  { ids, columns, ...table }: Pick<ProductTable, 'ids' | 'columns' | 'places'>,
  { id, among, price, first }: NearestRequest,
): string[] {
  const fits = table.places.map((places) => listPlaces(places).some((each) => among.includes(each)))
  const self = ids.find(id)
  const found: { row: number; distance: number }[] = []
  for (const row of ids.rows().toReversed()) {
    if (row === self || !fits[columns.places[row] ?? 0] || columns.stock[row] === 0) continue
    found.push({ row, distance: Math.abs((columns.cost[row] ?? 0) - price) })
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, first)
    .map(({ row }) => ids.idOf(row))
}
