import type { OrderStatus, PaymentState } from '../../../apollo/schema-types.generated.ts'
import { evictStockOfMoved } from '../../../shared/order/evict-stock.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { isReasonError } from '../status/is-reason-error.ts'
import { useSetPaymentStatesMutation } from './SetPaymentStates.generated.ts'
import type { OrderStep_OrderFragment } from './OrderTableRow.generated.ts'
import { type MoveOrdersMutation, useMoveOrdersMutation } from './MoveOrders.generated.ts'

export interface SeenOrder {
  id: string
  status: OrderStatus
  /** The time of the last change, as shown. */
  updatedAt: string
  payment: OrderStep_OrderFragment['payment']
}

export interface WantedMove {
  /** Null for each order's next status. */
  status: OrderStatus | null
  /** Why they are cancelled. */
  reason?: string
  /** Whether cash was received with deliveries. True by default. */
  cashReceived?: boolean
}

export type MovedOrders = MoveOrdersMutation['setOrderStatuses']

/**
 * Moves orders to a status or to their next statuses, and records their payments. Orders that differ from the shown
 * ones are rejected.
 */
export function useMoveOrders() {
  const moveOrders = useMoveOrdersMutation({
    update: (cache, { data }) => {
      for (const order of data?.setOrderStatuses.moved ?? []) evictStockOfMoved(cache, order)
    },
  })
  const setPaymentStates = useSetPaymentStatesMutation()
  const { submit, isBusy } = useSubmit(isReasonError)
  const move = (orders: readonly SeenOrder[], wanted: WantedMove) => {
    const seen = orders.map(({ id, status: from, updatedAt }) => ({
      orderId: id,
      from,
      seenUpdatedAt: updatedAt,
    }))
    return submit(() => moveOrders({ orders: seen, ...wanted }))
  }
  const setPayments = (orders: readonly SeenOrder[], state: PaymentState) => {
    const seen = orders.map(({ id, updatedAt }) => ({ orderId: id, seenUpdatedAt: updatedAt }))
    return submit(() => setPaymentStates({ orders: seen, state }))
  }
  return { move, setPayments, isBusy }
}
