import type { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { Order } from './order.model.ts'

export function keyReused() {
  return userError(
    'IDEMPOTENCY_KEY_REUSED',
    'This submission was used for another order already. Please start the checkout again.',
    'idempotencyKey',
  )
}

/** Throws if the user has an order with the key, so that nobody pays for an order that can't be placed. */
export async function requireNewKey(userId: Types.ObjectId, idempotencyKey: string): Promise<void> {
  if (await Order.exists({ userId, idempotencyKey })) throw keyReused()
}
