import { useEffect, useRef, useState } from 'react'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { isReasonError } from '../status/is-reason-error.ts'
import { describeMoves } from './describe-moves.ts'
import {
  type MovedOrders,
  type SeenOrder,
  useMoveOrders,
  type WantedMove,
} from './use-move-orders.ts'

/** The result of a move when some orders were rejected. */
export interface MoveReport {
  /** Describes the orders that moved; null if no order has moved. */
  summary: string | null
  refused: readonly Pick<MovedOrders['refused'][number], 'orderId' | 'order' | 'code' | 'message'>[]
}

interface Listeners {
  /** Called when orders were tried or may have been; not if the reason has errors. */
  onTried: () => void
  /** Called when some orders have moved. */
  onMoved: () => void
  /** Called when there was no reply, so some orders may have moved. */
  onNoReply: () => void
  /** Called when a move and all its messages are done. */
  onDone: () => void
}

/**
 * Moves several orders, reports the result, and offers to undo it. The caller must show a report until it is closed.
 */
export function useBulkMove({ onTried, onMoved, onNoReply, onDone }: Listeners) {
  const [report, setReport] = useState<(MoveReport & { onClose: () => void }) | null>(null)
  const isMounted = useIsMounted()
  const { move, setPayments, isBusy } = useMoveOrders()
  const show = (shown: MoveReport, onClose: () => void) => {
    // The user left the table before pressing Undo.
    if (!isMounted.current) toast.error(nameRefused(shown))
    else
      setReport({
        ...shown,
        onClose: () => {
          setReport(null)
          onClose()
        },
      })
  }
  const undo = async (groups: UndoGroups) => {
    let count = 0
    const refused: MoveReport['refused'][number][] = []
    for (const { orders, ...wanted } of groups) {
      const payload = await move(orders, wanted)
      if (!payload) onNoReply()
      count += payload?.moved.length ?? 0
      refused.push(...(payload?.refused ?? []))
    }
    onMoved()
    const summary = count > 0 ? `${formatCount(count, 'order')} moved back` : null
    if (refused.length > 0) show({ summary, refused }, () => undefined)
    else if (summary) toast.success(summary)
  }
  /** Resolves to the reason's errors. */
  const moveAll = async (
    orders: readonly SeenOrder[],
    wanted: WantedMove,
  ): Promise<readonly FieldError[]> => {
    if (isBusy) return []
    const payload = await move(orders, wanted)
    const reasonErrors = payload?.userErrors.filter(isReasonError) ?? []
    if (reasonErrors.length > 0) return reasonErrors
    onTried()
    if (!payload) onNoReply()
    if (!payload || !isSuccessful(payload)) return []
    onMoved()
    const { moved, refused } = payload
    const summary = moved.length > 0 ? describeMoves(moved) : null
    const groups = groupBack(orders, moved)
    const end = () => {
      if (summary) toast.success(summary, groups.length > 0 ? () => void undo(groups) : null)
      onDone()
    }
    if (refused.length > 0) show({ summary, refused }, end)
    else end()
    return []
  }
  const record = async (orders: readonly SeenOrder[], state: 'RECEIVED' | 'DUE') => {
    const payload = await setPayments(orders, state)
    if (!payload) onNoReply()
    if (!payload || !isSuccessful(payload)) return
    const { changed, refused } = payload
    onMoved()
    const summary = changed.length > 0 ? describeCash(changed.length, state) : null
    const undo = state === 'RECEIVED' ? () => void record(changed, 'DUE') : null
    const end = () => {
      if (summary) toast.success(summary, undo)
      if (undo) onDone()
    }
    if (refused.length > 0) show({ summary, refused }, end)
    else end()
  }
  /** Records cash for delivered orders, and offers to undo it. */
  const receiveCash = async (orders: readonly SeenOrder[]) => {
    if (!isBusy) await record(orders, 'RECEIVED')
  }
  return { moveAll, receiveCash, report, isBusy }
}

function describeCash(count: number, state: 'RECEIVED' | 'DUE'): string {
  const orders = formatCount(count, 'order')
  return state === 'RECEIVED' ? `Cash for ${orders} received` : `Cash for ${orders} is due again`
}

type UndoGroups = readonly (WantedMove & { orders: readonly SeenOrder[] })[]

/** Groups the moved orders by their previous state. Orders that customers had cancelled can't be moved back. */
function groupBack(before: readonly SeenOrder[], moved: readonly SeenOrder[]): UndoGroups {
  const previous = new Map(before.map((order) => [order.id, order]))
  const groups = new Map<string, WantedMove & { orders: SeenOrder[] }>()
  for (const order of moved) {
    const { status = order.status, payment } = previous.get(order.id) ?? {}
    if (status === order.status || status === 'CANCELLED_BY_SHOPPER') continue
    const delivery = status === 'DELIVERED' ? { cashReceived: payment?.state !== 'DUE' } : {}
    const wanted = { status, ...delivery }
    const key = JSON.stringify(wanted)
    const group = groups.get(key) ?? { ...wanted, orders: [] }
    group.orders.push(order)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** For example, '2 orders moved back. Not changed: ORD-1, ORD-2.' */
function nameRefused({ summary, refused }: MoveReport): string {
  const names = refused.map(({ orderId, order }) => order?.number ?? orderId).join(', ')
  return `${summary ? `${summary}. ` : ''}Not changed: ${names}.`
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
