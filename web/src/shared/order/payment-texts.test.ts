import { expect, it } from 'vitest'
import { formatPaymentState } from './payment-texts.ts'

it.each([
  ['CASH_ON_DELIVERY', 'DUE', 'PENDING', 'Pay on delivery'],
  ['CASH_ON_DELIVERY', 'DUE', 'PACKED', 'Pay on delivery'],
  ['CASH_ON_DELIVERY', 'DUE', 'DELIVERED', 'Pay on delivery'],
  ['CASH_ON_DELIVERY', 'RECEIVED', 'DELIVERED', 'Paid on delivery'],
  ['CASH_ON_DELIVERY', 'DUE', 'CANCELLED_BY_SHOPPER', 'No payment due'],
  ['CARD', 'DUE', 'CANCELLED_BY_SELLER', 'No payment due'],
  ['CARD', 'DUE', 'DELIVERED', 'Not paid yet'],
  ['UPI', 'CLAIMED', 'CANCELLED_BY_SHOPPER', 'Payment being verified'],
  ['UPI', 'RECEIVED', 'CANCELLED_BY_SELLER', 'Received'],
  ['UPI', 'NOT_RECEIVED', 'CONFIRMED', 'Not received'],
  ['CARD', 'REFUND_DUE', 'CANCELLED_BY_SHOPPER', 'Refund on its way'],
  ['UPI', 'REFUNDED', 'CANCELLED_BY_SELLER', 'Refunded'],
] as const)(
  'formatPaymentState describes a payment by %s that is %s, for an order that is %s, as %s',
  (method, state, status, text) => {
    expect(formatPaymentState({ status, payment: { method, state } })).toBe(text)
  },
)

it('formatPaymentState says that an order that costs nothing needs no payment', () => {
  const payment = { method: 'CASH_ON_DELIVERY', state: 'DUE' } as const
  const free = { status: 'PACKED', payment, total: { amount: 0 } } as const
  expect(formatPaymentState(free)).toBe('No payment due')
})
