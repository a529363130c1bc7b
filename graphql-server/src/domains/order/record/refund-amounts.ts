import type { Paise } from '../../../lib/money.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { OrderRecord } from './order.model.ts'
import type { RefundRecord } from './refund.model.ts'

type PaidOrder = Pick<OrderRecord, 'total' | 'check' | 'payment'>

/** The price of an order's rejected lines. */
function rejectedTotal({ check }: Pick<OrderRecord, 'check'>): Paise {
  return sumTotals(check?.rejected ?? []).total
}

/** The cash received for an order, or else its price before lines were rejected or changed after the payment. */
export function amountToPay(order: PaidOrder): Paise {
  const { cash, reduction = 0 } = order.payment
  return cash?.amount ?? order.total + rejectedTotal(order) + reduction
}

/** The total of refunds that reduce the order's payment. A second payment is not part of it. */
export function refundTotal(refunds: readonly RefundRecord[]): Paise {
  return refunds
    .filter(({ reason }) => reason !== 'PAID_TWICE')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The part of the payment that changed lines cost before. */
function reductionOf(order: PaidOrder): Paise {
  return Math.min(order.payment.reduction ?? 0, amountToPay(order) - order.total)
}

const isOfChange = ({ reason }: RefundRecord) => reason === 'LINES_CHANGED'

/** The total of refunds that stay as they are: those that admins have added, and begun or made ones for changed lines. */
function fixedTotal(listed: readonly RefundRecord[]): Paise {
  return refundTotal(listed.filter((refund) => !isOfChange(refund) || refund.state !== 'DUE'))
}

/** The total of refunds that admins have added. */
function addedTotal(listed: readonly RefundRecord[]): Paise {
  return refundTotal(listed.filter((refund) => !isOfChange(refund)))
}

/** The refund for rejected lines. `listed` has the refunds that admins have added and those for changed lines. */
export function rejectionAmount(order: PaidOrder, listed: readonly RefundRecord[]): Paise {
  const paid = amountToPay(order)
  return Math.min(paid - order.total - reductionOf(order), paid - fixedTotal(listed))
}

/** The refunds for changed lines, after those that admins have added and the one for rejected lines. */
export function changeAmount(order: PaidOrder, listed: readonly RefundRecord[]): Paise {
  const left = amountToPay(order) - addedTotal(listed) - rejectionAmount(order, listed)
  return Math.min(reductionOf(order), left)
}

/** The refund that is left when an order is cancelled. */
export function cancellationAmount(order: PaidOrder, listed: readonly RefundRecord[]): Paise {
  const others = rejectionAmount(order, listed) + changeAmount(order, listed)
  return amountToPay(order) - addedTotal(listed) - others
}
