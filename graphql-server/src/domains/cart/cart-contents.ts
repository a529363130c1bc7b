import { Types } from 'mongoose'
import { discountedPrice } from '../../lib/money.ts'
import type { CatalogueLoaders } from '../catalogue/catalogue.loaders.ts'
import type { ProductRecord } from '../catalogue/product/product.model.ts'
import { CartLine, type CartLineRecord } from './cart-line.model.ts'
import { availableQuantity, sumTotals, type Totals } from './cart-totals.ts'

/** How many products a cart, and so an order, can hold. */
export const MAX_LINES = 50

export interface FilledCartLine {
  line: CartLineRecord
  product: ProductRecord
}

export interface CartContents extends Totals {
  userId: Types.ObjectId
  lines: FilledCartLine[]
  /** Lines of products that were deleted, until the person takes the notice away. */
  gone: CartLineRecord[]
}

export type CartLoaders = Pick<CatalogueLoaders, 'product'>

/** A person's cart in two commands: its lines and their products. */
export async function loadCart(
  userId: Types.ObjectId,
  loaders: CartLoaders,
): Promise<CartContents> {
  const lines: CartLineRecord[] = await CartLine.find({ userId }).sort({ _id: 1 }).lean()
  const products = await Promise.all(
    lines.map(({ productId }) => loaders.product.load(productId.toHexString())),
  )
  const filled = lines.map((line, n) => ({ line, product: products[n] ?? null }))
  return contents(
    { userId, gone: filled.flatMap(({ line, product }) => (product ? [] : [line])) },
    filled.flatMap(({ line, product }) => (product ? [{ line, product }] : [])),
  )
}

/** The cart of a person with these lines. The totals are of what can be had. */
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

/** How many lines there may be, of which those of deleted products take no room. */
export function cartLimit({ userId, gone }: Pick<CartContents, 'userId' | 'gone'>) {
  return { filter: { userId }, max: MAX_LINES + gone.length }
}

/** A line that is not in the database yet, at the product's price of now. */
export function newLine(
  userId: Types.ObjectId,
  { _id: productId, name, price, discount }: ProductRecord,
  quantity: number,
): CartLineRecord {
  const seenPrice = discountedPrice(price, discount)
  return { _id: new Types.ObjectId(), userId, productId, name, quantity, seenPrice }
}
