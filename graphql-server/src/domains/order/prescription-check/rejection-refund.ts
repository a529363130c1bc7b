import { userError } from '../../../lib/user-error.ts'
import type { Paise } from '../../../lib/money.ts'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { OrderLineRecord, OrderRecord, RejectionRefundRecord } from '../order.model.ts'
import type { OrderUpdate } from '../payment/order-update.ts'

/** What the rejected lines of an order cost. */
export function rejectedTotal({ check }: Pick<OrderRecord, 'check'>): Paise {
  return sumTotals(check?.rejected ?? []).total
}

export function isRejectionRefundDue({ check }: Pick<OrderRecord, 'check'>): boolean {
  return check?.refund?.isDue ?? false
}

/** The refund of rejected lines when the payment of their order has this state, or null if nothing was paid. */
export function rejectionRefundOf(
  state: PaymentState,
  rejected: OrderLineRecord[],
): RejectionRefundRecord | null {
  const isPaid = state === 'RECEIVED' || state === 'CLAIMED'
  return isPaid && sumTotals(rejected).total > 0 ? { from: state, isDue: true } : null
}

/**
 * The update of the refund of rejected lines when the payment of their order gets another state. Throws if they were
 * refunded and the payment turns out not to have arrived.
 */
export function adjustRejectionRefund(order: OrderRecord, state: PaymentState): OrderUpdate {
  const { check } = order
  if (!check) return {}
  const refund = rejectionRefundOf(state, check.rejected)
  const { refund: before } = check
  if (!before?.reference) {
    if (refund) return { $set: { 'check.refund': { ...before, ...refund } } }
    return before ? { $unset: { 'check.refund': 1 } } : {}
  }
  if (refund) return { $set: { 'check.refund.from': refund.from } }
  throw userError(
    'REFUNDED',
    'The rejected lines of this order have been refunded already.',
    'state',
  )
}
