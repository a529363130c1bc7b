import { PackageCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { describeMoves } from '../table/describe-moves.ts'
import { useMoveOrders } from '../table/use-move-orders.ts'
import { isCorrected, type OrderToPack } from './batch-entry.ts'

/** Shown after the last order: marks the orders as packed whose batches are complete. */
export function PackedOrders({ orders }: { orders: readonly OrderToPack[] }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('button, a')?.focus(), [])
  const { move, isBusy } = useMoveOrders()
  const [isDone, setIsDone] = useState(false)
  const missing = orders.filter(({ missingBatches }) => missingBatches)
  const complete = orders.filter((order) => !isCorrected(order) && !order.missingBatches)
  const pack = async () => {
    const payload = await move(complete, { status: 'PACKED' })
    if (!payload || !isSuccessful(payload)) return
    const { moved, refused } = payload
    setIsDone(refused.length === 0)
    if (moved.length > 0) toast.success(describeMoves(moved))
    for (const { order, message } of refused) toast.error(`${order?.number ?? ''}: ${message}`)
  }
  const [only, ...others] = orders
  const back =
    only && others.length === 0 ? dashboardPaths.orderDetails(only.id) : dashboardPaths.allOrders
  return (
    <EmptyState
      icon={<PackageCheck size={32} />}
      title={missing.length === 0 ? 'All batches are entered' : describeMissing(missing)}
      action={
        <Actions ref={ref}>
          {(complete.length > 0 || isDone) && (
            // Stays in its place, so that nobody presses beside the link, and keeps the focus.
            <Button
              isBusy={isBusy}
              onClick={() => void pack()}
              {...(isDone && { variant: 'muted' as const, ...inactive })}
            >
              {isDone ? 'Packed' : `Mark ${formatCount(complete.length, 'order')} packed`}
            </Button>
          )}
          <ButtonLink variant="secondary" to={back}>
            {back === dashboardPaths.allOrders ? 'All Orders' : 'Order Details'}
          </ButtonLink>
        </Actions>
      }
    />
  )
}

function describeMissing(orders: readonly OrderToPack[]): string {
  return `Without batches: ${orders.map(({ number }) => number).join(', ')}`
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
