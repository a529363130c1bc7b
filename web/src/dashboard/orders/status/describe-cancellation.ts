import type {
  PaymentMethod,
  PaymentState,
  RefundReason,
} from '../../../apollo/schema-types.generated.ts'
import { teamMethods } from '../team-payment-texts.ts'
import { formatMoney } from '../../../lib/text/money.ts'

interface CancelledOrder {
  lines: readonly { quantity: number }[]
  customer: object | null
  payment: { method: PaymentMethod; state: PaymentState }
  refunds: readonly { reason: RefundReason; verified: boolean; amount: { amount: number } }[]
  awaitsReason: boolean
}

/** Describes the effects when the shop cancelled an order, as sentences. */
export function describeCancellation(order: CancelledOrder): string[] {
  const { lines, customer, awaitsReason } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...describeStock(pieces),
    ...describePayment(order),
    ...(awaitsReason && customer
      ? ['The customer gets an email in two minutes, or when you send a reason.']
      : []),
  ]
}

function describeStock(pieces: number): string[] {
  if (pieces === 0) return []
  return [pieces === 1 ? '1 item is back in stock.' : `${pieces} items are back in stock.`]
}

/** A received payment must be refunded, and so must a payment that the customer claims. */
function describePayment({ payment: { method, state }, refunds }: CancelledOrder): string[] {
  const refund = refunds.find(({ reason }) => reason === 'ORDER_CANCELLED')
  if (state === 'REFUND_DUE' && refund) {
    const amount = formatMoney(refund.amount.amount)
    return refund.verified
      ? [`The payment of ${amount} is due for refund.`]
      : [`The customer says they’ve paid ${amount}, which is due for refund.`]
  }
  const { cancelled } = teamMethods[method]
  return cancelled && state === 'DUE' ? [cancelled] : []
}
