import { ClipboardList } from 'lucide-react'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import type { QueueFilterValue } from './QueueFilter.tsx'

interface FilteredOrder {
  status: OrderStatus
  payment: { state: PaymentState }
  prescriptionCheck: { refund: { reference: string | null } | null } | null
}

/** Whether an order, which may have changed since it was loaded, still belongs into a list with this filter. */
export function isShown(order: FilteredOrder, { status, payment }: QueueFilterValue): boolean {
  return (!status || order.status === status) && (!payment || hasPayment(order, payment))
}

function hasPayment(order: FilteredOrder, state: PaymentState): boolean {
  return state === 'REFUND_DUE' ? isRefundDue(order) : order.payment.state === state
}

/** Whether something has to be refunded: the payment, or that of rejected lines. */
export function isRefundDue({
  payment,
  prescriptionCheck,
}: Omit<FilteredOrder, 'status'>): boolean {
  return payment.state === 'REFUND_DUE' || prescriptionCheck?.refund?.reference === null
}

interface NoOrdersProps {
  filter: QueueFilterValue | undefined
  /** What the search needs to find more. */
  hint: string | null
}

/** Shown when no order matches the filter, or when there are none. */
export function NoOrders({ filter, hint }: NoOrdersProps) {
  const isFiltered = filter && Object.values(filter).some(Boolean)
  return (
    <EmptyState icon={<ClipboardList size={32} />} title="No Data">
      {hint ?? (isFiltered ? 'No orders found.' : 'New orders will be listed here.')}
    </EmptyState>
  )
}
