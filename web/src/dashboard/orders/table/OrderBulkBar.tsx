import { useState } from 'react'
import { styled } from 'styled-components'
import type { Fulfilment } from '../../../apollo/schema-types.generated.ts'
import { MAX_ORDERS_AT_ONCE } from '../../../apollo/dashboard-constants.generated.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { BulkBar } from '../../../ui/dashboard/table/BulkBar.tsx'
import { font, space } from '../../../ui/theme.ts'
import { isCashDue } from '../team-payment-texts.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { RefusalsDialog } from './RefusalsDialog.tsx'
import { SetStatusesDialog } from './SetStatusesDialog.tsx'
import { useBulkMove } from './use-bulk-move.ts'
import type { SeenOrder } from './use-move-orders.ts'

/** Longer addresses are not accepted everywhere, and more orders would take too long to load. */
const MAX_LINKED = 15

interface OrderBulkBarProps {
  /** The selected orders. */
  orders: readonly (SeenOrder & { fulfilment: Fulfilment })[]
  /** Called when some orders have moved. */
  onMoved: () => void
  /** Called when there was no reply, so some orders may have moved. */
  onNoReply: () => void
  /** Called when the bar or its last dialog, which had the focus, closes. */
  onClosed: () => void
}

/** Moves and prints the selected orders. */
export function OrderBulkBar({ orders, onMoved, onNoReply, onClosed }: OrderBulkBarProps) {
  const [isPicking, setIsPicking] = useState(false)
  const close = () => setIsPicking(false)
  const { moveAll, receiveCash, report, isBusy } = useBulkMove({
    ...{ onMoved, onNoReply },
    onTried: close,
    onDone: onClosed,
  })
  const chosen = orders.slice(0, MAX_ORDERS_AT_ONCE)
  const state = { orderIds: chosen.map(({ id }) => id) }
  const unpaid = chosen.filter(isCashDue)
  const missing = unpaid.filter(({ status }) => status === 'DELIVERED')
  return (
    <>
      <BulkBar count={orders.length} onClear={onClosed}>
        <Actions>
          {orders.length > MAX_ORDERS_AT_ONCE && (
            <span>{`The first ${MAX_ORDERS_AT_ONCE} of them:`}</span>
          )}
          <Button onClick={() => void moveAll(chosen, { status: null })} {...(isBusy && inactive)}>
            {isBusy ? 'Moving…' : 'Next step'}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsPicking(!isBusy)}>
            Set status…
          </Button>
          {missing.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => void receiveCash(missing)}
              {...(isBusy && inactive)}
            >
              {`Cash received (${missing.length})`}
            </Button>
          )}
          <ButtonLink
            variant="secondary"
            to={dashboardPaths.packOrdersById(state.orderIds.slice(0, MAX_LINKED))}
          >
            {chosen.length > MAX_LINKED ? `Pack the first ${MAX_LINKED}` : 'Pack'}
          </ButtonLink>
          <ButtonLink variant="secondary" to={dashboardPaths.pickList} state={state}>
            Pick list
          </ButtonLink>
          <ButtonLink variant="secondary" to={dashboardPaths.addressLabels} state={state}>
            Address labels
          </ButtonLink>
        </Actions>
      </BulkBar>
      {isPicking && (
        <SetStatusesDialog
          count={chosen.length}
          isBusy={isBusy}
          unpaid={unpaid}
          onPick={(move) => moveAll(chosen, move)}
          onClose={close}
        />
      )}
      {report && <RefusalsDialog report={report} onClose={report.onClose} />}
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
