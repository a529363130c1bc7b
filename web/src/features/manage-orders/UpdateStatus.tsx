import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus, PrescriptionCheckState } from '../../apollo/schema-types.generated.ts'
import { useSetOrderStatusMutation } from './SetOrderStatus.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { evictStock } from '../../common/order/evict-stock.ts'
import { statusBadges } from '../../common/order/order-status.tsx'
import { isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { lazyDialog, usePreload } from '../../ui/manage/lazy-dialog.tsx'
import { space } from '../../ui/theme.ts'

const statusDialog = lazyDialog(() => import('./StatusDialog.tsx'))

interface StatusOrder {
  id: string
  status: OrderStatus
  prescriptionCheck: { state: PrescriptionCheckState } | null
}

/** Choosing a status sends it at once. It can be undone as long as the page is open. */
export function UpdateStatus({ order }: { order: StatusOrder }) {
  usePreload(statusDialog)
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { pick, former, isBusy } = useStatusChange(order)
  return (
    <Root>
      {former && !isBusy && (
        <Button
          variant="quiet"
          onClick={() => {
            buttonRef.current?.focus()
            void pick(former)
          }}
        >
          <Undo2 size={18} aria-hidden />
          Undo: back to {statusBadges[former].text}
        </Button>
      )}
      {/* Not `disabled` while it waits, which would lose the focus. */}
      <Button
        ref={buttonRef}
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        onClick={() => setIsOpen(!isBusy)}
      >
        {isBusy ? 'Updating...' : 'Update Status'}
      </Button>
      {isOpen && (
        <statusDialog.Dialog
          status={order.status}
          isUnchecked={isUnchecked(order)}
          onPick={(status) => {
            setIsOpen(false)
            void pick(status)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Root>
  )
}

/** Whether the order requires a prescription that was not checked. */
function isUnchecked({ prescriptionCheck }: StatusOrder): boolean {
  return prescriptionCheck !== null && prescriptionCheck.state !== 'CHECKED'
}

/** Sets the status, and remembers the one before: null if there is nothing to undo. */
function useStatusChange(order: StatusOrder) {
  const [change, setChange] = useState<{ from: OrderStatus; to: OrderStatus } | null>(null)
  const { set, isBusy } = useSetOrderStatus()
  const pick = async (to: OrderStatus) => {
    const from = order.status
    if (!isSuccessful(await set(order.id, to))) return
    const isUndo = to === change?.from
    setChange(isUndo || from === to || from === 'CANCELLED_BY_SHOPPER' ? null : { from, to })
  }
  // Someone else may have changed it since.
  const former = change?.to === order.status ? change.from : null
  return { pick, former, isBusy }
}

/** Changes the status of an order. */
function useSetOrderStatus() {
  const setStatus = useSetOrderStatusMutation({
    update: (cache, { data }) => {
      const { order = null, userErrors = [] } = data?.setOrderStatus ?? {}
      // Cancelling returns the pieces to stock, and reopening takes them again.
      const isStockChanged = order?.history
        .slice(-2)
        .some(({ status }) => status.startsWith('CANCELLED'))
      if (order && isStockChanged && userErrors.length === 0) evictStock(cache, order.lines)
    },
  })
  const { submit, isBusy } = useSubmit()
  const set = (orderId: string, status: OrderStatus) =>
    submit(() => setStatus({ orderId, status }), 'Order status updated')
  return { set, isBusy }
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: auto;
  }
`
