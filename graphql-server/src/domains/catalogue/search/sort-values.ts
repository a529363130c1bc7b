import type { ShopSort } from '../../../contract/types.generated.ts'
import { MAX_PRICE } from '../../../lib/money.ts'
import type { ProductFacts } from './facts/fact-table.ts'

/** The value by which each order sorts, the greatest first: a whole number from 0 to `MAX_PRICE`. */
export const sortValues: Record<ShopSort, (facts: ProductFacts) => number> = {
  DEFAULT: () => 0,
  PRICE_ASC: ({ price }) => MAX_PRICE - price,
  PRICE_DESC: ({ price }) => price,
  DISCOUNT_DESC: ({ discount }) => discount,
}
