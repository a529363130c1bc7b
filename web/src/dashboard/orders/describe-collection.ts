import { formatMoney } from '../../lib/text/money.ts'
import { isCancelled, statusBadges } from '../../shared/order/order-status.tsx'
import type { PaidOrder } from '../../shared/order/payment-texts.ts'
import { formatPaymentStateForTeam, isCashDue } from './team-payment-texts.ts'

/** Says how much the delivery person collects: 'Collect ₹982 in cash', or 'Paid'. */
export function describeCollection(order: PaidOrder & { total: { amount: number } }): string {
  const { status, payment, total } = order
  if (isCancelled(status)) return statusBadges[status].text
  if (isCashDue(order) && status !== 'DELIVERED') {
    return `Collect ${formatMoney(total.amount)} in cash`
  }
  if (payment.state === 'RECEIVED') return 'Paid'
  if (payment.state === 'CLAIMED') return 'UPI – don’t collect'
  if (payment.state === 'NOT_RECEIVED') return 'Not paid – ask the shop'
  return formatPaymentStateForTeam(order)
}
