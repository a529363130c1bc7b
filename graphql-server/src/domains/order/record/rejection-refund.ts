import type { Paise } from '../../../lib/money.ts'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { OrderLineRecord, OrderRecord, RejectionRefundRecord } from './order.model.ts'

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
