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
  [{ method: 'CASH_ON_DELIVERY' }, 'Its pieces return to stock.'],
  [{ state: 'RECEIVED' }, 'Its pieces return to stock. The payment of ₹89 becomes due for refund.'],
  [
    { state: 'CLAIMED' },
    'Its pieces return to stock. The shopper states that they have paid ₹89, which becomes due for refund.',
  ],
  [{ state: 'NOT_RECEIVED' }, 'Its pieces return to stock.'],
  [{ method: 'CARD' }, 'Its pieces return to stock. The shopper can’t pay by card any more.'],
  [{ status: 'CANCELLED_BY_SHOPPER', state: 'REFUND_DUE' }, ''],
])('a cancellation says what applies to the order: %o', (changes, text) => {
  expect(describeOrder(changes)).toBe(text)
})
