import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus, SetOrderStatusInput } from '../../apollo/schema-types.generated.ts'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { useSetOrderStatusMutation } from './SetOrderStatus.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { inactive } from '../../ui/buttons/inactive.ts'
import { evictStockOfMoved } from '../../common/order/evict-stock.ts'
import { statusBadges } from '../../common/order/order-status.tsx'
import { isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { reportChange, useSeenOrder } from '../../common/order/use-seen-order.ts'
import { isReasonError } from './is-reason-error.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { space } from '../../ui/theme.ts'
import { describeCancellation, nameOrder } from './describe-cancellation.ts'

const statusDialog = lazyDialog(() => import('./StatusDialog.tsx'))
const cancellationDialog = lazyDialog(() => import('./CancellationDialog.tsx'))

/**
 * Choosing a status sends it at once, except for a cancellation, which asks first. It can be undone as long as the page
 * is open.
 */
export function UpdateStatus({ order }: { order: ManagedOrder_OrderFragment }) {
  usePreload(statusDialog, cancellationDialog)
  const [open, setOpen] = useState<'choice' | 'cancellation' | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { pick, former, isBusy } = useStatusChange(order)
  const seen = useSeenOrder(order)
  const close = () => setOpen(null)
  /** The dialog says what has changed if the order has. */
  const send = async (status: OrderStatus, reason?: string) => {
    const payload = await pick(status, seen.seenUpdatedAt, reason)
    return { hasChanged: seen.note(payload), payload }
  }
  const choose = async (status: OrderStatus) => {
    const isCancellation = status === 'CANCELLED_BY_SELLER' && status !== order.status
    setOpen(isCancellation ? 'cancellation' : null)
    if (!isCancellation && (await send(status)).hasChanged) setOpen('choice')
  }
  const cancel = async (reason: string) => {
    const { payload } = await send('CANCELLED_BY_SELLER', reason)
    if (isSuccessful(payload)) close()
    return payload?.userErrors.filter(isReasonError) ?? []
  }
  return (
    <Root>
      {former && !isBusy && (
        <Button
          variant="quiet"
          onClick={() => {
            buttonRef.current?.focus()
            void pick(former, order.updatedAt).then(reportChange)
          }}
        >
          <Undo2 size={18} aria-hidden />
          <span>{`Undo: back to ${statusBadges[former].text}`}</span>
        </Button>
      )}
      <Button
        ref={buttonRef}
        aria-haspopup="dialog"
        onClick={() => {
          seen.look()
          setOpen('choice')
        }}
        {...(isBusy && inactive)}
      >
        {isBusy ? 'Updating...' : 'Update Status'}
      </Button>
      {open === 'choice' && (
        <statusDialog.Dialog
          status={order.status}
          isUnchecked={isUnchecked(order)}
          notice={seen.notice}
          onPick={(status) => void choose(status)}
          onClose={close}
        />
      )}
      {open === 'cancellation' && (
        <cancellationDialog.Dialog
          what="order"
          name={nameOrder(order)}
          notice={seen.notice}
          effects={describeCancellation(order)}
          isBusy={isBusy}
          onConfirm={cancel}
          onClose={close}
        />
      )}
    </Root>
  )
}

/** Whether the order requires a prescription that was not checked. */
function isUnchecked({ prescriptionCheck }: ManagedOrder_OrderFragment): boolean {
  return prescriptionCheck !== null && prescriptionCheck.state !== 'CHECKED'
}

/** Sets the status, and remembers the one before: null if there is nothing to undo. */
function useStatusChange(order: ManagedOrder_OrderFragment) {
  const [change, setChange] = useState<{ from: OrderStatus; at: string | undefined } | null>(null)
  const { set, isBusy } = useSetOrderStatus()
  const pick = async (to: OrderStatus, seenUpdatedAt: string, reason?: string) => {
    const from = order.status
    const payload = await set({ orderId: order.id, status: to, seenUpdatedAt, reason })
    if (!isSuccessful(payload)) return payload
    const isUndo = to === change?.from
    const at = payload?.order?.history.at(-1)?.at
    setChange(isUndo || from === to || from === 'CANCELLED_BY_SHOPPER' ? null : { from, at })
    return payload
  }
  // Someone else may have set the status since, even to the same one.
  const former = change && change.at === order.history.at(-1)?.at ? change.from : null
  return { pick, former, isBusy }
}

/** Changes the status of an order. */
function useSetOrderStatus() {
  const setStatus = useSetOrderStatusMutation({
    update: (cache, { data }) => {
      const { order = null, userErrors = [] } = data?.setOrderStatus ?? {}
      if (order && userErrors.length === 0) evictStockOfMoved(cache, order)
    },
  })
  const { submit, isBusy } = useSubmit(isReasonError)
  const set = (input: SetOrderStatusInput) => submit(() => setStatus(input), 'Order status updated')
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
