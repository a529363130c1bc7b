import type { Types } from 'mongoose'
import type { OrderLineRecord } from './order-line.model.ts'
import type { OrderUpdate } from './order-update.ts'

/**
 * Cancels an order that keeps no line. The refund for its lines contains the amount paid, so the payment state does not
 * change.
 */
export function cancelEmpty(
  lines: readonly OrderLineRecord[],
  at: Date,
  adminId: Types.ObjectId,
): OrderUpdate {
  if (lines.length > 0) return {}
  const status = 'CANCELLED_BY_SELLER'
  return { $set: { status }, $push: { history: { status, at, adminId } } }
}
