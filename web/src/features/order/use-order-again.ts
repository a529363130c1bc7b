import { toErrorMessage } from '../../apollo/error-message.ts'
import { type OrderAgainMutation, useOrderAgainMutation } from '../../apollo/generated.ts'
import { toast } from '../../ui/toast/toast.ts'

export type Again = OrderAgainMutation['orderAgain']

/** Puts an order's products into the cart once more; the cart follows the answer. Null when it was refused. */
export function useOrderAgain() {
  const [mutate, { loading }] = useOrderAgainMutation()
  const orderAgain = async (orderId: string): Promise<Again | null> => {
    try {
      const { data } = await mutate({ variables: { input: { orderId } } })
      const again = data?.orderAgain
      for (const { message } of again?.userErrors ?? []) toast.error(message)
      return again?.userErrors.length === 0 ? again : null
    } catch (error) {
      toast.error(toErrorMessage(error))
      return null
    }
  }
  return { orderAgain, isBusy: loading }
}
