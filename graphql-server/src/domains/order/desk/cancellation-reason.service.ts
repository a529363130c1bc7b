import type { Types } from 'mongoose'
import { z } from 'zod'
import { parseInput, textField } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { releaseHeld } from '../mail/held-mails.ts'
import { orderMessages } from '../messages.ts'
import { MAX_REASON } from './new-status.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'

const fields = z.object({ reason: textField('Reason', MAX_REASON) })

/**
 * Adds the reason to a cancellation by the shop, and to its email. Throws if the order has another status, or if the
 * email was sent.
 */
export async function setCancellationReason(
  memberId: Types.ObjectId,
  { orderId, seenUpdatedAt, ...input }: SeenOrder & { orderId: string; reason: string },
): Promise<OrderRecord> {
  const { reason } = parseInput(fields, input)
  return decideOrder(memberId, { orderId }, async (order, session) => {
    const { _id } = order
    const last = order.history.at(-1)
    const isCancelled = order.status === 'CANCELLED_BY_SELLER'
    if (isCancelled && last?.reason === reason) return order
    requireSeen(order, { seenUpdatedAt })
    if (!isCancelled || !last) throw notCancelled()
    if (!(await releaseHeld(order, session))) throw tooLate()
    const history = [...order.history.slice(0, -1), { ...last, reason }]
    const update = { $set: { history } }
    return Order.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' })
      .orFail()
      .lean()
  })
}

function notCancelled() {
  return userError(orderMessages.REASON_WITHOUT_CANCELLATION(), 'orderId')
}

function tooLate() {
  return userError(orderMessages.CANCELLATION_ANNOUNCED())
}
