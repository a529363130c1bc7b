import { ClipboardList } from 'lucide-react'
import type { OrderStatus, PaymentState, RefundState } from '../../apollo/schema-types.generated.ts'
import { isRefundDue } from '../../shared/order/refund-texts.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import type { QueueFilterValue } from './QueueFilter.tsx'

interface FilteredOrder {
  status: OrderStatus
  payment: { state: PaymentState }
  refunds: readonly { state: RefundState }[]
}

/** Whether an order, which may have changed since it was loaded, still matches this filter. */
export function isShown(order: FilteredOrder, { status, payment }: QueueFilterValue): boolean {
  return (!status || order.status === status) && (!payment || hasPayment(order, payment))
}

function hasPayment(order: FilteredOrder, state: PaymentState): boolean {
  return state === 'REFUND_DUE' ? order.refunds.some(isRefundDue) : order.payment.state === state
}

interface FoundOrders {
  edges: readonly unknown[]
  /** How to change the search to find more. */
  searchHint: string | null
}

interface NoOrdersProps {
  filter: QueueFilterValue | undefined
  page: FoundOrders | undefined
}

/** Shown when no order matches the filter, or before the first order. */
export function NoOrders({ filter, page }: NoOrdersProps) {
  const isFiltered = filter && Object.values(filter).some(Boolean)
  return (
    <EmptyState icon={<ClipboardList size={32} />} title="No Data">
      {page?.searchHint ?? (isFiltered ? 'No orders found.' : 'New orders will appear here.')}
    </EmptyState>
  )
}

/** Shown above orders when a changed search would find others. */
export function SearchHint({ page }: { page: FoundOrders | undefined }) {
  if (!page?.searchHint || page.edges.length === 0) return null
  return <SmallText role="status">{page.searchHint}</SmallText>
}
