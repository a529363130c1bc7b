import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus, SetOrderStatusInput } from '../../../apollo/schema-types.generated.ts'
import type { ManagedOrder_OrderFragment } from '../ManagedOrder.generated.ts'
import { useSetOrderStatusMutation } from './SetOrderStatus.generated.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { evictStock, evictStockOfMoved } from '../../../shared/order/evict-stock.ts'
import { statusBadges } from '../../../shared/order/order-status.tsx'
import { isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { reportChange, useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { ReturnedPieces } from './ReturnedItems.tsx'
import type { StatusDetails } from './StatusDialog.tsx'
import { stepText } from './step-text.ts'

const statusDialog = lazyDialog(() => import('./StatusDialog.tsx'))

/**
 * The next step and all other statuses, which are sent at once. The user can undo a change in its toast, and on this
 * page until it closes.
 */
export function UpdateStatus({ order }: { order: ManagedOrder_OrderFragment }) {
  usePreload(statusDialog)
  const [isOpen, setIsOpen] = useState(false)
  const [returned, setReturned] = useState<ReturnedPieces>({})
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { pick, undo, last, isBusy } = useStatusChange(order)
  const seen = useSeenOrder(order)
  const { nextStatus, missingBatches } = order
  const isBlocked = missingBatches && nextStatus !== 'CONFIRMED'
  const go = async (next: OrderStatus) => {
    // The last step removes its button.
    if (next === 'DELIVERED') buttonRef.current?.focus()
    reportChange(await pick(next, order.updatedAt))
  }
  /** If the order has changed, the dialog explains how. */
  const choose = async (status: OrderStatus, details: StatusDetails) => {
    setIsOpen(false)
    const payload = await pick(status, seen.seenUpdatedAt, details)
    if (isSuccessful(payload)) setReturned({})
    if (seen.note(payload)) setIsOpen(true)
  }
  return (
    <Root>
      {last && !isBusy && (
        <Button
          variant="quiet"
          onClick={() => {
            buttonRef.current?.focus()
            void undo(last)
          }}
        >
          <Undo2 size={18} aria-hidden />
          <span>{`Undo: back to ${statusBadges[last.from].text}`}</span>
        </Button>
      )}
      {missingBatches && (
        <ButtonLink
          variant={isBlocked ? 'primary' : 'secondary'}
          to={dashboardPaths.orderBatches([order.id])}
        >
          Enter batches
        </ButtonLink>
      )}
      {nextStatus === 'PACKED' && (
        <ButtonLink variant="secondary" to={dashboardPaths.packOrdersById([order.id])}>
          Pack
        </ButtonLink>
      )}
      {nextStatus && !isBlocked && (
        <Button onClick={() => void go(nextStatus)} {...(isBusy && inactive)}>
          <span>{stepText(nextStatus)}</span>
        </Button>
      )}
      <Button
        ref={buttonRef}
        variant={nextStatus ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => {
          seen.look()
          setIsOpen(true)
        }}
        {...(isBusy && inactive)}
      >
        {isBusy ? 'Updating...' : 'Update Status'}
      </Button>
      {isOpen && (
        <statusDialog.Dialog
          order={order}
          isUnchecked={isUnchecked(order)}
          returned={returned}
          onReturn={setReturned}
          onPick={(status, details) => void choose(status, details)}
          notice={seen.notice}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Root>
  )
}

/** Whether the order requires a prescription that was not checked. */
function isUnchecked({ prescriptionCheck }: ManagedOrder_OrderFragment): boolean {
  return prescriptionCheck !== null && prescriptionCheck.state !== 'CHECKED'
}

/** A status change made on this page. */
interface Change {
  from: OrderStatus
  /** Whether a delivered order was paid. */
  cashReceived?: boolean
  /** When the new status was set, and the order's last change. */
  at: string | undefined
  updatedAt: string
}

const UPDATED = 'Order status updated'

/** Sets the status, and remembers the last change: null if there is nothing to undo. */
function useStatusChange(order: ManagedOrder_OrderFragment) {
  const [change, setChange] = useState<Change | null>(null)
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  const { set, isBusy } = useSetOrderStatus()
  /** Rejected if someone else has set the status since, even to the same status. */
  const undo = async (made: Change) => {
    const seenUpdatedAt = isLast(made, latest.current) ? latest.current.updatedAt : made.updatedAt
    const { from: status, cashReceived } = made
    const input = { orderId: order.id, status, seenUpdatedAt, cashReceived }
    if (!isSuccessful(reportChange(await set(input)))) return
    setChange(null)
    toast.success(UPDATED)
  }
  const pick = async (status: OrderStatus, seenUpdatedAt: string, details?: StatusDetails) => {
    const payload = await set({ orderId: order.id, status, seenUpdatedAt, ...details })
    if (!isSuccessful(payload)) return payload
    const made = hasReturns(details) ? null : toChange(order, payload?.order ?? null)
    setChange(made)
    toast.success(UPDATED, made && (() => void undo(made)))
    return payload
  }
  const last = change && isLast(change, order) ? change : null
  return { pick, undo, last, isBusy }
}

/** Whether the customer returned items. Such a delivery cannot be undone. */
function hasReturns(details: StatusDetails | undefined): boolean {
  return (details?.returned ?? []).length > 0
}

type ChangedOrder = Pick<ManagedOrder_OrderFragment, 'status' | 'updatedAt' | 'history'>

/** If a customer has cancelled their order, only they can set its status. */
function toChange(before: ManagedOrder_OrderFragment, order: ChangedOrder | null): Change | null {
  const { status: from, payment } = before
  if (!order || order.status === from || from === 'CANCELLED_BY_SHOPPER') return null
  const delivery = from === 'DELIVERED' ? { cashReceived: payment.state !== 'DUE' } : {}
  return { from, ...delivery, at: order.history.at(-1)?.at, updatedAt: order.updatedAt }
}

function isLast({ at }: Change, { history }: Pick<ChangedOrder, 'history'>): boolean {
  return at === history.at(-1)?.at
}

/** Changes an order's status. */
function useSetOrderStatus() {
  const setStatus = useSetOrderStatusMutation({
    update: (cache, { data }, { variables }) => {
      const { order = null, userErrors = [] } = data?.setOrderStatus ?? {}
      if (!order || userErrors.length > 0) return
      if (hasReturns(variables.input)) evictStock(cache, order.lines)
      else evictStockOfMoved(cache, order)
    },
  })
  const { submit, isBusy } = useSubmit()
  const set = (input: SetOrderStatusInput) => submit(() => setStatus(input))
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
