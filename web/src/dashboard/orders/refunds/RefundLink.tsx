import { dashboardPaths } from '../../../lib/dashboard-paths.ts'
import { formatMoney } from '../../../lib/money.ts'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import type { QueueRow_OrderFragment } from '../QueueRow.generated.ts'

/** Leads from an order in the list to the forms of its refunds, if any is due. */
export function RefundLink({ order }: { order: QueueRow_OrderFragment }) {
  const amount = sumDueRefunds(order)
  if (amount === 0) return null
  const text = `Refund ${formatMoney(amount)}`
  return (
    <TallTextLink
      to={dashboardPaths.orderDetails(order.id)}
      aria-label={`${text} for ${order.number}`}
      translate="no"
    >
      {text}
    </TallTextLink>
  )
}

/** In paise: what is due of the payment, and of what was paid for rejected lines. */
function sumDueRefunds({ payment, prescriptionCheck }: QueueRow_OrderFragment): number {
  const rejection = prescriptionCheck?.refund
  const ofPayment = payment.state === 'REFUND_DUE' ? (payment.refund?.amount.amount ?? 0) : 0
  return ofPayment + (rejection?.reference === null ? rejection.amount.amount : 0)
}
