import { formatRupees, parseRupees } from '../../../lib/text/rupees.ts'
import { DISCOUNT_RULE, parsePercent, parsePieces, PRICE_RULE } from './product-numbers.ts'
import { formatMoney, formatPercent } from '../../../lib/text/money.ts'

/** A product's number that can be edited in place. */
export interface ValueKind {
  /** The label, such as 'Price'. */
  label: string
  /** Parses the input; NaN if it is invalid. */
  parse: (text: string) => number
  /** The text to edit. */
  toText: (value: number) => string
  /** The text to show, such as '₹89.50'. */
  format: (value: number) => string
  /** Explains which values are valid. */
  message: string
}

export type ValueName = 'price' | 'discountPercent' | 'stock'

export const valueKinds: Record<ValueName, ValueKind> = {
  price: {
    label: 'Price',
    parse: parseRupees,
    toText: formatRupees,
    format: formatMoney,
    message: PRICE_RULE,
  },
  discountPercent: {
    label: 'Discount',
    parse: parsePercent,
    toText: String,
    format: formatPercent,
    message: DISCOUNT_RULE,
  },
  stock: {
    label: 'Stock',
    parse: parsePieces,
    toText: String,
    format: String,
    message: 'Stock must be a whole number, 0 or more.',
  },
}
