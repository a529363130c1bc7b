import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import { issue, parseInput, textField } from '../../../lib/input.ts'
import { UPI_ID } from '../../../lib/upi-id.ts'
import { toCleanLine } from '../../../lib/text-checks.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { noteMovement } from '../cash/cash-book.service.ts'
import { decideOrder, withOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { madeRefundMail } from '../mail/refund-mail.ts'
import { ORDER_REFUND_ID, refundsOf, REJECTION_REFUND_ID } from '../record/past-refunds.ts'
import { complete, findRefund, goesToCard, isDue, sendTo } from '../record/refunds.ts'
import { refundCard } from './card-refund.service.ts'
import { requireDue, storeChange } from './due-refund.ts'
import { paymentMessages } from '../payment-messages.ts'

interface PaymentRefundInput extends SeenOrder {
  orderId: string
  reference?: string | null
  /** Whether to record the reference although a refund to the card has begun. */
  despiteCardRefund?: boolean
  /** Whether it was paid back in cash. Only with a reference. */
  inCash?: boolean
}

interface RefundInput extends PaymentRefundInput {
  refundId: string
}

/** Refunds a cancelled order's payment, like `refund`. */
export function refundPayment(
  adminId: Types.ObjectId,
  input: PaymentRefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  return refund(adminId, { ...input, refundId: ORDER_REFUND_ID }, cards)
}

/** Refunds the amount paid for an order's rejected lines, like `refund`. */
export function refundRejectedLines(
  adminId: Types.ObjectId,
  input: PaymentRefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  return refund(adminId, { ...input, refundId: REJECTION_REFUND_ID }, cards)
}

const refundFields = z.object({ reference: textField('Reference', 100).nullish() })

/**
 * Makes a refund. With a reference, it records a refund that was made elsewhere. Without a reference, the card provider
 * refunds the card; repeated calls refund once. Throws unless the refund is due.
 */
export async function refund(
  adminId: Types.ObjectId,
  input: RefundInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const { reference = null } = parseInput(refundFields, input)
  if (reference === null) {
    if (input.inCash) throw userError(paymentMessages.CASH_REFUND_WITHOUT_REFERENCE(), 'reference')
    return refundCard({ adminId, ...input }, cards)
  }
  return decideOrder(
    adminId,
    input,
    (order, session) => recordByHand(order, { adminId, ...input, reference }, session),
    'ADMIN',
  )
}

/** Records a refund that was made elsewhere, and enqueues the customer's email. */
async function recordByHand(
  order: OrderRecord,
  input: RefundInput & { adminId: Types.ObjectId; reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  const { adminId, reference, refundId } = input
  const known = findRefund(order, refundId)
  if (known?.state === 'REFUNDED' && known.reference === reference) return order
  requireSeen(order, input)
  const due = requireDue(known)
  if (due.startedAt && !input.despiteCardRefund) throw cardRefundBegun()
  const refundedAt = new Date()
  const paid = input.inCash ? { cashAt: refundedAt } : {}
  const refunds = complete(order, due.id, { reference, refundedAt, adminId, ...paid })
  if (input.inCash) await noteMovement(refundedAt, session)
  await enqueueAll([madeRefundMail(order._id, due)], session)
  return storeChange(order, refunds, adminId, session)
}

function cardRefundBegun() {
  return userError(paymentMessages.CARD_REFUND_BEGUN(), 'reference')
}

const upiFields = z.object({
  upiId: z
    .string()
    .transform(toCleanLine)
    .pipe(z.string().regex(UPI_ID, issue(paymentMessages.UPI_ID_MALFORMED()))),
})

/** Sets the UPI ID that receives a refund. Throws unless a refund by UPI is due. */
export async function setRefundUpiId(
  userId: Types.ObjectId,
  input: { orderId: string; upiId: string } & SeenOrder,
): Promise<OrderRecord> {
  const { upiId } = parseInput(upiFields, input)
  const { orderId } = input
  return withOrder({ orderId, userId }, (order, session) => {
    requireSeen(order, input)
    if (!refundsOf(order).some((one) => isDue(one) && !goesToCard(order, one))) {
      throw userError(paymentMessages.NO_UPI_PAYMENT_TO_REFUND(), 'orderId')
    }
    return storeChange(order, sendTo(order, upiId), null, session)
  })
}
