import { discountedPrice, type BasisPoints, type Paise } from '../../lib/money.ts'

/** A product at its price, and how many of it. */
export interface PricedLine {
  price: Paise
  discount: BasisPoints
  quantity: number
}

export interface Totals {
  totalQuantity: number
  /** Before discount. */
  subtotal: Paise
  /** After discount: what is to pay. */
  total: Paise
  /** subtotal − total. */
  savings: Paise
}

/** The most pieces of one product that an order takes. The ceiling keeps sums of money exact. */
export const MAX_QUANTITY = 9999

/** How many pieces of so many wanted can be had. Cart, quote and order reckon with these alone. */
export function availableQuantity(wanted: number, { stock }: { stock: number }): number {
  return Math.min(wanted, stock, MAX_QUANTITY)
}

/** The sums of lines: each line is the price of one piece, rounded by the discount's rule, times its pieces. */
export function sumTotals(lines: PricedLine[]): Totals {
  const sum = (amountOf: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line) * line.quantity, 0)
  const subtotal = sum(({ price }) => price)
  const total = sum(({ price, discount }) => discountedPrice(price, discount))
  return { totalQuantity: sum(() => 1), subtotal, total, savings: subtotal - total }
}
