import type { Types } from 'mongoose'
import { parseId } from '../../../lib/ids.ts'
import { readOwnCaseReason } from '../../account/team/own-case.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { orderNotFound } from '../record/order.service.ts'

/**
 * Records why an admin decides about their own order. Throws if there is another admin. It does not count as a change to
 * the order, so that the decision that was rejected before can be repeated.
 */
export async function explainOwnOrder(
  userId: Types.ObjectId,
  { orderId, ...input }: { orderId: string; reason: string },
): Promise<OrderRecord> {
  const given = await readOwnCaseReason(userId, input)
  const order = await Order.findOneAndUpdate(
    { _id: parseId(orderId), userId },
    { $push: { ownCaseReasons: given } },
    { returnDocument: 'after', timestamps: false },
  ).lean()
  if (!order) throw orderNotFound()
  return order
}
