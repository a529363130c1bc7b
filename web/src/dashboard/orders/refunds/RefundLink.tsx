import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { isRefundDue } from '../../../shared/order/refund-texts.ts'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import type { QueueRow_OrderFragment } from '../QueueRow.generated.ts'

/** Links from an order in the list to its due refunds, if there are any. */
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

/** In paise. */
function sumDueRefunds({ refunds }: QueueRow_OrderFragment): number {
  return refunds.filter(isRefundDue).reduce((sum, { amount }) => sum + amount.amount, 0)
}
