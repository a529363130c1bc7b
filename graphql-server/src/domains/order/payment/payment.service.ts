import mongoose, { type ClientSession, type Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { orderNotFound } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { notReceivedMail } from '../mail/order-news-mail.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { refundsOf, type RefundedOrder } from '../record/past-refunds.ts'
import { setPaid } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'

const SETTABLE: PaymentState[] = ['CLAIMED', 'RECEIVED', 'NOT_RECEIVED']

/**
 * Records for an admin whether the payment of an order has arrived. What arrived for a cancelled order has to be
 * refunded. Throws for orders that are not paid with UPI, and for refunded payments.
 */
export async function setPaymentState(
  adminId: Types.ObjectId,
  { orderId, state, ...seen }: { orderId: string; state: PaymentState } & SeenOrder,
): Promise<OrderRecord> {
  const _id = parseId(orderId)
  if (!_id) throw orderNotFound()
  if (!SETTABLE.includes(state)) {
    throw userError(
      'BAD_USER_INPUT',
      'A UPI payment is claimed, received or not received.',
      'state',
    )
  }
  return mongoose.connection.transaction(async (session) => {
    const order = await Order.findById(_id).session(session).lean()
    if (!order) throw orderNotFound()
    requireSeen(order, seen)
    requireOpenPayment(order)
    return recordPaymentState(order, state, { adminId, session })
  })
}

/** What has to be known of an order to record the state of its payment. */
export type PaidOrder = RefundedOrder & Pick<OrderRecord, '_id'>

interface Recording {
  adminId: Types.ObjectId
  session: ClientSession
  /** Stored together with the state. */
  further?: OrderUpdate
}

/**
 * Records the state of a UPI payment within a transaction: of a cancelled order, what arrived has to be refunded.
 * Enqueues the mails.
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

function requireOpenPayment({ payment: { method, state } }: OrderRecord): void {
  if (method !== 'UPI') {
    throw userError('BAD_USER_INPUT', 'Only the state of a UPI payment can be set here.', 'orderId')
  }
  if (state === 'REFUNDED') {
    throw userError('REFUNDED', 'This payment has been refunded already.', 'orderId')
  }
}
