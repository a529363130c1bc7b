import type { ClientSession, Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import { Product } from '../product/product.model.ts'
import { recordMovements, type Movement } from './stock-movement.service.ts'

/** Pieces of a product to take from the stock, at the price at which they were shown. */
export interface StockRequest {
  productId: Types.ObjectId
  quantity: number
  price: Paise
  discount: BasisPoints
}

/**
 * Takes pieces of several products from the stock for an order, within its transaction. False when one of them
 * has too few pieces or another price than asked for: the caller then aborts the transaction, for others may be
 * taken.
 */
export async function takeStock(
  requests: StockRequest[],
  orderId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const pieces = requests.map((request) => ({
    ...request,
    only: { price: request.price, discount: request.discount },
  }))
  return takePieces(pieces, { reason: 'ORDERED', orderId }, session)
}

/** Pieces of an order that come back or are taken once more. */
interface OrderedPieces {
  productId: Types.ObjectId
  quantity: number
}

/** Gives an order's pieces back, within a transaction. Products that were deleted since are left out. */
export async function giveBackStock(
  lines: OrderedPieces[],
  orderId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const existing = await findExisting(lines, session)
  if (existing.length === 0) return
  await Product.bulkWrite(
    existing.map(({ productId, quantity }) => ({
      updateOne: {
        filter: { _id: productId },
        update: { $inc: { stock: quantity, stockSequence: 1 } },
      },
    })),
    { session },
  )
  await recordMovements(toMovements(existing, 1, { reason: 'CANCELLED', orderId }), session)
}

/**
 * Takes an order's pieces once more, at whatever they cost now, within a transaction. False when one of them
 * has too few: the caller then aborts. Products that were deleted since are left out.
 */
export async function retakeStock(
  lines: OrderedPieces[],
  orderId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const existing = await findExisting(lines, session)
  if (existing.length === 0) return true
  return takePieces(existing, { reason: 'REOPENED', orderId }, session)
}

/** Takes pieces, of products at a certain price only where one is told. False when one can't be taken. */
async function takePieces(
  pieces: (OrderedPieces & { only?: Pick<StockRequest, 'price' | 'discount'> })[],
  why: Why,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await Product.bulkWrite(
    pieces.map(({ productId, quantity, only }) => ({
      updateOne: {
        filter: { _id: productId, stock: { $gte: quantity }, ...only },
        update: { $inc: { stock: -quantity, stockSequence: 1 } },
      },
    })),
    { session },
  )
  if (matchedCount !== pieces.length) return false
  await recordMovements(toMovements(pieces, -1, why), session)
  return true
}

async function findExisting(lines: OrderedPieces[], session: ClientSession) {
  const ids = lines.map(({ productId }) => productId)
  const products = await Product.find({ _id: { $in: ids } }, { _id: 1 })
    .session(session)
    .lean()
  const existing = new Set(products.map(({ _id }) => _id.toHexString()))
  return lines.filter(({ productId }) => existing.has(productId.toHexString()))
}

type Why = Pick<Movement, 'reason' | 'orderId'>

function toMovements(lines: OrderedPieces[], sign: 1 | -1, why: Why): Movement[] {
  return lines.map(({ productId, quantity }) => ({ ...why, productId, change: sign * quantity }))
}
