import type { ShopSort } from '../../../contract/types.generated.ts'
import { MAX_PRICE } from '../../../lib/money.ts'
import type { FactColumns } from './facts/fact-table.ts'

/**
 * The value by which each order sorts the document at a position, the greatest first: a whole number from 0 to
 * `MAX_PRICE`.
 */
export const sortValues: Record<ShopSort, (columns: FactColumns, position: number) => number> = {
  DEFAULT: () => 0,
  PRICE_ASC: ({ prices }, position) => MAX_PRICE - (prices[position] ?? 0),
  PRICE_DESC: ({ prices }, position) => prices[position] ?? 0,
  DISCOUNT_DESC: ({ discounts }, position) => discounts[position] ?? 0,
}
