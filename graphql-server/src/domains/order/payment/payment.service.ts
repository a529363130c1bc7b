import type { ClientSession, Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { noteReceipts } from '../cash/cash-book.service.ts'
import { methodOf } from '../method/methods.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { notReceivedMail } from '../mail/payment-not-received-mail.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { refundsOf, type RefundedOrder } from '../record/past-refunds.ts'
import { setPaid, storeCash, withCash } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'
import { paymentMessages } from '../payment-messages.ts'

/**
 * Records whether an order's payment was received, for a team member. If the order is cancelled, a received payment
 * becomes due for refund. Throws for states that the payment method does not have, and for refunded payments.
 */
export async function setPaymentState(
  adminId: Types.ObjectId,
  { orderId, state, ...seen }: { orderId: string; state: PaymentState } & SeenOrder,
): Promise<OrderRecord> {
  return decideOrder(adminId, { orderId }, async (order, session) => {
    requireSeen(order, seen)
    requireSettable(order, state)
    const { isPaidOnDelivery } = methodOf(order.payment)
    const isReceived = state === 'RECEIVED'
    // A repeat keeps the receipt: the amount, the time and the person.
    if (!isPaidOnDelivery || isReceived === (order.payment.cash !== undefined)) {
      return recordPaymentState(order, state, { adminId, session })
    }
    const paid = withCash(order, isReceived ? { adminId } : null)
    await noteReceipts([order, paid], session)
    return recordPaymentState(paid, state, { adminId, session, further: storeCash(paid) })
  })
}

/** The order fields that are needed to record its payment state. */
export type PaidOrder = RefundedOrder & Pick<OrderRecord, '_id'>

interface Recording {
  adminId: Types.ObjectId
  session: ClientSession
  /** Stored together with the state. */
  further?: OrderUpdate
}

/**
 * Records a payment state within a transaction, and enqueues the emails. If the order is cancelled, a received payment
 * becomes due for refund.
 */
export async function recordPaymentState(
  order: PaidOrder,
  state: PaymentState,
  { adminId, session, further = {} }: Recording,
): Promise<OrderRecord> {
  const { _id } = order
  const refunds = settle(order, state === 'RECEIVED' || state === 'CLAIMED' ? state : null)
  const mails = newRefundMails(_id, refundsOf(order), refunds)
  if (state === 'NOT_RECEIVED' && order.payment.state !== state) mails.push(notReceivedMail(_id))
  await enqueueAll(mails, session)
  return Order.findOneAndUpdate({ _id }, mergeUpdates(setPaid(state, refunds, adminId), further), {
    session,
    returnDocument: 'after',
  })
    .orFail()
    .lean()
}

function requireSettable({ payment }: OrderRecord, wanted: PaymentState): void {
  if (!methodOf(payment).settable.includes(wanted)) {
    throw userError(paymentMessages.PAYMENT_STATE_NOT_SETTABLE(), 'state')
  }
  if (payment.state === 'REFUNDED') {
    throw userError(paymentMessages.PAYMENT_REFUNDED(), 'orderId')
  }
}
