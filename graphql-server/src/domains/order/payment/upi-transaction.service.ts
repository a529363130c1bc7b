import type { ClientSession } from 'mongoose'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { CANCELLED } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { setPaid } from '../record/payment-changes.ts'
import { isDue, settle } from '../record/refunds.ts'
import { paymentMessages } from '../payment-messages.ts'

/** The unique field. A cancelled order keeps its UPI transaction until another order that may have it needs it. */
export const UPI_TRANSACTION = 'payment.upiTransactionId'

/** The UPI transaction that the customer entered, even if the order has released it. */
export function getUpiTransactionId({ payment }: Pick<OrderRecord, 'payment'>): string | null {
  return payment.upiTransactionId ?? payment.releasedUpiTransactionId ?? null
}

/**
 * Releases a UPI transaction from a cancelled order, within the transaction that gives it to another order. If its
 * payment is due for refund, it then pays for the other order, which must have the same user and amount. Does nothing
 * if no cancelled order can release it.
 */
export async function releaseUpiTransaction(
  upiTransactionId: string,
  other: Pick<OrderRecord, 'userId' | 'total'>,
  session: ClientSession,
): Promise<void> {
  const holder = await Order.findOne({
    [UPI_TRANSACTION]: upiTransactionId,
    status: { $in: CANCELLED },
  })
    .session(session)
    .lean()
  if (!holder || !isReleasable(holder, other)) return
  const { _id, payment } = holder
  const notRefunded =
    payment.state === 'REFUND_DUE' ? setPaid('NOT_RECEIVED', settle(holder, null), null) : {}
  await Order.updateOne(
    {
      _id,
      [UPI_TRANSACTION]: upiTransactionId,
      status: { $in: CANCELLED },
      'payment.state': payment.state,
    },
    mergeUpdates(notRefunded, {
      $set: { 'payment.releasedUpiTransactionId': upiTransactionId },
      $unset: { [UPI_TRANSACTION]: 1 },
    }),
    { session },
  )
}

/**
 * A claimed payment is not released to another user: it is not verified yet, and if it was made, the first user would
 * lose their refund.
 */
function isReleasable(holder: OrderRecord, other: Pick<OrderRecord, 'userId' | 'total'>): boolean {
  const [refund, ...others] = refundsOf(holder)
  if (!refund) return true
  const isOnlyCancelled = refund.reason === 'ORDER_CANCELLED' && others.length === 0
  const isSame = holder.userId.equals(other.userId) && holder.total === other.total
  return isOnlyCancelled && isDue(refund) && isSame
}

export function upiTransactionUsed(field?: string): UserFacingError {
  return userError(paymentMessages.UPI_TRANSACTION_USED(), field)
}
