import type { PaymentMethod, PaymentState } from '../../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../../lib/money.ts'

interface CancelledOrder {
  lines: readonly { quantity: number }[]
  customer: object | null
  payment: { method: PaymentMethod; state: PaymentState; refund: { verified: boolean } | null }
  total: { amount: number }
  awaitsReason: boolean
}

/** What the cancellation of an order by the store did, in sentences. */
export function describeCancellation(order: CancelledOrder): string[] {
  const { lines, customer, payment, total, awaitsReason } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...describeStock(pieces),
    ...describePayment(payment, formatMoney(total.amount)),
    ...(awaitsReason && customer
      ? ['The customer gets an email in two minutes, or when you send a reason.']
      : []),
  ]
}

function describeStock(pieces: number): string[] {
  if (pieces === 0) return []
  return [pieces === 1 ? '1 item is back in stock.' : `${pieces} items are back in stock.`]
}

/** A received payment has to be refunded, as does one that the customer states. */
function describePayment({ method, state, refund }: CancelledOrder['payment'], amount: string) {
  if (state === 'REFUND_DUE') {
    return refund?.verified === false
      ? [`The customer says they’ve paid ${amount}, which is due for refund.`]
      : [`The payment of ${amount} is due for refund.`]
  }
  return method === 'CARD' && state === 'DUE' ? ['The customer can no longer pay by card.'] : []
}
