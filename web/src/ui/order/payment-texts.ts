import { type ShownStatus, isCancelled } from './order-status.ts'

/** How each way to pay is written down with an order. */
export const paymentTexts = {
  CASH_ON_DELIVERY: 'CASH ON DELIVERY',
  UPI: 'PAID WITH UPI',
  CARD: 'PAID BY CARD',
} as const

type Method = keyof typeof paymentTexts
export type ShownPaymentState = 'DUE' | 'CLAIMED' | 'RECEIVED' | 'NOT_RECEIVED' | 'REFUND_DUE'

interface PaidOrder {
  status: ShownStatus
  payment: { method: Method; state: ShownPaymentState }
}

/** In words how far the payment of an order is known. Nobody notes cash: what is delivered was paid at the door. */
export function paymentStateText({ status, payment: { method, state } }: PaidOrder): string {
  if (state !== 'DUE') return stateTexts[state]
  if (isCancelled(status)) return 'Nothing to pay'
  const isPaidInCash = method === 'CASH_ON_DELIVERY' && status === 'DELIVERED'
  return isPaidInCash ? 'Paid at the door' : dueTexts[method]
}

const dueTexts: Record<Method, string> = {
  CASH_ON_DELIVERY: 'To be paid at the door',
  UPI: 'Not paid yet',
  CARD: 'Not paid yet',
}

const stateTexts: Record<Exclude<ShownPaymentState, 'DUE'>, string> = {
  CLAIMED: 'Claimed, not verified yet',
  RECEIVED: 'Received',
  NOT_RECEIVED: 'Not received',
  REFUND_DUE: 'To be refunded',
}
