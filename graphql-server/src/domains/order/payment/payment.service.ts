import mongoose, { type ClientSession, type Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { orderNotFound } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { notReceivedMail } from '../mail/order-news-mail.ts'
import { refundDueMails } from '../mail/refund-mail.ts'
import { adjustRejectionRefund } from './adjust-rejection-refund.ts'
import { mergeUpdates, type OrderUpdate } from '../record/order-update.ts'
import { refundOf, setRefundDue, setState } from '../record/payment-changes.ts'

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
export type PaidOrder = Pick<OrderRecord, '_id' | 'status' | 'total' | 'payment' | 'check'>

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
  const { state: before, refund } = order.payment
  const due = isCancelled(order) ? refundOf(state, order) : null
  const payment = due
    ? setRefundDue({ ...refund, ...due }, adminId)
    : mergeUpdates(setState(state, adminId), { $unset: { 'payment.refund': 1 } })
  const rejection = await adjustRejectionRefund(order, state, session)
  if (due && before !== 'REFUND_DUE') await enqueueAll(refundDueMails(_id), session)
  if (state === 'NOT_RECEIVED' && before !== state)
    await enqueueAll([notReceivedMail(_id)], session)
  return Order.findOneAndUpdate({ _id }, mergeUpdates(payment, rejection, further), {
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
