import {
  type OrderStatus,
  useSetOrderStatusMutation,
} from '../../apollo/manage-orders.generated.ts'
import { readPayload } from '../../apollo/read-payload.ts'
import { evictStock } from '../../common/order/evict-stock.ts'
import { useSubmit } from '../../common/use-submit.ts'

/** Changes the status of an order. */
export function useSetOrderStatus() {
  const [mutate] = useSetOrderStatusMutation({
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
    submit(
      () =>
        readPayload(
          mutate({ variables: { input: { orderId, status } } }),
          (data) => data.setOrderStatus,
        ),
      'Order status updated',
    )
  return { set, isBusy }
}
