import type { Types } from 'mongoose'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { closePageIfCancelled } from '../payment/payment-page.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen } from '../record/seen-order.ts'
import { applyChange } from './apply-change.ts'
import { readChange, type ChangeInput } from './change-input.ts'
import {
  decideDirectly,
  findLine,
  requireChangeable,
  requireSubstitutable,
} from '../record/plan-change.ts'
import { draftSubstitute, takeSubstitute } from './take-substitute.ts'

/**
 * Changes a line to fewer items or none, or replaces items, in one transaction with stock, totals and refund. Throws if
 * the order has changed since it was seen, if it can no longer be changed, if the substitute is not allowed or not
 * available, or if the customer has to be asked first.
 */
export async function changeOrderLine(
  adminId: Types.ObjectId,
  input: ChangeInput,
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const wanted = readChange(input)
  const substitute = await draftSubstitute(wanted)
  const changed = await decideOrder(adminId, input, async (order, session) => {
    requireSeen(order, input)
    requireChangeable(order)
    const planned = { ...findLine(order, wanted), substitute }
    requireSubstitutable(order, planned)
    const how = decideDirectly(order, planned, wanted.agreed)
    if (substitute) {
      await takeSubstitute(substitute, { orderId: order._id, reason: 'ORDERED' }, session)
    }
    return applyChange(order, { ...planned, adminId, how }, {}, session)
  })
  await closePageIfCancelled(changed, cards)
  return changed
}
