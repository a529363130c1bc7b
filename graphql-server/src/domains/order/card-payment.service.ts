import mongoose from 'mongoose'
import { notConfigured } from '../../lib/faults.ts'
import { refuse } from '../../lib/refusal.ts'
import type { CardEvent, CardPage, CardProvider } from '../../payments/card-provider.ts'
import { closePage } from './card-page.ts'
import { cancelForShopper, isCancellable } from './order-status.service.ts'
import { Order, type OrderRecord } from './order.model.ts'

/**
 * Places an order that is paid by card: opens the page to pay on, then lets `place` store the order with it.
 * When that does not happen, the page is closed again, which nobody has seen.
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
  if (total === 0) throw refuse('BAD_USER_INPUT', 'There is nothing to pay.', 'paymentMethod')
  const idempotencyKey = _id.toHexString()
  return cards.open({ reference: number, amount: total, idempotencyKey }).catch((): CardPage => {
    const message = 'Cards can not be charged right now. Please choose another way to pay.'
    throw refuse('CARD_UNAVAILABLE', message, 'paymentMethod')
  })
}

/** Takes in how a payment ended; told twice, it changes nothing more. Without a payment the order is called off. */
export async function noteCardEvent({ sessionId, isPaid }: CardEvent): Promise<void> {
  const notedAt = new Date()
  if (isPaid) {
    await Order.updateOne(
      { 'payment.card.sessionId': sessionId, 'payment.state': { $in: ['DUE', 'NOT_RECEIVED'] } },
      { $set: { 'payment.state': 'RECEIVED', 'payment.notedAt': notedAt, mailDue: true } },
    )
    return
  }
  await mongoose.connection.transaction(async (session) => {
    const order = await Order.findOne({ 'payment.card.sessionId': sessionId })
      .session(session)
      .lean()
    if (order?.payment.state !== 'DUE') return
    const noted = { 'payment.state': 'NOT_RECEIVED', 'payment.notedAt': notedAt }
    if (isCancellable(order)) await cancelForShopper(order, noted, session)
    else await Order.updateOne({ _id: order._id }, { $set: noted }, { session })
  })
}
