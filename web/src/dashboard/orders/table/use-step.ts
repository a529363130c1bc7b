import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { describeMove } from './describe-moves.ts'
import type { OrderStep_OrderFragment } from './OrderTableRow.generated.ts'
import { type SeenOrder, useMoveOrders } from './use-move-orders.ts'

/** Whether batches have to be entered before the next status. */
export function isBlocked({ missingBatches, nextStatus }: OrderStep_OrderFragment): boolean {
  return missingBatches && nextStatus !== 'CONFIRMED'
}

/** Moves an order to another status, and offers to undo that in a toast. Resolves to whether it has moved. */
export function useStep(order: OrderStep_OrderFragment, onMoved: () => void) {
  const { number } = order
  const { move, isBusy } = useMoveOrders()
  const change = async (seen: SeenOrder, to: OrderStatus, canUndo: boolean): Promise<boolean> => {
    const payload = await move([seen], { status: to })
    if (!payload || !isSuccessful(payload)) return false
    const [refusal] = payload.refused
    const [moved] = payload.moved
    if (refusal) toast.error(`${number}: ${refusal.message}`)
    if (moved) {
      // Undoes this move only, and keeps later changes by others.
      const undo = canUndo ? () => void change(moved, seen.status, false) : null
      toast.success(`${number}: ${describeMove(moved)}`, undo)
    }
    onMoved()
    return moved !== undefined
  }
  return { go: (next: OrderStatus) => change(order, next, true), isBusy }
}
