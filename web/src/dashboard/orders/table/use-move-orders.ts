import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { evictStockOfMoved } from '../../../shared/order/evict-stock.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { isReasonError } from '../status/is-reason-error.ts'
import { type MoveOrdersMutation, useMoveOrdersMutation } from './MoveOrders.generated.ts'

export interface SeenOrder {
  id: string
  status: OrderStatus
  /** When it last changed, as shown. */
  updatedAt: string
}

export type MovedOrders = MoveOrdersMutation['setOrderStatuses']

/** Moves orders to a status, or each to its next one for null, if they are still as they are shown. */
export function useMoveOrders() {
  const moveOrders = useMoveOrdersMutation({
    update: (cache, { data }) => {
      for (const order of data?.setOrderStatuses.moved ?? []) evictStockOfMoved(cache, order)
    },
  })
  const { submit, isBusy } = useSubmit(isReasonError)
  const move = (orders: readonly SeenOrder[], status: OrderStatus | null, reason?: string) => {
    const seen = orders.map(({ id, status: from, updatedAt }) => ({
      orderId: id,
      from,
      seenUpdatedAt: updatedAt,
    }))
    return submit(() => moveOrders({ orders: seen, status, reason }))
  }
  return { move, isBusy }
}
