import type { Types } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { Order, type OrderRecord } from '../order.model.ts'
import { orderNotFound } from '../order.service.ts'

/** Records for an admin whether the payment of an order has arrived. Throws for orders that are not paid with UPI. */
export async function setPaymentState(
  adminId: Types.ObjectId,
  { orderId, state }: { orderId: string; state: PaymentState },
): Promise<OrderRecord> {
  const _id = parseId(orderId)
  if (!_id) throw orderNotFound()
  if (state === 'DUE' || state === 'REFUND_DUE') {
    throw userError(
      'BAD_USER_INPUT',
      'A UPI payment is claimed, received or not received.',
      'state',
    )
  }
  const noted = await Order.findOneAndUpdate(
    { _id, 'payment.method': 'UPI' },
    {
      $set: {
        'payment.state': state,
        'payment.notedAt': new Date(),
        'payment.adminId': adminId,
      },
    },
    { returnDocument: 'after' },
  ).lean()
  if (noted) return noted
  if (!(await Order.exists({ _id }))) throw orderNotFound()
  throw userError('BAD_USER_INPUT', 'Only payments with UPI are noted here.', 'orderId')
}
