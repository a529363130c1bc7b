import type { UnavailableReason } from '../../contract/types.generated.ts'
import { isSoldOnline, type ScheduledProduct } from '../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { discountedPrice, type BasisPoints, type Paise } from '../../lib/money.ts'

export interface PricedLine {
  price: Paise
  discount: BasisPoints
  quantity: number
}

export interface Totals {
  totalQuantity: number
  /** The amount before discount. */
  subtotal: Paise
  /** The amount to pay, after discount. */
  total: Paise
  savings: Paise
}

/** The maximum quantity per product in an order. It keeps totals exact. */
export const MAX_QUANTITY = 9999

/** The product fields that decide how many pieces can be ordered. */
export type LimitedProduct = ScheduledProduct & Pick<ProductRecord, 'stock' | 'maxPerOrder'>

/** The quantity that can be ordered. Cart, quote and order all use this function. */
export function availableQuantity(wanted: number, product: LimitedProduct): number {
  return isSoldOnline(product) ? Math.min(wanted, product.stock, orderLimit(product)) : 0
}

/** The maximum quantity of a product in an order, whatever its stock. */
export function orderLimit({ maxPerOrder }: Pick<ProductRecord, 'maxPerOrder'>): number {
  return maxPerOrder || MAX_QUANTITY
}

/** Why the product cannot be ordered at all, or null if it can. */
export function findUnavailableReason(
  product: ScheduledProduct & Pick<ProductRecord, 'stock'>,
): UnavailableReason | null {
  if (!isSoldOnline(product)) return 'NOT_SOLD_ONLINE'
  return product.stock === 0 ? 'OUT_OF_STOCK' : null
}

/** Adds up lines. A line costs its discounted price per item times its quantity. */
export function sumTotals(lines: PricedLine[]): Totals {
  const sum = (amountOf: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line) * line.quantity, 0)
  const subtotal = sum(({ price }) => price)
  const total = sum(({ price, discount }) => discountedPrice(price, discount))
  return { totalQuantity: sum(() => 1), subtotal, total, savings: subtotal - total }
}
