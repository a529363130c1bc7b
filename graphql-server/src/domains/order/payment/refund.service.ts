import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../../lib/ids.ts'
import { parseInput, textField } from '../../../lib/input.ts'
import { UPI_ID } from '../../../lib/upi-id.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { Order, type OrderRecord } from '../order.model.ts'
import { orderNotFound } from '../order.service.ts'
import { refundedMail } from '../refund-mail.ts'
import { mergeUpdates } from './order-update.ts'
import { setState } from './payment-changes.ts'

const refundFields = z.object({ reference: textField('Reference', 100).nullish() })

/**
 * Refunds the payment of a cancelled order. With a reference, it records a refund that was made outside the store.
 * Without one, the card provider refunds the card; repeated calls refund it once. Throws if nothing has to be refunded.
 */
export async function refundPayment(
  adminId: Types.ObjectId,
  input: { orderId: string; reference?: string | null },
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const { reference = null } = parseInput(refundFields, input)
  const _id = parseId(input.orderId)
  const order = _id && (await Order.findById(_id).lean())
  if (!order) throw orderNotFound()
  const { state, refund } = order.payment
  if (state === 'REFUNDED' && (reference === null || reference === refund?.reference)) return order
  requireRefundDue(order)
  return recordRefund(order._id, reference ?? (await refundCard(order, cards)), adminId)
}

function requireRefundDue({ payment: { state } }: OrderRecord): void {
  if (state === 'REFUND_DUE') return
  if (state === 'REFUNDED') {
    throw userError('REFUNDED', 'This payment has been refunded with another reference.', 'orderId')
  }
  throw userError('BAD_USER_INPUT', 'This order has no payment to refund.', 'orderId')
}

/** Asks the card provider for the refund and returns its reference. */
async function refundCard(
  { _id, total, payment }: OrderRecord,
  cards: CardProvider | null,
): Promise<string> {
  if (!payment.card || !cards) {
    throw userError('BAD_USER_INPUT', 'Please enter the reference of the refund.', 'reference')
  }
  const { sessionId } = payment.card
  const started = await Order.updateOne(
    { _id, 'payment.state': 'REFUND_DUE' },
    { $set: { 'payment.refund': { from: 'RECEIVED', ...payment.refund, startedAt: new Date() } } },
  )
  if (started.matchedCount === 0) throw changedMeanwhile()
  return cards.refund({ sessionId, amount: total }).catch(() => {
    throw userError(
      'CARD_UNAVAILABLE',
      'The card provider did not confirm the refund. Please try again, or refund the payment on the provider’s page and enter the reference here.',
    )
  })
}

/** Stores the refund and enqueues the shopper's mail. Of several concurrent calls, the first one counts. */
async function recordRefund(
  _id: Types.ObjectId,
  reference: string,
  adminId: Types.ObjectId,
): Promise<OrderRecord> {
  return mongoose.connection.transaction(async (session) => {
    const recorded = await Order.findOneAndUpdate(
      { _id, 'payment.state': 'REFUND_DUE' },
      mergeUpdates(setState('REFUNDED', adminId), {
        $set: { 'payment.refund.reference': reference },
      }),
      { session, returnDocument: 'after' },
    ).lean()
    if (recorded) {
      await enqueueAll([refundedMail(_id)], session)
      return recorded
    }
    const order = await Order.findById(_id).session(session).orFail().lean()
    if (order.payment.refund?.reference === reference) return order
    throw changedMeanwhile()
  })
}

function changedMeanwhile() {
  return userError('REFUNDED', 'The payment of this order was changed meanwhile.', 'orderId')
}

const upiFields = z.object({
  upiId: z.string().trim().regex(UPI_ID, 'Please enter a UPI id such as name@bank.'),
})

/** Sets where the payment of a user's order is refunded. Throws unless the refund of a UPI payment is due. */
export async function setRefundUpiId(
  userId: Types.ObjectId,
  input: { orderId: string; upiId: string },
): Promise<OrderRecord> {
  const { upiId } = parseInput(upiFields, input)
  const _id = parseId(input.orderId)
  const order = _id && (await Order.findOne({ _id, userId }).lean())
  if (!order) throw orderNotFound()
  const changed = await Order.findOneAndUpdate(
    { _id, userId, 'payment.method': 'UPI', 'payment.state': 'REFUND_DUE' },
    { $set: { 'payment.refund.upiId': upiId } },
    { returnDocument: 'after' },
  ).lean()
  if (!changed) {
    throw userError('BAD_USER_INPUT', 'This order has no UPI payment to refund.', 'orderId')
  }
  return changed
}
