import type { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import type { OrderRecord, RefundRecord } from './order.model.ts'
import { mergeUpdates, type OrderUpdate } from './order-update.ts'

/** Sets the state of a payment and adds it to the payment's history. */
export function setState(state: PaymentState, adminId: Types.ObjectId | null): OrderUpdate {
  const at = new Date()
  return {
    $set: { 'payment.state': state, 'payment.notedAt': at, 'payment.adminId': adminId },
    $push: { 'payment.history': { state, at, adminId } },
  }
}

/** What has to be refunded when an order is cancelled with its payment in this state, or null for nothing. */
export function refundOf(
  state: PaymentState,
  { total }: Pick<OrderRecord, 'total'>,
): RefundRecord | null {
  const isPaid = state === 'RECEIVED' || state === 'CLAIMED'
  return isPaid && total > 0 ? { from: state } : null
}

export function setRefundDue(refund: RefundRecord, adminId: Types.ObjectId | null): OrderUpdate {
  return mergeUpdates(setState('REFUND_DUE', adminId), { $set: { 'payment.refund': refund } })
}

/** Restores the payment of an order that is reopened. Throws when the refund was made or has begun. */
export function restorePayment(
  { payment: { state, refund } }: OrderRecord,
  adminId: Types.ObjectId | null,
): OrderUpdate {
  if (state === 'REFUNDED' || refund?.startedAt) {
    throw userError(
      'REFUNDED',
      'The payment of this order has been refunded. Please ask the customer to order again.',
    )
  }
  if (state !== 'REFUND_DUE') return {}
  return mergeUpdates(setState(refund?.from ?? 'RECEIVED', adminId), {
    $unset: { 'payment.refund': 1 },
  })
}
