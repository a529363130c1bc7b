import type { ClientSession, Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { creditRefunds } from '../document/credit-order.service.ts'
import { settleRegister } from '../register/register.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { updateRefunds } from '../record/payment-changes.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { isDue } from '../record/refunds.ts'
import { paymentMessages } from '../payment-messages.ts'

/** Throws unless the refund is due. */
export function requireDue(refund: RefundRecord | undefined): RefundRecord {
  if (!refund) throw userError(paymentMessages.NO_PAYMENT_TO_REFUND(), 'orderId')
  if (isDue(refund)) return refund
  throw userError(paymentMessages.OTHER_REFUND_REFERENCE(), 'orderId')
}

/** Stores an order's refunds with their credit notes and register entries, after the transaction has read the order. */
export async function storeChange(
  order: OrderRecord,
  refunds: readonly RefundRecord[],
  adminId: Types.ObjectId | null,
  session: ClientSession,
): Promise<OrderRecord> {
  await creditRefunds({ ...order, isComplete: !order.invoiceDue }, refunds, session)
  const update = updateRefunds(order, refunds, adminId)
  const after = { session, returnDocument: 'after' } as const
  const stored = await Order.findOneAndUpdate({ _id: order._id }, update, after).orFail().lean()
  await settleRegister(stored, session)
  return stored
}
