import type { ClientSession, QueryFilter, Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { OrderedSchedule } from '../medicine/medicine-fields.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { recordMovements, type Movement } from './stock-movement.service.ts'

/** Aborts a transaction whose products have changed since they were read. */
export class StockChanged extends Error {}

/** A product and the quantity to take from stock, at the price that the customer saw. */
export interface StockRequest {
  productId: Types.ObjectId
  quantity: number
  price: Paise
  discount: BasisPoints
  /** The schedule if the product requires a prescription. Missing for everything else. */
  schedule?: OrderedSchedule
}

/**
 * Takes an order's or a reservation's products from stock within its transaction. Returns false if a product has too
 * little stock, another price or another schedule. The caller must then abort the transaction, because other products
 * may have been taken.
 */
export async function takeStock(
  requests: StockRequest[],
  { orderId, reason = 'ORDERED' }: { orderId: Types.ObjectId; reason?: 'ORDERED' | 'RESERVED' },
  session: ClientSession,
): Promise<boolean> {
  const pieces = requests.map((request) => ({
    ...request,
    only: {
      price: request.price,
      discount: request.discount,
      'medicine.schedule': request.schedule ?? { $in: ['NONE' as const, null] },
    },
  }))
  return takePieces(pieces, { reason, orderId }, session)
}

/** Takes a new order's quantities from stock, at any price, within its transaction. Returns false as `takeStock` does. */
export function takeAtAnyPrice(
  lines: OrderedPieces[],
  orderId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  return takePieces(lines, { reason: 'ORDERED', orderId }, session)
}

interface OrderedPieces {
  productId: Types.ObjectId
  quantity: number
}

/** Returns an order's or a reservation's quantities to stock within a transaction. Skips deleted products. */
export async function giveBackStock(
  lines: OrderedPieces[],
  {
    orderId,
    reason = 'CANCELLED',
  }: { orderId: Types.ObjectId; reason?: 'CANCELLED' | 'RELEASED' | 'RETURNED' },
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
  await recordMovements(toMovements(existing, 1, { reason, orderId }), session)
}

/**
 * Takes an order's quantities from stock again, at any price, within a transaction. Returns false if a product has too
 * little stock. The caller must then abort. Skips deleted products.
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

/** Reads stocks by product id, as a transaction sees them. Deleted products are missing. */
export async function findStocks(
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, number>> {
  const products = await Product.find({ _id: { $in: ids } }, { stock: 1 })
    .session(session)
    .lean()
  return new Map(products.map(({ _id, stock }) => [_id.toHexString(), stock]))
}

/** Takes quantities from stock, optionally only from matching products. Returns false if one is not available. */
async function takePieces(
  pieces: (OrderedPieces & { only?: QueryFilter<ProductRecord> })[],
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
