import mongoose, { type ClientSession, type Types } from 'mongoose'
import type { OrderStatus } from '../../graphql/generated.ts'
import { parseId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { giveBackStock, retakeStock } from '../catalogue/stock.service.ts'
import { issueInvoice, type Seller } from './invoice.ts'
import { Order, type OrderRecord } from './order.model.ts'
import { noSuchOrder } from './order.service.ts'

/** Orders whose pieces are back in stock. */
const CANCELLED: OrderStatus[] = ['CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER']
/** Orders that the store has accepted: they have an invoice. */
const ACCEPTED: OrderStatus[] = ['CONFIRMED', 'PACKED', 'DELIVERED']

/**
 * Moves an order to a status for an admin, in one transaction with the stock and the invoice. The same status
 * again changes nothing. Refuses the shopper's own status, an unknown order, and taking pieces again that are
 * gone.
 */
export async function setOrderStatus(
  adminId: Types.ObjectId,
  { orderId, status }: { orderId: string; status: OrderStatus },
  seller: Seller,
): Promise<OrderRecord> {
  if (status === 'CANCELLED_BY_SHOPPER') {
    throw refuse('BAD_USER_INPUT', 'Only the shopper can cancel an order as such.', 'status')
  }
  const _id = parseId(orderId)
  if (!_id) throw noSuchOrder()
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findById(_id).session(session).lean()
    if (!order) throw noSuchOrder()
    if (order.status === status) return order
    const needsInvoice = ACCEPTED.includes(status) && !order.invoice
    const further = needsInvoice && { invoice: await issueInvoice(order, seller, session) }
    return moveOrder(order, { status, adminId }, { ...further }, session)
  })
}

/** Calls off an order of the person's own while it is pending. */
export async function cancelOrder(
  userId: Types.ObjectId,
  { orderId }: { orderId: string },
): Promise<OrderRecord> {
  const _id = parseId(orderId)
  if (!_id) throw noSuchOrder()
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findOne({ _id, userId }).session(session).lean()
    if (!order) throw noSuchOrder()
    if (!isCancellable(order)) {
      const message = 'This order can not be cancelled any more. Please call the store.'
      throw refuse('NOT_CANCELLABLE', message, 'orderId')
    }
    return cancelForShopper(order, {}, session)
  })
}

export function isCancellable({ status }: OrderRecord): boolean {
  return status === 'PENDING'
}

/** Within a transaction: calls an order off for its shopper, and sets further fields with it. */
export function cancelForShopper(
  order: OrderRecord,
  further: Record<string, unknown>,
  session: ClientSession,
): Promise<OrderRecord> {
  return moveOrder(order, { status: 'CANCELLED_BY_SHOPPER', adminId: null }, further, session)
}

/** Within a transaction: of two moves at once one has to start again, so pieces come back once. */
async function moveOrder(
  { _id, status: before, lines }: OrderRecord,
  { status, adminId }: { status: OrderStatus; adminId: Types.ObjectId | null },
  further: Record<string, unknown>,
  session: ClientSession,
): Promise<OrderRecord> {
  const moved = await Order.findOneAndUpdate(
    { _id, status: before },
    { $set: { status, ...further }, $push: { history: { status, at: new Date(), adminId } } },
    { session, returnDocument: 'after' },
  ).lean()
  if (!moved) throw noSuchOrder()
  const wasCancelled = CANCELLED.includes(before)
  const isCancelled = CANCELLED.includes(status)
  if (isCancelled && !wasCancelled) await giveBackStock(lines, _id, session)
  if (wasCancelled && !isCancelled && !(await retakeStock(lines, _id, session))) {
    throw refuse(
      'NOT_ENOUGH_STOCK',
      'There are not enough pieces left to take up this order again.',
    )
  }
  return moved
}
