import type {
  OrderStatus,
  PaymentMethod,
  PaymentState,
} from '../../apollo/schema-types.generated.ts'
import { isCancelled } from './order-status.tsx'

export const paymentTexts: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'CASH ON DELIVERY',
  UPI: 'PAID WITH UPI',
  CARD: 'PAID BY CARD',
}

interface PaidOrder {
  status: OrderStatus
  payment: { method: PaymentMethod; state: PaymentState }
}

/** Describes the state of the payment. Cash is not recorded, so a delivered order counts as paid. */
export function formatPaymentState({ status, payment: { method, state } }: PaidOrder): string {
  if (state !== 'DUE') return stateTexts[state]
  if (isCancelled(status)) return 'No payment due'
  const isPaidInCash = method === 'CASH_ON_DELIVERY' && status === 'DELIVERED'
  return isPaidInCash ? 'Paid on delivery' : dueTexts[method]
}

/** The same for admins, who verify UPI payments. */
export function formatPaymentStateForAdmin(order: PaidOrder): string {
  const { state } = order.payment
  if (state === 'REFUND_DUE') return teamPaymentChangeTexts[state]
  return state === 'CLAIMED' ? 'Awaiting verification' : formatPaymentState(order)
}

const dueTexts: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Pay on delivery',
  UPI: 'Not paid yet',
  CARD: 'Not paid yet',
}

const stateTexts: Record<Exclude<PaymentState, 'DUE'>, string> = {
  CLAIMED: 'Payment being verified',
  RECEIVED: 'Received',
  NOT_RECEIVED: 'Not received',
  REFUND_DUE: 'Refund on its way',
  REFUNDED: 'Refunded',
}

/** The changes of a payment's state in the order's history. */
export const paymentChangeTexts: Record<PaymentState, string> = {
  DUE: 'Payment due',
  CLAIMED: 'Payment stated by you',
  RECEIVED: 'Payment received',
  NOT_RECEIVED: 'Payment not received',
  REFUND_DUE: 'Refund on its way',
  REFUNDED: 'Payment refunded',
}

/** The same for the team, which makes the refunds. */
export const teamPaymentChangeTexts: Record<PaymentState, string> = {
  ...paymentChangeTexts,
  CLAIMED: 'Payment stated by the customer',
  REFUND_DUE: 'Refund due',
}
