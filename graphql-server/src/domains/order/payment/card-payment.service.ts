import mongoose, { type ClientSession } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { notConfigured } from '../../../lib/errors.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardPage, CardProvider, PageEnd } from '../../../payments/card-provider.ts'
import { isCancelled } from '../order-statuses.ts'
import { cancelUnpaid, closePage, isCancellable } from '../order-status.service.ts'
import { Order, type OrderRecord } from '../order.model.ts'
import { refundDueMails } from '../mail/refund-mail.ts'
import { setCheckDue } from '../prescription-check/check-state.ts'
import { adjustRejectionRefund } from '../prescription-check/adjust-rejection-refund.ts'
import { mergeUpdates, type OrderUpdate } from './order-update.ts'
import { refundOf, setRefundDue, setState } from './payment-changes.ts'

/**
 * Places an order paid by card: opens a payment page, then stores the order with it by calling `place`. If that
 * fails, closes the page, which has not been shown.
 */
export async function withCardPayment(
  draft: OrderRecord,
  cards: CardProvider | null,
  place: (order: OrderRecord) => Promise<OrderRecord | null>,
): Promise<OrderRecord | null> {
  if (!cards) throw notConfigured('Card payments are not configured.')
  const card = await openPage(draft, cards)
  let placed: OrderRecord | null = null
  try {
    placed = await place({ ...draft, payment: { ...draft.payment, card } })
    return placed
  } finally {
    if (!placed) await closePage(card.sessionId, cards)
  }
}

async function openPage({ _id, number, total }: OrderRecord, cards: CardProvider) {
  const idempotencyKey = _id.toHexString()
  return cards.open({ reference: number, amount: total, idempotencyKey }).catch((): CardPage => {
    const message = 'Cards cannot be charged right now. Please choose another way to pay.'
    throw userError('CARD_UNAVAILABLE', message, 'paymentMethod')
  })
}

/**
 * Records how a payment ended. An unpaid order is cancelled; a payment for a cancelled order has to be refunded.
 * Returns the new state of the payment, or null if the event was handled before.
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
  const rejection = await adjustRejectionRefund(order, 'RECEIVED', session)
  if (!isCancelled(order)) {
    const received = mergeUpdates(
      setState('RECEIVED', null),
      { $set: { mailDue: true, ...(order.status === 'PENDING' && { isUnseen: true }) } },
      rejection,
      setCheckDue({ ...order, payment: { ...order.payment, state: 'RECEIVED' } }),
    )
    await updateOrder(order, received, session)
    return 'RECEIVED'
  }
  // Null if the check of the prescription rejected all lines: then their refund is that of the whole payment.
  const refund = refundOf('RECEIVED', order)
  const payment = refund ? setRefundDue(refund, null) : setState('RECEIVED', null)
  await updateOrder(order, mergeUpdates(payment, rejection), session)
  if (refund) await enqueueAll(refundDueMails(order._id), session)
  return 'REFUND_DUE'
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
