import mongoose, { type ClientSession, type Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../../lib/ids.ts'
import { parseInput, textField } from '../../../lib/input.ts'
import { UPI_ID } from '../../../lib/upi-id.ts'
import { toCleanLine } from '../../../lib/text-checks.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { orderNotFound } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { refundCard } from './card-refund.service.ts'
import {
  isRefundedAs,
  ORDER_REFUND,
  REJECTION_REFUND,
  requireDue,
  type RefundKind,
} from './refund-kinds.ts'

interface RefundInput extends SeenOrder {
  orderId: string
  reference?: string | null
  /** Whether to record the reference although a refund to the card has begun. */
  despiteCardRefund?: boolean
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
  if (!_id) throw orderNotFound()
  if (reference === null) return refundCard(kind, { _id, adminId, ...input }, cards)
  return mongoose.connection.transaction((session) =>
    recordByHand(kind, { _id, adminId, ...input, reference }, session),
  )
}

/** Records a refund that was made outside the store, and enqueues the shopper's mail. */
async function recordByHand(
  kind: RefundKind,
  input: RefundInput & { _id: Types.ObjectId; adminId: Types.ObjectId; reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  const { _id, adminId, reference } = input
  const order = await Order.findById(_id).session(session).lean()
  if (!order) throw orderNotFound()
  if (isRefundedAs(kind, order, reference)) return order
  requireSeen(order, input)
  requireDue(kind, order)
  if (kind.recordOf(order)?.startedAt && !input.despiteCardRefund) throw cardRefundBegun()
  const update = kind.toRefunded(reference, adminId)
  const recorded = await Order.findOneAndUpdate({ _id }, update, {
    session,
    returnDocument: 'after',
  })
    .orFail()
    .lean()
  await enqueueAll([kind.mail(_id)], session)
  return recorded
}

function cardRefundBegun() {
  return userError(
    'CARD_REFUND_BEGUN',
    'A refund to the card has begun, and its result is not known. The money may be paid back twice.',
    'reference',
  )
}

const upiFields = z.object({
  upiId: z
    .string()
    .transform(toCleanLine)
    .pipe(z.string().regex(UPI_ID, 'Please enter a UPI id such as name@bank.')),
})

/** Sets where what is due of a user's UPI payment is refunded. Throws unless a refund is due. */
export async function setRefundUpiId(
  userId: Types.ObjectId,
  input: { orderId: string; upiId: string } & SeenOrder,
): Promise<OrderRecord> {
  const { upiId } = parseInput(upiFields, input)
  const _id = parseId(input.orderId)
  if (!_id) throw orderNotFound()
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findOne({ _id, userId }).session(session).lean()
    if (!order) throw orderNotFound()
    requireSeen(order, input)
    const due = [ORDER_REFUND, REJECTION_REFUND].filter((kind) => kind.isDue(order))
    if (order.payment.method !== 'UPI' || due.length === 0) {
      throw userError('BAD_USER_INPUT', 'This order has no UPI payment to refund.', 'orderId')
    }
    const update = Object.fromEntries(due.map(({ path }) => [`${path}.upiId`, upiId]))
    return Order.findOneAndUpdate({ _id }, { $set: update }, { session, returnDocument: 'after' })
      .orFail()
      .lean()
  })
}
