import mongoose, { type ClientSession, type Types } from 'mongoose'
import type { OrderStatus } from '../../graphql/generated.ts'
import { parseId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { giveBackStock, retakeStock } from '../catalogue/stock.service.ts'
import { Order, type OrderRecord } from './order.model.ts'

/** Orders whose pieces are back in stock. */
const CANCELLED: OrderStatus[] = ['CANCELLED_BY_SELLER', 'CANCELLED_BY_SHOPPER']

/**
 * Moves an order to a status for an admin, in one transaction with the stock. The same status again changes
 * nothing. Refuses the shopper's own status, an unknown order, and taking pieces again that are gone.
 */
export async function setOrderStatus(
  adminId: Types.ObjectId,
  { orderId, status }: { orderId: string; status: OrderStatus },
): Promise<OrderRecord> {
  if (status === 'CANCELLED_BY_SHOPPER') {
    throw refuse('BAD_USER_INPUT', 'Only the shopper can cancel an order as such.', 'status')
  }
  const _id = parseId(orderId)
  if (!_id) throw noSuchOrder()
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findById(_id).session(session).lean()
    if (!order) throw noSuchOrder()
    return order.status === status ? order : moveOrder(order, status, adminId, session)
  })
}

/** Within a transaction: of two moves at once one has to start again, so pieces come back once. */
export async function moveOrder(
  { _id, status: before, lines }: OrderRecord,
  status: OrderStatus,
  adminId: Types.ObjectId | null,
  session: ClientSession,
): Promise<OrderRecord> {
  const change = { status, at: new Date(), adminId }
  const moved = await Order.findOneAndUpdate(
    { _id, status: before },
    { $set: { status }, $push: { history: change } },
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

function noSuchOrder() {
  return refuse('NOT_FOUND', 'This order does not exist.', 'orderId')
}
