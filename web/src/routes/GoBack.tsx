import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { getReturnPath, getWantedProduct } from '../lib/return-path.ts'
import { toErrorMessage } from '../apollo/error-message.ts'
import { useAddToCartMutation } from '../apollo/generated.ts'
import { toast } from '../ui/toast/toast.ts'

/** Leads who has signed in back to where they were, and adds what they had pressed Add for as a guest. */
export function GoBack({ state }: { state: unknown }) {
  const add = useAddById()
  const addWanted = useEffectEvent(() => {
    const productId = getWantedProduct(state)
    if (productId !== null) void add(productId)
  })
  useEffect(() => addWanted(), [])
  return <Navigate to={getReturnPath(state)} replace />
}

/** Puts one piece of a product into the cart, of which nothing but its id is known. Nothing, when it is there already. */
function useAddById() {
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
