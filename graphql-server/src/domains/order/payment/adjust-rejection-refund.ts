import type { ClientSession } from 'mongoose'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { rejectionRefundMail } from '../mail/check-mail.ts'
import { rejectionRefundOf } from '../record/rejection-refund.ts'

/**
 * The update of the refund of rejected lines when the payment of their order gets another state. Enqueues the mail to
 * the shop if it becomes due. Throws if they were refunded and the payment turns out not to have arrived.
 */
export async function adjustRejectionRefund(
  { _id, check }: Pick<OrderRecord, '_id' | 'check'>,
  state: PaymentState,
  session: ClientSession,
): Promise<OrderUpdate> {
  if (!check) return {}
  const refund = rejectionRefundOf(state, check.rejected)
  const { refund: before } = check
  if (before?.reference) {
    if (refund) return { $set: { 'check.refund.from': refund.from } }
    const message = 'The rejected lines of this order have been refunded already.'
    throw userError('REFUNDED', message, 'state')
  }
  if (!refund) return before ? { $unset: { 'check.refund': 1 } } : {}
  if (!before) await enqueueAll([rejectionRefundMail(_id)], session)
  return { $set: { 'check.refund': { ...before, ...refund } } }
}
