import mongoose, { type ClientSession } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { PageEnd } from '../../../payments/card-provider.ts'
import { isCancellable, isCancelled } from '../record/order-statuses.ts'
import { cancelUnpaid } from './order-status.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { setCheckDue } from '../record/check-state.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { setPaid, setState } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'

/**
 * Records how a payment ended. An unpaid order is cancelled; a payment for a cancelled order has to be refunded.
 * Returns the payment's new state, or null if the event was already handled.
 */
export async function recordPageEnd({ sessionId, isPaid }: PageEnd): Promise<PaymentState | null> {
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findOne({ 'payment.card.sessionId': sessionId })
      .session(session)
      .lean()
    if (!order) return null
    return isPaid ? recordPaid(order, session) : recordNotPaid(order, session)
  })
}

async function recordPaid(
  order: OrderRecord,
  session: ClientSession,
): Promise<PaymentState | null> {
  if (!['DUE', 'NOT_RECEIVED'].includes(order.payment.state)) return null
  const { _id } = order
  const refunds = settle(order, 'RECEIVED')
  const payment = setPaid('RECEIVED', refunds, null)
  await enqueueAll(newRefundMails(_id, refundsOf(order), refunds), session)
  if (isCancelled(order)) {
    await updateOrder(order, payment, session)
    return 'REFUND_DUE'
  }
  const received = mergeUpdates(
    payment,
    { $set: { mailDue: true, ...(order.status === 'PENDING' && { isUnseen: true }) } },
    setCheckDue({ ...order, payment: { ...order.payment, state: 'RECEIVED' } }),
  )
  await updateOrder(order, received, session)
  return 'RECEIVED'
}

async function recordNotPaid(
  order: OrderRecord,
  session: ClientSession,
): Promise<PaymentState | null> {
  if (order.payment.state !== 'DUE') return null
  if (isCancellable(order)) await cancelUnpaid(order, session)
  else await updateOrder(order, setState('NOT_RECEIVED', null), session)
  return 'NOT_RECEIVED'
}

async function updateOrder(
  { _id }: OrderRecord,
  update: OrderUpdate,
  session: ClientSession,
): Promise<void> {
  await Order.updateOne({ _id }, update, { session })
}
