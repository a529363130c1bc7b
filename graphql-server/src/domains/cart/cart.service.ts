import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import { isDuplicate } from '../../lib/database-errors.ts'
import { parseInput, quantityField } from '../../lib/input.ts'
import { refuse, type Refusal } from '../../lib/refusal.ts'
import type { CatalogueLoaders } from '../catalogue/catalogue.loaders.ts'
import type { ProductRecord } from '../catalogue/product.model.ts'
import { CartLine, type CartLineRecord } from './cart-line.model.ts'
import { totalsOf, type Totals } from './cart-totals.ts'

/** How many products a cart, and so an order, can hold. */
export const MAX_LINES = 50

export interface FilledCartLine {
  line: CartLineRecord
  product: ProductRecord
}

export interface CartContents extends Totals {
  userId: Types.ObjectId
  lines: FilledCartLine[]
}

type Loaders = Pick<CatalogueLoaders, 'product'>

const quantityInput = z.object({ quantity: quantityField })

/** A person's cart in two commands: its lines and their products. A line of a deleted product is left out. */
export async function loadCart(userId: Types.ObjectId, loaders: Loaders): Promise<CartContents> {
  return fillCart(userId, await findLines(userId), loaders)
}

/** Adds a product. Refuses one that is in the cart already, does not exist or has too few pieces left. */
export async function addToCart(
  userId: Types.ObjectId,
  input: { productId: string; quantity: number },
  loaders: Loaders,
): Promise<CartContents> {
  const { quantity } = parseInput(quantityInput, input)
  const lines = await findLines(userId)
  const [product, cart] = await Promise.all([
    loaders.product.load(input.productId),
    fillCart(userId, lines, loaders),
  ])
  if (!product) throw refuse('NOT_FOUND', 'This product does not exist.', 'productId')
  if (lines.some((line) => line.productId.equals(product._id))) throw alreadyInCart(product)
  if (cart.lines.length >= MAX_LINES) {
    throw refuse('CART_FULL', `A cart holds at most ${MAX_LINES} different products.`)
  }
  requireStock(product, quantity)
  const line = await insertLine({ userId, productId: product._id, quantity }, product)
  return contents(userId, [...cart.lines, { line, product }])
}

/** Sets a line's quantity. Refuses a line that is not the person's own and more pieces than are left. */
export async function changeQuantity(
  userId: Types.ObjectId,
  input: { cartLineId: string; quantity: number },
  loaders: Loaders,
): Promise<CartContents> {
  const { quantity } = parseInput(quantityInput, input)
  const cart = await loadCart(userId, loaders)
  const { line, product } = findLine(cart, input.cartLineId)
  requireStock(product, quantity)
  const { matchedCount } = await CartLine.updateOne(
    { _id: line._id, userId },
    { $set: { quantity } },
  )
  if (matchedCount === 0) throw noSuchLine()
  return contents(
    userId,
    cart.lines.map((filled) =>
      filled.line === line ? { product, line: { ...line, quantity } } : filled,
    ),
  )
}

/** Takes a line out. Refuses a line that is not the person's own. */
export async function removeFromCart(
  userId: Types.ObjectId,
  input: { cartLineId: string },
  loaders: Loaders,
): Promise<CartContents> {
  const cart = await loadCart(userId, loaders)
  const { line } = findLine(cart, input.cartLineId)
  await CartLine.deleteOne({ _id: line._id, userId })
  return contents(
    userId,
    cart.lines.filter((filled) => filled.line !== line),
  )
}

/** Takes ordered products out of a person's cart, within the order's transaction. */
export async function removeProductsFromCart(
  userId: Types.ObjectId,
  productIds: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  await CartLine.deleteMany({ userId, productId: { $in: productIds } }, { session })
}

/** Takes a deleted product out of every cart, within the deletion's transaction. */
export async function removeFromAllCarts(
  productId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await CartLine.deleteMany({ productId }, { session })
}

/** Refuses more pieces than are left, and says how many are. */
export function requireStock(
  { name, stock }: Pick<ProductRecord, 'name' | 'stock'>,
  quantity: number,
): void {
  if (quantity <= stock) return
  throw refuse(
    'NOT_ENOUGH_STOCK',
    stock === 0 ? `${name} is out of stock.` : `Only ${stock} left of ${name}.`,
    'quantity',
  )
}

function findLines(userId: Types.ObjectId): Promise<CartLineRecord[]> {
  return CartLine.find({ userId }).sort({ _id: 1 }).lean()
}

async function fillCart(
  userId: Types.ObjectId,
  lines: CartLineRecord[],
  loaders: Loaders,
): Promise<CartContents> {
  const filled = await Promise.all(
    lines.map(async (line) => ({
      line,
      product: await loaders.product.load(line.productId.toHexString()),
    })),
  )
  return contents(
    userId,
    filled.flatMap(({ line, product }) => (product ? [{ line, product }] : [])),
  )
}

function contents(userId: Types.ObjectId, lines: FilledCartLine[]): CartContents {
  const priced = lines.map(({ line, product }) => ({ ...product, quantity: line.quantity }))
  return { userId, lines, ...totalsOf(priced) }
}

async function insertLine(
  fields: Omit<CartLineRecord, '_id'>,
  product: ProductRecord,
): Promise<CartLineRecord> {
  try {
    return (await CartLine.create(fields)).toObject()
  } catch (error) {
    if (isDuplicate(error)) throw alreadyInCart(product)
    throw error
  }
}

function findLine(cart: CartContents, cartLineId: string): FilledCartLine {
  const found = cart.lines.find(({ line }) => line._id.toHexString() === cartLineId.toLowerCase())
  if (!found) throw noSuchLine()
  return found
}

function noSuchLine(): Refusal {
  return refuse('NOT_FOUND', 'This product is not in your cart.', 'cartLineId')
}

function alreadyInCart({ name }: ProductRecord): Refusal {
  return refuse('ALREADY_IN_CART', `${name} is in your cart already.`, 'productId')
}
