import { expect, it } from 'vitest'
import type { PaymentMethod, PaymentState } from '../../../apollo/schema-types.generated.ts'
import { describeCancellation } from './describe-cancellation.ts'

interface Changes {
  pieces?: number[]
  method?: PaymentMethod
  state?: PaymentState
  verified?: boolean
}

function describeOrder({ pieces = [2], method = 'UPI', state = 'DUE', verified = true }: Changes) {
  return describeCancellation({
    lines: pieces.map((quantity) => ({ quantity })),
    customer: null,
    payment: { method, state },
    refunds: [{ reason: 'ORDER_CANCELLED', verified, amount: { amount: 8_900 } }],
    awaitsReason: true,
  }).join(' ')
}

it.each<[Changes, string]>([
  [{ method: 'CASH_ON_DELIVERY' }, '2 items are back in stock.'],
  [{ pieces: [1] }, '1 item is back in stock.'],
  [{ pieces: [] }, ''],
  [{ state: 'REFUND_DUE' }, '2 items are back in stock. The payment of ₹89 is due for refund.'],
  [
    { state: 'REFUND_DUE', verified: false, pieces: [2, 3] },
    '5 items are back in stock. The customer says they’ve paid ₹89, which is due for refund.',
  ],
  [{ state: 'REFUNDED' }, '2 items are back in stock.'],
  [{ method: 'CARD' }, '2 items are back in stock. The customer can no longer pay by card.'],
])('a cancelled order shows the effects that apply to it: %o', (changes, text) => {
  expect(describeOrder(changes)).toBe(text)
})
