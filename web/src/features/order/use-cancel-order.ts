import { toErrorMessage } from '../../apollo/error-message.ts'
import { useCancelOrderMutation } from '../../apollo/generated.ts'
import { toast } from '../../ui/toast/toast.ts'
import { evictStock } from './evict-stock.ts'

/** Calls off an order and says how that went. Whatever shows the order follows by its id, refused or not. */
export function useCancelOrder() {
  const [mutate, { loading }] = useCancelOrderMutation({
    update: (cache, { data }) => {
      if (data?.cancelOrder.userErrors.length === 0) {
        evictStock(cache, data.cancelOrder.order?.lines ?? [])
      }
    },
  })
  const cancel = async (orderId: string) => {
    try {
      const { data } = await mutate({ variables: { input: { orderId } } })
      const refusals = data?.cancelOrder.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('Order cancelled')
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
  return { cancel, isBusy: loading }
}
