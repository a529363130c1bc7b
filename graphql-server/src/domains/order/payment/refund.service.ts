import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../../lib/ids.ts'
import { parseInput, textField } from '../../../lib/input.ts'
import { UPI_ID } from '../../../lib/upi-id.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider, FailedRefund } from '../../../payments/card-provider.ts'
import { Order, type OrderRecord } from '../order.model.ts'
import { orderNotFound } from '../order.service.ts'
import { ORDER_REFUND, REJECTION_REFUND, type RefundKind } from './refund-kinds.ts'

interface RefundInput {
  orderId: string
  reference?: string | null
}

/**
 * Refunds the payment of a cancelled order. With a reference, it records a refund that was made outside the store.
 * Without one, the card provider refunds the card; repeated calls refund it once. Throws if nothing has to be refunded.
 */
export function refundPayment(
  adminId: Types.ObjectId,
  input: RefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  return refund(ORDER_REFUND, adminId, input, cards)
}

/** Refunds what was paid for the rejected lines of an order, like `refundPayment`. */
export function refundRejectedLines(
  adminId: Types.ObjectId,
  input: RefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  return refund(REJECTION_REFUND, adminId, input, cards)
}

const refundFields = z.object({ reference: textField('Reference', 100).nullish() })

async function refund(
  kind: RefundKind,
  adminId: Types.ObjectId,
  input: RefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const { reference = null } = parseInput(refundFields, input)
  const _id = parseId(input.orderId)
  const order = _id && (await Order.findById(_id).lean())
  if (!order) throw orderNotFound()
  if (isRefundedAs(kind, order, reference)) return order
  requireDue(kind, order)
  return recordRefund(kind, order._id, reference ?? (await refundCard(kind, order, cards)), adminId)
}

/** Whether it was refunded before, with this reference if there is one. */
function isRefundedAs(kind: RefundKind, order: OrderRecord, reference: string | null): boolean {
  const known = kind.recordOf(order)?.reference
  return kind.isRefunded(order) && (reference === null || reference === known)
}

function requireDue(kind: RefundKind, order: OrderRecord): void {
  if (kind.isDue(order)) return
  if (kind.isRefunded(order)) {
    throw userError('REFUNDED', 'This payment has been refunded with another reference.', 'orderId')
  }
  throw userError('BAD_USER_INPUT', 'This order has no payment to refund.', 'orderId')
}

/** Asks the card provider for the refund and returns its reference. */
async function refundCard(
  kind: RefundKind,
  order: OrderRecord,
  cards: CardProvider | null,
): Promise<string> {
  const { card } = order.payment
  if (!card || !cards) {
    throw userError('BAD_USER_INPUT', 'Please enter the reference of the refund.', 'reference')
  }
  const begun = { from: 'RECEIVED', ...kind.recordOf(order), startedAt: new Date() }
  const started = await Order.updateOne(
    { _id: order._id, ...kind.dueFilter },
    { $set: { [kind.path]: begun } },
  )
  if (started.matchedCount === 0) throw changedMeanwhile()
  const { sessionId } = card
  const wanted = { sessionId, orderNumber: order.number, amount: kind.amountOf(order) }
  return cards.refund({ ...wanted, purpose: kind.purpose }).catch(() => {
    throw userError(
      'CARD_UNAVAILABLE',
      'The card provider did not confirm the refund. Please try again, or refund the payment on the provider’s page and enter the reference here.',
    )
  })
}

/** Stores the refund and enqueues the shopper's mail. Of several concurrent calls, the first one counts. */
async function recordRefund(
  kind: RefundKind,
  _id: Types.ObjectId,
  reference: string,
  adminId: Types.ObjectId,
): Promise<OrderRecord> {
  return mongoose.connection.transaction(async (session) => {
    const recorded = await Order.findOneAndUpdate(
      { _id, ...kind.dueFilter },
      kind.toRefunded(reference, adminId),
      { session, returnDocument: 'after' },
    ).lean()
    if (recorded) {
      await enqueueAll([kind.mail(_id)], session)
      return recorded
    }
    const order = await Order.findById(_id).session(session).orFail().lean()
    if (kind.recordOf(order)?.reference === reference) return order
    throw changedMeanwhile()
  })
}

/** Makes a refund due again that has failed at the card provider. Returns whether it was recorded as made. */
export async function recordFailedRefund({
  orderNumber,
  reference,
  purpose,
}: FailedRefund): Promise<boolean> {
  const kind = purpose === 'order' ? ORDER_REFUND : REJECTION_REFUND
  const refunded = { number: orderNumber, [`${kind.path}.reference`]: reference }
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findOneAndUpdate(refunded, kind.toFailed(reference), {
      session,
    }).lean()
    if (order) await enqueueAll([kind.dueMail(order._id)], session)
    return order !== null
  })
}

function changedMeanwhile() {
  return userError('REFUNDED', 'The payment of this order was changed meanwhile.', 'orderId')
}

const upiFields = z.object({
  upiId: z.string().trim().regex(UPI_ID, 'Please enter a UPI id such as name@bank.'),
})

/** Sets where what is due of a user's UPI payment is refunded. Throws unless a refund is due. */
export async function setRefundUpiId(
  userId: Types.ObjectId,
  input: { orderId: string; upiId: string },
): Promise<OrderRecord> {
  const { upiId } = parseInput(upiFields, input)
  const _id = parseId(input.orderId)
  const order = _id && (await Order.findOne({ _id, userId }).lean())
  if (!order) throw orderNotFound()
  let isChanged = false
  for (const { path, dueFilter } of [ORDER_REFUND, REJECTION_REFUND]) {
    const due = { _id, userId, 'payment.method': 'UPI', ...dueFilter } as const
    const { matchedCount } = await Order.updateOne(due, { $set: { [`${path}.upiId`]: upiId } })
    isChanged ||= matchedCount > 0
  }
  if (!isChanged) {
    throw userError('BAD_USER_INPUT', 'This order has no UPI payment to refund.', 'orderId')
  }
  return Order.findById(_id).orFail().lean()
}
