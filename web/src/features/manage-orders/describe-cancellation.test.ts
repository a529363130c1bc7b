import { expect, it } from 'vitest'
import type {
  OrderStatus,
  PaymentMethod,
  PaymentState,
} from '../../apollo/schema-types.generated.ts'
import { describeCancellation } from './describe-cancellation.ts'

interface Changes {
  status?: OrderStatus
  method?: PaymentMethod
  state?: PaymentState
}

function describeOrder({ status = 'PENDING', method = 'UPI', state = 'DUE' }: Changes) {
  const payment = {
    ...{ method, state, notedAt: null, notedBy: null, history: [], refund: null },
    ...{ upiReference: null, upiTransactionId: null, statementRow: null },
  }
  const total = { amount: 8_900 }
  const sentences = describeCancellation({ status, customer: null, payment, total })
  return sentences.join(' ')
}

it.each<[Changes, string]>([
  [{ method: 'CASH_ON_DELIVERY' }, 'Items go back into stock.'],
  [{ state: 'RECEIVED' }, 'Items go back into stock. The payment of ₹89 becomes due for refund.'],
  [
    { state: 'CLAIMED' },
    'Items go back into stock. The customer says they’ve paid ₹89, which becomes due for refund.',
  ],
  [{ state: 'NOT_RECEIVED' }, 'Items go back into stock.'],
  [{ method: 'CARD' }, 'Items go back into stock. The customer can no longer pay by card.'],
  [{ status: 'CANCELLED_BY_SHOPPER', state: 'REFUND_DUE' }, ''],
])('a cancellation says what applies to the order: %o', (changes, text) => {
  expect(describeOrder(changes)).toBe(text)
})
