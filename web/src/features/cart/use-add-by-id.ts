import { toErrorMessage } from '../../apollo/error-message.ts'
import { useAddToCartMutation } from '../../apollo/generated.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Puts one piece of a product into the cart, of which nothing but its id is known. Nothing, when it is there already. */
export function useAddById() {
  const [mutate] = useAddToCartMutation()
  return async (productId: string) => {
    try {
      const { data } = await mutate({ variables: { input: { productId, quantity: 1 } } })
      const refusals = data?.addToCart.userErrors ?? []
      if (refusals.length === 0) toast.success('Item added')
      for (const { code, message } of refusals) {
        if (code !== 'ALREADY_IN_CART') toast.error(message)
      }
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
}
