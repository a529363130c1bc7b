import type { ClientSession, Types } from 'mongoose'
import type { OutboxEntryFields } from '../../../mail/outbox.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { noteReceipts } from '../cash/cash-book.service.ts'
import { methodOf } from '../method/methods.ts'
import { releaseUpiTransaction, UPI_TRANSACTION } from '../payment/upi-transaction.service.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { paidState, refundsOf } from '../record/past-refunds.ts'
import { setPaid, storeCash, updateRefunds, withCash } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'
import type { Delivery, NewStatus } from './new-status.ts'

type Change = Pick<NewStatus, 'status'> & Delivery & { adminId: Types.ObjectId | null }

/**
 * Returns the payment update and the emails for an order that gets another status. Throws if the order is reopened
 * after its refund, or while its payment pays for another order.
 */
export async function movePayment(
  order: OrderRecord,
  change: Change,
  session: ClientSession,
): Promise<{ update: OrderUpdate; mails: OutboxEntryFields[] }> {
  const { status, adminId } = change
  const { releasedUpiTransactionId } = order.payment
  const isReclaimed = releasedUpiTransactionId !== undefined && !isCancelled(change)
  const next = isReclaimed ? 'CLAIMED' : findCashState(order, change)
  if (!next && isCancelled(order) === isCancelled(change)) return { update: {}, mails: [] }
  const receipt = next === 'RECEIVED' ? { adminId, withDelivery: true as const } : null
  const paid = next && !isReclaimed ? withCash(order, receipt) : order
  if (paid !== order) await noteReceipts([order, paid], session)
  const refunds = settle({ ...paid, status }, next === 'DUE' ? null : (next ?? paidState(order)))
  const mails = newRefundMails(order._id, refundsOf(order), refunds)
  if (!next) return { update: updateRefunds(order, refunds, adminId), mails }
  const state = setPaid(next, refunds, adminId)
  if (!isReclaimed) return { update: mergeUpdates(state, storeCash(paid)), mails }
  await releaseUpiTransaction(releasedUpiTransactionId, order, session)
  const update = mergeUpdates(state, {
    $set: { [UPI_TRANSACTION]: releasedUpiTransactionId },
    $unset: { 'payment.releasedUpiTransactionId': 1 },
  })
  return { update, mails }
}

/**
 * The new state of a cash payment. It is received with the delivery unless the admin says otherwise, and becomes due
 * when the delivery is undone. Null if it does not change.
 */
function findCashState(
  { status: before, payment }: OrderRecord,
  { status, cashReceived }: Pick<Change, 'status' | 'cashReceived'>,
): 'RECEIVED' | 'DUE' | null {
  if (status === 'DELIVERED' && payment.state === 'DUE' && methodOf(payment).isPaidOnDelivery) {
    return cashReceived === false ? null : 'RECEIVED'
  }
  const isUndone = before === 'DELIVERED' && !isCancelled({ status })
  return isUndone && payment.cash?.withDelivery ? 'DUE' : null
}
