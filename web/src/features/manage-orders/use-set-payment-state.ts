import { toErrorMessage } from '../../apollo/error-message.ts'
import {
  type PaymentState,
  useSetPaymentStateMutation,
} from '../../apollo/manage-orders.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Notes whether the money of an order is there and says how that went. What shows the order follows by its id. */
export function useSetPaymentState(orderId: string) {
  const [mutate, { loading }] = useSetPaymentStateMutation()
  const set = async (state: PaymentState) => {
    try {
      const { data } = await mutate({ variables: { input: { orderId, state } } })
      const refusals = data?.setPaymentState.userErrors ?? []
      for (const { message } of refusals) toast.error(message)
      if (refusals.length === 0) toast.success('Payment updated')
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
  return { set, isBusy: loading }
}
