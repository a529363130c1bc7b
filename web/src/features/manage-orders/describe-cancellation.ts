import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { isCancelled } from '../../common/order/order-status.tsx'
import { formatMoney } from '../../lib/money.ts'

type OrderToCancel = Pick<ManagedOrder_OrderFragment, 'status' | 'customer' | 'payment' | 'total'>

/** Names the order in a question: 'ORD-1 of Asha, ₹89'. */
export function nameOrder({ number, customer, total }: ManagedOrder_OrderFragment): string {
  const owner = customer ? ` of ${customer.name}` : ''
  return `${number}${owner}, ${formatMoney(total.amount)}`
}

/** What happens when the store cancels this order, in sentences. */
export function describeCancellation({
  status,
  customer,
  payment,
  total,
}: OrderToCancel): string[] {
  const isOpen = !isCancelled(status)
  return [
    ...(isOpen ? ['Items go back into stock.'] : []),
    ...(customer ? ['The customer gets an email, unless they’ve turned these off.'] : []),
    ...(isOpen ? describePayment(payment, formatMoney(total.amount)) : []),
  ]
}

/** A received payment has to be refunded, as does one that the shopper states. */
function describePayment({ method, state }: OrderToCancel['payment'], amount: string): string[] {
  if (state === 'RECEIVED') return [`The payment of ${amount} becomes due for refund.`]
  if (state === 'CLAIMED') {
    return [`The customer says they’ve paid ${amount}, which becomes due for refund.`]
  }
  return method === 'CARD' && state === 'DUE' ? ['The customer can no longer pay by card.'] : []
}
