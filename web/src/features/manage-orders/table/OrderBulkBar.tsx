import { useState } from 'react'
import { styled } from 'styled-components'
import { MAX_ORDERS_AT_ONCE } from '../../../apollo/manage-constants.generated.ts'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { isSuccessful } from '../../../common/use-submit.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { BulkBar } from '../../../ui/manage/table/BulkBar.tsx'
import { font, space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { managePaths } from '../../../lib/manage-paths.ts'
import { isReasonError } from '../is-reason-error.ts'
import { RefusalsDialog } from './RefusalsDialog.tsx'
import { SetStatusesDialog } from './SetStatusesDialog.tsx'
import { type MovedOrders, type SeenOrder, useMoveOrders } from './use-move-orders.ts'

interface OrderBulkBarProps {
  /** The selected orders. */
  orders: readonly SeenOrder[]
  /** Called when some have moved. */
  onMoved: () => void
  /** Called when there was no reply: nobody knows which have moved. */
  onNoReply: () => void
  /** Called when the bar or its last dialog closes, which had the focus. */
  onClosed: () => void
}

/** What can be done with the selected orders: move and print them. */
export function OrderBulkBar({ orders, onMoved, onNoReply, onClosed }: OrderBulkBarProps) {
  const [isPicking, setIsPicking] = useState(false)
  const [result, setResult] = useState<MovedOrders | null>(null)
  const { move, isBusy } = useMoveOrders()
  const chosen = orders.slice(0, MAX_ORDERS_AT_ONCE)
  const state = { orderIds: chosen.map(({ id }) => id) }
  const moveAll = async (status: OrderStatus | null, reason?: string) => {
    if (isBusy) return []
    const payload = await move(chosen, status, reason)
    const reasonErrors = payload?.userErrors.filter(isReasonError) ?? []
    if (reasonErrors.length === 0) setIsPicking(false)
    if (!payload) onNoReply()
    if (!payload || !isSuccessful(payload)) return reasonErrors
    onMoved()
    if (payload.refused.length > 0) setResult(payload)
    else {
      toast.success(`${formatCount(payload.moved.length, 'order')} moved`)
      onClosed()
    }
    return []
  }
  return (
    <>
      <BulkBar count={orders.length} onClear={onClosed}>
        <Actions>
          {orders.length > MAX_ORDERS_AT_ONCE && (
            <span>{`The first ${MAX_ORDERS_AT_ONCE} of them:`}</span>
          )}
          <Button onClick={() => void moveAll(null)} {...(isBusy && inactive)}>
            {isBusy ? 'Moving…' : 'Next step'}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsPicking(!isBusy)}>
            Set status…
          </Button>
          <ButtonLink variant="secondary" to={managePaths.pickList} state={state}>
            Pick list
          </ButtonLink>
          <ButtonLink variant="secondary" to={managePaths.addressLabels} state={state}>
            Address labels
          </ButtonLink>
        </Actions>
      </BulkBar>
      {isPicking && (
        <SetStatusesDialog
          count={chosen.length}
          isBusy={isBusy}
          onPick={moveAll}
          onClose={() => setIsPicking(false)}
        />
      )}
      {result && (
        <RefusalsDialog
          result={result}
          onClose={() => {
            setResult(null)
            onClosed()
          }}
        />
      )}
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  > a,
  > button {
    min-height: 40px;
    padding-inline: ${space[3]};
    font-size: ${font.small};
  }
`
