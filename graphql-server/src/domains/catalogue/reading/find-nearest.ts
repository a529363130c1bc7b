import { discountedPrice, type Paise } from '../../../lib/money.ts'
import type { ColumnTable } from './column-table.ts'

export interface NearestRequest {
  /** Left out of the result. */
  id: string
  /** The ids of categories and sub-categories, one of which must contain a product. */
  among: readonly string[]
  /** The price after the discount to which the others are compared. */
  price: Paise
  first: number
}

/** Finds the products in stock with the nearest prices. Of equally near ones, the newest comes first. */
export function findNearest(
  { columns, findAnyPlaces }: Pick<ColumnTable, 'columns' | 'findAnyPlaces'>,
  { id, among, price, first }: NearestRequest,
): string[] {
  const fits = findAnyPlaces(among)
  const found: { id: string; distance: number }[] = []
  for (const [row, other] of columns.id.entries()) {
    if (other === undefined || other === id || !fits[columns.places[row] ?? 0]) continue
    if ((columns.stock[row] ?? 0) === 0) continue
    const cost = discountedPrice(columns.price[row] ?? 0, columns.discount[row] ?? 0)
    found.push({ id: other, distance: Math.abs(cost - price) })
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? 1 : -1))
    .slice(0, first)
    .map((each) => each.id)
}
