import type { ShopSort } from '../../../contract/types.generated.ts'
import { MAX_PRICE } from '../../../lib/money.ts'
import type { Columns } from '../reading/table/product-table.ts'

/** The value that sorts a row's product in each order, the greatest first: a whole number from 0 to `MAX_PRICE`. */
export const sortValues: Record<ShopSort, (columns: Columns, row: number) => number> = {
  DEFAULT: () => 0,
  PRICE_ASC: ({ cost }, row) => MAX_PRICE - (cost[row] ?? 0),
  PRICE_DESC: ({ cost }, row) => cost[row] ?? 0,
  DISCOUNT_DESC: ({ discount }, row) => discount[row] ?? 0,
}
