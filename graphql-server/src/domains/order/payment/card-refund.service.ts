import mongoose, { type ClientSession, type Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider, CardRefund, FailedRefund } from '../../../payments/card-provider.ts'
import { methodOf } from '../method/methods.ts'
import type { PaymentPages } from '../method/payment-method.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { decideOrder, withOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { failedRefundMail, madeRefundMail } from '../mail/refund-mail.ts'
import {
  begin,
  complete,
  fail,
  findRefund,
  goesToCard,
  isDue,
  keepBeside,
} from '../record/refunds.ts'
import { requireDue, storeChange } from './due-refund.ts'
import { paymentMessages } from '../payment-messages.ts'

interface CardRefundRequest extends SeenOrder {
  orderId: string
  refundId: string
  adminId: Types.ObjectId
}

/**
 * Asks the card provider for a refund and records it. Repeated calls refund once. Its answer is kept even if another
 * refund has been recorded by hand since.
 */
export async function refundCard(
  request: CardRefundRequest,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const begun = await decideOrder(
    request.adminId,
    request,
    (order, session) => start(order, request, session),
    'ADMIN',
  )
  if (begun.done) return begun.done
  const reference = await begun.pages.refund(begun.wanted, cards).catch(() => {
    throw unconfirmed()
  })
  if (reference === null) throw noCard()
  return withOrder(request, (order, session) => keepAnswer(order, request, reference, session))
}

/** Stores that the refund begins, so that the order is not reopened. Returns the request for the provider. */
async function start(
  order: OrderRecord,
  { refundId, adminId, seenUpdatedAt }: CardRefundRequest,
  session: ClientSession,
): Promise<{ done: OrderRecord } | { done: null; pages: PaymentPages; wanted: CardRefund }> {
  const known = findRefund(order, refundId)
  if (known?.state === 'REFUNDED') return { done: order }
  requireSeen(order, { seenUpdatedAt })
  const due = requireDue(known)
  const { card } = order.payment
  const { page: pages } = methodOf(order.payment)
  if (!card || !pages || !goesToCard(order, due)) throw noCard()
  await storeChange(order, begin(order, due.id, new Date()), adminId, session)
  const { sessionId } = card
  const wanted = { sessionId, orderNumber: order.number, amount: due.amount, purpose: due.id }
  return { done: null, pages, wanted }
}

/** Records the provider's refund. If another refund was recorded, keeps the provider's reference beside it. */
async function keepAnswer(
  order: OrderRecord,
  { refundId, adminId }: CardRefundRequest,
  reference: string,
  session: ClientSession,
): Promise<OrderRecord> {
  const known = findRefund(order, refundId)
  if (!known || known.failedReference === reference) throw unconfirmed()
  if (known.reference === reference) return order
  if (!isDue(known)) {
    return storeChange(order, keepBeside(order, refundId, reference), adminId, session)
  }
  await enqueueAll([madeRefundMail(order._id, known)], session)
  const refunds = complete(order, refundId, { reference, refundedAt: new Date(), adminId })
  return storeChange(order, refunds, adminId, session)
}

function noCard() {
  return userError(paymentMessages.REFUND_REFERENCE_MISSING(), 'reference')
}

function unconfirmed() {
  return userError(paymentMessages.CARD_REFUND_UNCONFIRMED())
}

/**
 * Makes a refund due after it has failed at the card provider. Returns whether it was recorded as made. The provider
 * may report the failure before its answer was recorded, or for a refund beside another one.
 */
export async function recordFailedRefund(failed: FailedRefund): Promise<boolean> {
  return mongoose.connection.transaction((session) => recordFailure(failed, session))
}

async function recordFailure(
  { orderNumber, reference, purpose: refundId }: FailedRefund,
  session: ClientSession,
): Promise<boolean> {
  const order = await Order.findOne({ number: orderNumber }).session(session).lean()
  const known = order && findRefund(order, refundId)
  if (!known) return false
  const isMade = known.reference === reference
  if (!isMade && known.cardReference !== reference && !known.startedAt) return false
  await storeChange(order, fail(order, refundId, reference), null, session)
  if (!isMade) return false
  await enqueueAll([failedRefundMail(order._id, known)], session)
  return true
}
