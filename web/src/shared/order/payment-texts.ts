import type {
  Fulfilment,
  OrderStatus,
  PaymentMethod,
  PaymentState,
} from '../../apollo/schema-types.generated.ts'
import { isCancelled } from './order-status.tsx'

const methodTexts: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'CASH ON DELIVERY',
  UPI: 'PAID WITH UPI',
  CARD: 'PAID BY CARD',
}

/** The payment method of an order. An order to collect is paid at the shop. */
export function formatMethod({ payment, fulfilment }: Pick<PaidOrder, 'payment' | 'fulfilment'>) {
  const isAtShop = payment.method === 'CASH_ON_DELIVERY' && fulfilment === 'PICK_UP'
  return isAtShop ? 'CASH AT THE SHOP' : methodTexts[payment.method]
}

export interface PaidOrder {
  status: OrderStatus
  /** By default, the order is delivered. */
  fulfilment?: Fulfilment
  payment: { method: PaymentMethod; state: PaymentState }
  /** An order that costs nothing needs no payment. */
  total?: { amount: number }
}

export function formatPaymentState({ status, fulfilment, payment, total }: PaidOrder): string {
  const { method, state } = payment
  if (total?.amount === 0 || (state === 'DUE' && isCancelled(status))) return 'No payment due'
  const own = fulfilment === 'PICK_UP' ? pickUpTexts : ownTexts
  return own[method][state] ?? stateTexts[state]
}

/** The states whose text depends on the method. */
const ownTexts: Record<PaymentMethod, Partial<Record<PaymentState, string>>> = {
  CASH_ON_DELIVERY: { DUE: 'Pay on delivery', RECEIVED: 'Paid on delivery' },
  UPI: {},
  CARD: {},
}

const pickUpTexts: typeof ownTexts = {
  ...ownTexts,
  CASH_ON_DELIVERY: { DUE: 'Pay at the shop', RECEIVED: 'Paid at the shop' },
}

const stateTexts: Record<PaymentState, string> = {
  DUE: 'Not paid yet',
  CLAIMED: 'Payment being verified',
  RECEIVED: 'Received',
  NOT_RECEIVED: 'Not received',
  REFUND_DUE: 'Refund on its way',
  REFUNDED: 'Refunded',
}

/** The changes in the payment's state, for the order history. */
export const paymentChangeTexts: Record<PaymentState, string> = {
  DUE: 'Payment due',
  CLAIMED: 'Payment reported by you',
  RECEIVED: 'Payment received',
  NOT_RECEIVED: 'Payment not received',
  REFUND_DUE: 'Refund on its way',
  REFUNDED: 'Payment refunded',
}
