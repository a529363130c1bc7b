import type { ShopSort } from '../../../contract/types.generated.ts'
import { MAX_PRICE } from '../../../lib/money.ts'
import type { ProductTable } from '../reading/table/product-table.ts'
import { countryCodes } from '../record/countries.ts'

type Sorted = Pick<ProductTable, 'columns' | 'countries'>

/**
 * The values that sort the rows of a table in each order, the greatest first: whole numbers from 0 to `MAX_PRICE`. Read
 * them before the table changes.
 */
export const sortValues: Record<ShopSort, (table: Sorted) => (row: number) => number> = {
  DEFAULT: () => () => 0,
  PRICE_ASC:
    ({ columns: { cost } }) =>
    (row) =>
      MAX_PRICE - (cost[row] ?? 0),
  PRICE_DESC:
    ({ columns: { cost } }) =>
    (row) =>
      cost[row] ?? 0,
  DISCOUNT_DESC:
    ({ columns: { discount } }) =>
    (row) =>
      discount[row] ?? 0,
  COUNTRY_ASC: ({ columns: { country }, countries }) => {
    const values = countries.map((code) =>
      code === '' ? 0 : countryCodes.length - countryCodes.indexOf(code),
    )
    return (row) => values[country[row] ?? 0] ?? 0
  },
}
