import mongoose, { type ClientSession, type Types } from 'mongoose'
import { randomCode } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { mobileKey } from '../../account/mobile-key.ts'
import { findAddress } from '../../address/address.service.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import { copyAddress } from './draft.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { orderMessages } from '../messages.ts'
import { paymentMessages } from '../payment-messages.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { ORDER_REFUND_ID, refundsOf } from '../record/past-refunds.ts'
import type { ReservationRecord } from './reservation.model.ts'
import { deleteReservation } from './reservation.service.ts'
import { begunReference } from '../method/upi-reference.ts'

interface RefundRequest {
  reference: string
  addressId: string
}

/**
 * Turns the open payment, which was made, into a cancelled order with a refund. A bank statement can then match it, and
 * the customer can enter where to send the refund. Repeating it returns that order. Throws if this payment is not open.
 */
export async function requestUpiRefund(
  userId: Types.ObjectId,
  { reference, addressId }: RefundRequest,
): Promise<OrderRecord> {
  const address = await findAddress(userId, addressId)
  if (!address) throw userError(orderMessages.ADDRESS_NOT_CHOSEN(), 'addressId')
  return mongoose.connection.transaction((session) =>
    placeCancelled(userId, { reference, address }, session),
  )
}

async function placeCancelled(
  userId: Types.ObjectId,
  { reference, address }: { reference: string; address: AddressRecord },
  session: ClientSession,
): Promise<OrderRecord> {
  const repeated = { userId, 'payment.upiReference': reference }
  const before = await Order.findOne(repeated).session(session).lean()
  if (before) return before
  const open = await deleteReservation(userId, session)
  if (!open || begunReference(open) !== reference) {
    throw userError(paymentMessages.UPI_PAYMENT_CLOSED(), 'reference')
  }
  const { idempotencyKey } = open
  const isOrdered = await Order.exists({ userId, idempotencyKey }).session(session)
  const cancelled = toCancelled(open, address)
  // An order that was paid in another way may already have the payment's key.
  const order = isOrdered ? { ...cancelled, idempotencyKey: reference } : cancelled
  await Order.insertMany([order], { session, lean: true })
  await enqueueAll(newRefundMails(order._id, [], refundsOf(order)), session)
  return order
}

function toCancelled(open: ReservationRecord, address: AddressRecord): OrderRecord {
  const { _id, userId, lines, idempotencyKey, prescriptionIds } = open
  const at = new Date()
  const status = 'CANCELLED_BY_SELLER'
  const state = 'REFUND_DUE'
  const from = 'CLAIMED'
  const totals = sumTotals(lines)
  return {
    ...{ _id, userId, number: `ORD-${randomCode()}`, status },
    payment: {
      ...{ method: 'UPI', state, notedAt: at, adminId: null },
      upiReference: begunReference(open),
      refund: { from },
      history: [{ state, at, adminId: null }],
    },
    deliveryAddress: copyAddress(address),
    mobileKey: mobileKey(address.mobile),
    refunds: [
      { id: ORDER_REFUND_ID, reason: 'ORDER_CANCELLED', state: 'DUE', amount: totals.total, from },
    ],
    ...{ lines, ...totals },
    history: [
      { status: 'PENDING', at, adminId: null },
      { status, at, adminId: null },
    ],
    ...{ idempotencyKey, fingerprint: 'refund of a payment', createdAt: at, updatedAt: at },
    ...(prescriptionIds && { prescriptionIds }),
  }
}
