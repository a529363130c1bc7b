import type { OrderStatus, PaymentState } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import type { OrderRecord } from './order.model.ts'
import { refundsOf } from './past-refunds.ts'
import type { RefundRecord } from './refund.model.ts'

/** The part of an action's input with the state of the order that the caller saw. */
export interface SeenOrder {
  /** The order's `updatedAt`. Null or missing skips the check. */
  seenUpdatedAt?: Date | null
}

/**
 * Throws CHANGED_MEANWHILE, with what has changed, unless the order is as the caller saw it. Call it with the order that
 * the transaction of the action has read, so that a concurrent change conflicts with the action.
 */
export function requireSeen(order: OrderRecord, { seenUpdatedAt }: SeenOrder): void {
  if (!seenUpdatedAt || seenUpdatedAt.getTime() === order.updatedAt.getTime()) return
  const changes = [
    ...describeStatus(order, seenUpdatedAt),
    ...describePayment(order, seenUpdatedAt),
  ]
  const message =
    changes.length === 0
      ? 'This order has changed. Please look at it again.'
      : `This order has changed: ${changes.join(', and ')}.`
  throw userError('CHANGED_MEANWHILE', message, 'orderId')
}

function describeStatus({ history, check }: OrderRecord, since: Date): string[] {
  const last = history.at(-1)
  if (last && last.at > since) return [statusChanges[last.status]]
  return check && check.at > since ? ['its prescription was checked'] : []
}

function describePayment(order: OrderRecord, since: Date): string[] {
  const last = order.payment.history?.at(-1)
  if (last && last.at > since) return [paymentChanges[last.state]]
  return refundsOf(order).flatMap((refund) => describeRefund(refund, since))
}

function describeRefund({ reason, addedAt, refundedAt }: RefundRecord, since: Date): string[] {
  if (refundedAt && refundedAt > since) {
    return [reason === 'LINES_REJECTED' ? 'its rejected lines were refunded' : 'a refund was made']
  }
  return addedAt && addedAt > since ? ['a refund was added'] : []
}

const statusChanges: Record<OrderStatus, string> = {
  PENDING: 'it is pending again',
  CONFIRMED: 'it was confirmed',
  PACKED: 'it was packed',
  DELIVERED: 'it was delivered',
  CANCELLED_BY_SELLER: 'it was cancelled by the store',
  CANCELLED_BY_SHOPPER: 'it was cancelled by the customer',
}

const paymentChanges: Record<PaymentState, string> = {
  DUE: 'its payment is due',
  CLAIMED: 'its payment has to be verified',
  RECEIVED: 'its payment was received',
  NOT_RECEIVED: 'its payment was not received',
  REFUND_DUE: 'its payment has to be refunded',
  REFUNDED: 'its payment was refunded',
}
