import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import type { OrderRecord } from './order.model.ts'
import { refundsOf } from './past-refunds.ts'
import type { RefundRecord } from './refund.model.ts'

/** The part of an action's input that says which state of the order the caller saw. */
export interface SeenOrder {
  /** The order's `updatedAt`. Null or missing skips the check. */
  seenUpdatedAt?: Date | null
}

/**
 * Throws CHANGED_MEANWHILE and names the change, unless the order is as the caller saw it. Call it with the order that
 * the action's transaction has read, so that a concurrent change conflicts with the action.
 */
export function requireSeen(order: OrderRecord, { seenUpdatedAt }: SeenOrder): void {
  if (!seenUpdatedAt || seenUpdatedAt.getTime() === order.updatedAt.getTime()) return
  throw userError(describeChange(order, seenUpdatedAt), 'orderId')
}

function describeChange(order: OrderRecord, since: Date) {
  const status = findStatusChange(order, since)
  const payment = findPaymentChange(order, since)
  if (status && payment) return orderMessages.ORDER_STATUS_AND_PAYMENT_CHANGED({ status, payment })
  if (status) return orderMessages.ORDER_STATUS_CHANGED({ status })
  if (payment) return orderMessages.ORDER_PAYMENT_CHANGED({ payment })
  return orderMessages.ORDER_CHANGED()
}

function findStatusChange({ history, check, changes }: OrderRecord, since: Date) {
  const last = history.at(-1)
  if (last && last.at > since) return last.status
  const change = changes?.at(-1)
  if (change && change.at > since) return 'LINES_CHANGED'
  return check && check.at > since ? 'PRESCRIPTION_CHECKED' : null
}

/** Finds the latest payment change, or else the latest refund change. */
function findPaymentChange(order: OrderRecord, since: Date) {
  const last = order.payment.history?.at(-1)
  if (last && last.at > since) return last.state
  const changes = refundsOf(order).flatMap((refund) => findRefundChange(refund, since) ?? [])
  return changes.at(-1) ?? null
}

function findRefundChange({ reason, addedAt, refundedAt }: RefundRecord, since: Date) {
  if (refundedAt && refundedAt > since) {
    return reason === 'LINES_REJECTED' ? 'REJECTED_LINES_REFUNDED' : 'REFUND_MADE'
  }
  return addedAt && addedAt > since ? 'REFUND_ADDED' : null
}
