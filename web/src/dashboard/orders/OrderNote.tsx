import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { CancellationNote } from './status/CancellationNote.tsx'
import { WaitingInvoice } from './WaitingInvoice.tsx'

/** The effects of a cancellation by the shop, or the form for an invoice that waits. */
export default function OrderNote({ order }: { order: ManagedOrder_OrderFragment }) {
  const isCancelled = order.status === 'CANCELLED_BY_SELLER'
  return isCancelled ? <CancellationNote order={order} /> : <WaitingInvoice order={order} />
}
