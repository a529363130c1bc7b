import mongoose, { type ClientSession, type Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider, CardRefund, FailedRefund } from '../../../payments/card-provider.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { orderNotFound } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import {
  isRefundedAs,
  ORDER_REFUND,
  REJECTION_REFUND,
  requireDue,
  type RefundKind,
} from './refund-kinds.ts'

interface CardRefundRequest extends SeenOrder {
  _id: Types.ObjectId
  adminId: Types.ObjectId
}

/**
 * Asks the card provider for a refund, once however often it is called, and records it. Its answer is kept even if
 * another refund was recorded by hand meanwhile.
 */
export async function refundCard(
  kind: RefundKind,
  request: CardRefundRequest,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const { _id, adminId } = request
  const begun = await mongoose.connection.transaction((session) => begin(kind, request, session))
  if (begun.done) return begun.done
  if (!cards) throw noCard()
  const reference = await cards.refund(begun.wanted).catch(() => {
    throw unconfirmed()
  })
  return mongoose.connection.transaction((session) =>
    keepAnswer(kind, { _id, adminId, reference }, session),
  )
}

/** Stores that the refund begins, so that the order is not reopened. Returns what to ask the provider for. */
async function begin(
  kind: RefundKind,
  { _id, ...seen }: CardRefundRequest,
  session: ClientSession,
): Promise<{ done: OrderRecord } | { done: null; wanted: CardRefund }> {
  const order = await Order.findById(_id).session(session).lean()
  if (!order) throw orderNotFound()
  if (isRefundedAs(kind, order, null)) return { done: order }
  requireSeen(order, seen)
  requireDue(kind, order)
  const { card } = order.payment
  if (!card) throw noCard()
  const refund = { from: 'RECEIVED', ...kind.recordOf(order), startedAt: new Date() }
  await Order.updateOne({ _id }, { $set: { [kind.path]: refund } }, { session })
  const { sessionId } = card
  const wanted = { sessionId, orderNumber: order.number, amount: kind.amountOf(order) }
  return { done: null, wanted: { ...wanted, purpose: kind.purpose } }
}

/** Records the provider's refund, or keeps its reference beside that of another refund. */
async function keepAnswer(
  kind: RefundKind,
  { _id, adminId, reference }: { _id: Types.ObjectId; adminId: Types.ObjectId; reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  const order = await Order.findById(_id).session(session).orFail().lean()
  const known = kind.recordOf(order)
  if (known?.failedReference === reference) throw unconfirmed()
  if (known?.reference === reference) return order
  const isDue = kind.isDue(order)
  const update = isDue
    ? kind.toRefunded(reference, adminId)
    : { $set: { [`${kind.path}.cardReference`]: reference } }
  if (isDue) await enqueueAll([kind.mail(_id)], session)
  return Order.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' })
    .orFail()
    .lean()
}

function noCard() {
  return userError('BAD_USER_INPUT', 'Please enter the reference of the refund.', 'reference')
}

function unconfirmed() {
  return userError(
    'CARD_UNAVAILABLE',
    'The card provider did not confirm the refund. Please try again, or refund the payment on the provider’s page and enter the reference here.',
  )
}

/**
 * Makes a refund due again that has failed at the card provider. Returns whether it was recorded as made. The provider
 * may report the failure before its answer was recorded, or of a refund beside another one.
 */
export async function recordFailedRefund(failed: FailedRefund): Promise<boolean> {
  const kind = failed.purpose === 'order' ? ORDER_REFUND : REJECTION_REFUND
  return mongoose.connection.transaction((session) => recordFailure(kind, failed, session))
}

async function recordFailure(
  kind: RefundKind,
  { orderNumber, reference }: FailedRefund,
  session: ClientSession,
): Promise<boolean> {
  const order = await Order.findOne({ number: orderNumber }).session(session).lean()
  const known = order && kind.recordOf(order)
  if (!known) return false
  const { _id } = order
  if (known.reference === reference) {
    await Order.updateOne({ _id }, kind.toFailed(reference), { session })
    await enqueueAll([kind.dueMail(_id)], session)
    return true
  }
  const isBeside = known.cardReference === reference
  if (!isBeside && !known.startedAt) return false
  const failed = { $set: { [`${kind.path}.failedReference`]: reference } }
  const unset = isBeside && { $unset: { [`${kind.path}.cardReference`]: 1 as const } }
  await Order.updateOne({ _id }, { ...failed, ...unset }, { session })
  return false
}
