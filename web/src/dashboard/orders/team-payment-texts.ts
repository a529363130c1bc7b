import type { PaymentMethod, PaymentState } from '../../apollo/schema-types.generated.ts'
import {
  formatPaymentState,
  paymentChangeTexts,
  type PaidOrder,
} from '../../shared/order/payment-texts.ts'

interface TeamMethod {
  /** Present if the payment is collected with the delivery. */
  isPaidOnDelivery?: true
  /** Shown for a delivered order that was not paid. */
  missing?: string
  /** How a cancellation affects a due payment. */
  cancelled?: string
}

/** The payment methods as the team sees them. */
export const teamMethods: Record<PaymentMethod, TeamMethod> = {
  CASH_ON_DELIVERY: { isPaidOnDelivery: true, missing: 'Cash not received' },
  UPI: {},
  CARD: { cancelled: 'The customer can no longer pay by card.' },
}

/** Whether the payment is due on delivery. */
export function isCashDue({ payment, total }: Pick<PaidOrder, 'payment' | 'total'>): boolean {
  const { method, state } = payment
  return total?.amount !== 0 && teamMethods[method].isPaidOnDelivery === true && state === 'DUE'
}

/** Formats a payment's state for the team, which verifies UPI payments and collects cash. */
export function formatPaymentStateForTeam(order: PaidOrder): string {
  const { status, payment, total } = order
  const { method, state } = payment
  if (state === 'REFUND_DUE') return teamPaymentChangeTexts[state]
  if (state === 'CLAIMED') return 'Awaiting verification'
  const isMissing = total?.amount !== 0 && state === 'DUE' && status === 'DELIVERED'
  return (isMissing && teamMethods[method].missing) || formatPaymentState(order)
}

/** The changes of a payment's state, for the team, which sends the refunds. */
export const teamPaymentChangeTexts: Record<PaymentState, string> = {
  ...paymentChangeTexts,
  CLAIMED: 'Customer says they’ve paid',
  REFUND_DUE: 'Refund due',
}
