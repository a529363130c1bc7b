import type { PaymentState } from '../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { isCancelled, statusBadges } from '../../shared/order/order-status.tsx'
import type { PaidOrder } from '../../shared/order/payment-texts.ts'
import { formatPaymentStateForTeam, isCashDue } from './team-payment-texts.ts'

type CollectedOrder = PaidOrder & { total: { amount: number } }

/** Tells the team how much the delivery person collects: 'Collect ₹982 in cash', or 'Paid'. */
export function describeCollection(order: CollectedOrder): string {
  const { status, payment, total } = order
  if (isCancelled(status)) return statusBadges[status].text
  if (total.amount === 0) return 'Nothing to collect'
  if (isCashDue(order) && status !== 'DELIVERED') {
    return `Collect ${formatMoney(total.amount)} in cash`
  }
  if (payment.state === 'RECEIVED') return 'Paid'
  return formatPaymentStateForTeam(order)
}

/** The label's sentence by the payment's state; the state itself is the team's concern. */
const doorTexts: Partial<Record<PaymentState, string>> = {
  CLAIMED: 'Paid by UPI: don’t collect',
  RECEIVED: 'Paid: don’t collect',
  NOT_RECEIVED: 'Not paid: ask the shop',
}

/** Tells the delivery person what to do at the door. */
export function describeDoor(order: CollectedOrder): string {
  const { status, payment, total } = order
  if (isCancelled(status)) return statusBadges[status].text
  if (total.amount === 0) return describeCollection(order)
  const isUnpaidCard = payment.method === 'CARD' && payment.state === 'DUE'
  return doorTexts[isUnpaidCard ? 'NOT_RECEIVED' : payment.state] ?? describeCollection(order)
}
