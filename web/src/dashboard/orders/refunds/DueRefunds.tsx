import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import type { RefundableOrder } from './RefundForms.tsx'

/** Few orders have a refund that is due, so its forms are in a chunk of their own. */
const RefundForms = lazy(() => loadOrReload(() => import('./RefundForms.tsx')))

/** The forms of the refunds of an order that are due. */
export function DueRefunds({ order }: { order: RefundableOrder }) {
  const { payment, prescriptionCheck } = order
  const isDue = payment.state === 'REFUND_DUE' || prescriptionCheck?.refund?.reference === null
  if (!isDue) return null
  return (
    <Suspense fallback={<Skeleton $height="16rem" $round="medium" />}>
      <RefundForms order={order} />
    </Suspense>
  )
}
