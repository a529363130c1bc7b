import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import { isDuplicate } from '../../lib/database/errors.ts'
import { createOrder } from '../../lib/in-order.ts'
import { parseInput, quantityField } from '../../lib/input.ts'
import { discountedPrice } from '../../lib/money.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { writeFor } from '../account/people.service.ts'
import { isSoldOnline } from '../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import {
  contents,
  loadCart,
  MAX_LINES,
  newLine,
  cartLimit,
  withReservation,
  type CartContents,
  type CartLoaders,
} from './cart-contents.ts'
import { CartLine, type CartLineRecord, type ReservedPieces } from './cart-line.model.ts'
import { availableQuantity } from './cart-totals.ts'
import { shortageMessage } from './line-problems.ts'
import { catalogueMessages } from '../catalogue/messages.ts'
import { cartMessages } from './messages.ts'

const quantityInput = z.object({ quantity: quantityField })

/** Adds a product. Throws if it is already in the cart, does not exist or has too little stock. */
export async function addToCart(
  userId: Types.ObjectId,
  input: { productId: string; quantity: number },
  loaders: CartLoaders,
): Promise<CartContents> {
  const { quantity } = parseInput(quantityInput, input)
  const [product, cart] = await Promise.all([
    loaders.product.load(input.productId),
    loadCart(userId, loaders),
  ])
  if (!product) throw userError(catalogueMessages.PRODUCT_UNKNOWN(), 'productId')
  if (cart.lines.some(({ line }) => line.productId.equals(product._id))) {
    throw alreadyInCart(product)
  }
  if (cart.lines.length >= MAX_LINES) throw cartFull()
  requireStock(product, quantity)
  const line = await insertLine(newLine(userId, product, quantity), product)
  const taken = await enforceLimit(CartLine, [line], cartLimit(cart))
  if (taken.length > 0) throw cartFull()
  return contents(cart, [...cart.lines, { line, product }])
}

/** Sets a line's quantity. Throws for another user's line and if there is too little stock. */
export async function changeQuantity(
  userId: Types.ObjectId,
  input: { cartLineId: string; quantity: number },
  loaders: CartLoaders,
): Promise<CartContents> {
  const { quantity } = parseInput(quantityInput, input)
  const cart = await loadCart(userId, loaders)
  const line = cart.lines.find((filled) => isNamed(filled.line, input.cartLineId))?.line
  const stored = line && (await loaders.product.load(line.productId.toHexString()))
  if (!stored) throw lineNotFound()
  const product = withReservation(stored, { ...line, quantity })
  requireStock(product, quantity)
  const seen = { quantity, seenPrice: discountedPrice(product.price, product.discount) }
  const { matchedCount } = await CartLine.updateOne({ _id: line._id, userId }, { $set: seen })
  if (matchedCount === 0) throw lineNotFound()
  return contents(
    cart,
    cart.lines.map((other) =>
      other.line === line ? { product, line: { ...line, ...seen } } : other,
    ),
  )
}

/** Removes a line, even if its product was deleted. Throws for another user's line, or a line already removed. */
export async function removeFromCart(
  userId: Types.ObjectId,
  input: { cartLineId: string },
  loaders: CartLoaders,
): Promise<CartContents> {
  const cart = await loadCart(userId, loaders)
  const all = [...cart.lines.map(({ line }) => line), ...cart.gone]
  const removed = all.find((line) => isNamed(line, input.cartLineId))
  if (!removed) throw lineNotFound()
  const { deletedCount } = await CartLine.deleteOne({ _id: removed._id, userId })
  if (deletedCount === 0) throw lineNotFound()
  return contents(
    { userId, gone: cart.gone.filter((line) => line !== removed) },
    cart.lines.filter(({ line }) => line !== removed),
  )
}

const inOrder = createOrder()

/**
 * Sets the quantity of a product, whether it is in the cart or not; 0 removes it. A client that closes sends its last
 * quantity while an earlier request is running, so a user's requests run in the order in which they arrive.
 */
export function setQuantity(
  userId: Types.ObjectId,
  input: ProductQuantity,
  loaders: CartLoaders,
): Promise<CartContents> {
  return inOrder(userId.toHexString(), () => setNow(userId, input, loaders))
}

interface ProductQuantity {
  productId: string
  quantity: number
}

