import type { Paise } from '../../../lib/money.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { OrderRecord } from './order.model.ts'
import type { RefundRecord } from './refund.model.ts'

type PaidOrder = Pick<OrderRecord, 'total' | 'check' | 'payment'>

/** The price of an order's rejected lines. */
function rejectedTotal({ check }: Pick<OrderRecord, 'check'>): Paise {
  return sumTotals(check?.rejected ?? []).total
}

/** The cash received for an order, or else its price including lines that were rejected after the payment. */
export function amountToPay(order: PaidOrder): Paise {
  return order.payment.cash?.amount ?? order.total + rejectedTotal(order)
}

/** The total of refunds that reduce the order's payment. A second payment is not part of it. */
export function refundTotal(refunds: readonly RefundRecord[]): Paise {
  return refunds
    .filter(({ reason }) => reason !== 'PAID_TWICE')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The refund for rejected lines, after refunds that admins have added. */
export function rejectionAmount(order: PaidOrder, added: readonly RefundRecord[]): Paise {
  const paid = amountToPay(order)
  return Math.min(paid - order.total, paid - refundTotal(added))
}

/** The refund that is left when an order is cancelled. */
export function cancellationAmount(order: PaidOrder, added: readonly RefundRecord[]): Paise {
  return amountToPay(order) - refundTotal(added) - rejectionAmount(order, added)
}
