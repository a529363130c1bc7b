import type { ApolloCache } from '@apollo/client'
import { toErrorMessage } from '../../apollo/error-message.ts'
import {
  type OrderStatus,
  type SetOrderStatusMutation,
  useSetOrderStatusMutation,
} from '../../apollo/manage-orders.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

type Order = NonNullable<SetOrderStatusMutation['setOrderStatus']['order']>

/** Moves an order to a status and says how that went. Every list that shows the order follows by its id. */
export function useSetOrderStatus() {
  const [mutate, { loading }] = useSetOrderStatusMutation({
    update: (cache, { data }) => {
      const order = data?.setOrderStatus.order
      if (order && data.setOrderStatus.userErrors.length === 0) forgetMovedStock(cache, order)
    },
  })
  const set = async (orderId: string, status: OrderStatus) => {
    try {
      const { data } = await mutate({ variables: { input: { orderId, status } } })
      const refusals = data?.setOrderStatus.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('Order status updated')
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
  return { set, isBusy: loading }
}

/** Cancelling gives pieces back and going on takes them again: their stock is asked anew where it is shown next. */
function forgetMovedStock(cache: ApolloCache, { history, lines }: Order) {
  if (!history.slice(-2).some(({ status }) => status.startsWith('CANCELLED'))) return
  for (const { productId } of lines) {
    cache.evict({ id: `Product:${productId}`, fieldName: 'stock' })
  }
}
