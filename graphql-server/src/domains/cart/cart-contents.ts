import { Types } from 'mongoose'
import { discountedPrice } from '../../lib/money.ts'
import type { CatalogueLoaders } from '../catalogue/browse/catalogue.loaders.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { CartLine, type CartLineRecord } from './cart-line.model.ts'
import { availableQuantity, sumTotals, type Totals } from './cart-totals.ts'

/** The maximum number of products in a cart, and therefore in an order. */
export const MAX_LINES = 50
/** The maximum number of lines with those whose product was deleted. */
const MAX_STORED = 2 * MAX_LINES

export interface FilledCartLine {
  line: CartLineRecord
  product: ProductRecord
}

export interface CartContents extends Totals {
  userId: Types.ObjectId
  lines: FilledCartLine[]
  /** Lines whose product was deleted. They stay until the user dismisses the notice. */
  gone: CartLineRecord[]
}

export type CartLoaders = Pick<CatalogueLoaders, 'product'>

/** Loads a user's cart with two commands: its lines and their products. */
export async function loadCart(
  userId: Types.ObjectId,
  loaders: CartLoaders,
): Promise<CartContents> {
  const newest = await CartLine.find({ userId }).sort({ _id: -1 }).limit(MAX_STORED).lean()
  const lines: CartLineRecord[] = newest.toReversed()
  const products = await Promise.all(
    lines.map(({ productId }) => loaders.product.load(productId.toHexString())),
  )
  const filled = lines.map((line, n) => ({ line, product: products[n] ?? null }))
  return contents(
    { userId, gone: filled.flatMap(({ line, product }) => (product ? [] : [line])) },
    filled.flatMap(({ line, product }) =>
      product ? [{ line, product: withReservation(product, line) }] : [],
    ),
  )
}

/**
 * The product as the user can buy it: with their reserved items, and at the reserved price if they order exactly these.
 */
export function withReservation(product: ProductRecord, line: CartLineRecord): ProductRecord {
  if (!line.reserved) return product
  const { quantity, price, discount } = line.reserved
  const stock = product.stock + quantity
  return line.quantity === quantity ? { ...product, stock, price, discount } : { ...product, stock }
}

/** Builds a cart from its lines. The totals count available quantities. */
export function contents(
  { userId, gone }: Pick<CartContents, 'userId' | 'gone'>,
  lines: FilledCartLine[],
): CartContents {
  const priced = lines.map(({ line, product }) => ({
    ...product,
    quantity: availableQuantity(line.quantity, product),
  }))
  return { userId, lines, gone, ...sumTotals(priced) }
}

/** The maximum number of lines. At most 50 lines whose product was deleted do not count. */
export function cartLimit({ userId, gone }: Pick<CartContents, 'userId' | 'gone'>) {
  return { filter: { userId }, max: MAX_LINES + Math.min(gone.length, MAX_LINES) }
}

/** Creates a line, not yet in the database, at the product's current price. */
export function newLine(
  userId: Types.ObjectId,
  { _id: productId, name, price, discount }: ProductRecord,
  quantity: number,
): CartLineRecord {
  const seenPrice = discountedPrice(price, discount)
  return { _id: new Types.ObjectId(), userId, productId, name, quantity, seenPrice }
}
