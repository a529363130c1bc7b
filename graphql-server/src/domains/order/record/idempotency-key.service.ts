import type { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { Order } from './order.model.ts'

export function keyReused() {
  return userError(orderMessages.CHECKOUT_REPEATED(), 'idempotencyKey')
}

/** Throws if the user already has an order with this key, so that nobody pays for an order that cannot be placed. */
export async function requireNewKey(userId: Types.ObjectId, idempotencyKey: string): Promise<void> {
  if (await Order.exists({ userId, idempotencyKey })) throw keyReused()
}