/** Another process may add the product at the same time. It is then changed. */
async function setNow(
  userId: Types.ObjectId,
  { productId, quantity }: ProductQuantity,
  loaders: CartLoaders,
): Promise<CartContents> {
  const cart = await loadCart(userId, loaders)
  const filled = cart.lines.find(({ product }) => isProduct(product, productId))
  if (!filled && quantity === 0) return cart
  if (!filled) {
    return addToCart(userId, { productId, quantity }, loaders).catch(async (error: unknown) => {
      const now = await loadCart(userId, loaders)
      if (!now.lines.some(({ product }) => isProduct(product, productId))) throw error
      return setNow(userId, { productId, quantity }, loaders)
    })
  }
  const cartLineId = filled.line._id.toHexString()
  return quantity === 0
    ? removeFromCart(userId, { cartLineId }, loaders)
    : changeQuantity(userId, { cartLineId, quantity }, loaders)
}

/** Removes ordered products from a user's cart, within the order's transaction. Returns whether it removed anything. */
export async function removeProductsFromCart(
  userId: Types.ObjectId,
  productIds: Types.ObjectId[],
  session: ClientSession,
): Promise<boolean> {
  const ordered = { userId, productId: { $in: productIds } }
  return (await CartLine.deleteMany(ordered, { session })).deletedCount > 0
}

/** Streams a user's cart lines as they are stored. */
export function streamCartLines(userId: Types.ObjectId): AsyncIterable<CartLineRecord> {
  return streamRows(CartLine, { userId }, { _id: 1 })
}

/** Deletes a user's cart, within the transaction that deletes the account. */
export async function deleteCart(userId: Types.ObjectId, session: ClientSession): Promise<void> {
  await CartLine.deleteMany({ userId }, { session })
}

/** Marks the lines of reserved products, within the reservation's transaction. */
export async function markReserved(
  userId: Types.ObjectId,
  pieces: (ReservedPieces & { productId: Types.ObjectId })[],
  session: ClientSession,
): Promise<void> {
  await CartLine.bulkWrite(
    pieces.map(({ productId, quantity, price, discount }) => ({
      updateOne: {
        filter: { userId, productId },
        update: { $set: { reserved: { quantity, price, discount } } },
      },
    })),
    { session },
  )
}

/** Unmarks the lines, within the transaction that releases the reservation. */
export async function unmarkReserved(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await CartLine.updateMany(
    { userId, 'reserved.quantity': { $gt: 0 } },
    { $unset: { reserved: 1 } },
    { session },
  )
}

/**
 * Inserts lines for products that are not in the cart. Returns the inserted lines and those above the cart limit; the
 * products of all other lines were added in the meantime.
 */
export async function insertLines(
  lines: CartLineRecord[],
  cart: Pick<CartContents, 'userId' | 'gone'>,
): Promise<{ inserted: CartLineRecord[]; exceeding: CartLineRecord[] }> {
  if (lines.length === 0) return { inserted: [], exceeding: [] }
  const { userId } = cart
  const stored = await writeFor(userId, async (session) => {
    const there = await CartLine.find({ userId }, { productId: 1 }).session(session).lean()
    const added = lines.filter((line) => !there.some((one) => one.productId.equals(line.productId)))
    if (added.length > 0) await CartLine.insertMany(added, { session })
    return added
  })
  const exceeding = await enforceLimit(CartLine, stored, cartLimit(cart))
  return { inserted: stored.filter((line) => !exceeding.includes(line)), exceeding }
}

/**
 * Throws if the product is not sold online, or if the quantity is not available. The error says how many items are
 * left.
 */
function requireStock(product: ProductRecord, quantity: number): void {
  if (!isSoldOnline(product))
    throw userError(cartMessages.NOT_SOLD_ONLINE({ product: product.name }), 'productId')
  if (availableQuantity(quantity, product) === quantity) return
  throw userError(shortageMessage(product), 'quantity')
}

async function insertLine(line: CartLineRecord, product: ProductRecord): Promise<CartLineRecord> {
  try {
    const write = (session: ClientSession) => new CartLine(line).save({ session })
    return (await writeFor(line.userId, write)).toObject()
  } catch (error) {
    if (isDuplicate(error)) throw alreadyInCart(product)
    throw error
  }
}

function isProduct({ _id }: ProductRecord, productId: string): boolean {
  return _id.toHexString() === productId.toLowerCase()
}

function isNamed({ _id }: CartLineRecord, cartLineId: string): boolean {
  return _id.toHexString() === cartLineId.toLowerCase()
}

function lineNotFound(): UserFacingError {
  return userError(cartMessages.CART_LINE_UNKNOWN(), 'cartLineId')
}

function cartFull(): UserFacingError {
  return userError(cartMessages.CART_FULL({ max: MAX_LINES }))
}

function alreadyInCart({ name }: ProductRecord): UserFacingError {
  return userError(cartMessages.ALREADY_IN_CART({ product: name }), 'productId')
}
