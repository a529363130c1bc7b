import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { isRefundDue } from '../../../shared/order/refund-texts.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import type { ManagedRefunds_OrderFragment } from './Refunds.generated.ts'

/** Few orders have a due refund, so it is a separate chunk. */
const DueRefund = lazy(() => loadOrReload(() => import('./DueRefund.tsx')))

/** The order's due refunds. */
export function DueRefunds({ order }: { order: ManagedRefunds_OrderFragment }) {
  const due = order.refunds.filter(isRefundDue)
  return due.map((refund) => (
    <Suspense key={refund.id} fallback={<Skeleton $height="8rem" $round="medium" />}>
      <DueRefund order={order} refund={refund} />
    </Suspense>
  ))
}
