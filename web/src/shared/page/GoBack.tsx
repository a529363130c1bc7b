import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../lib/urls/paths.ts'
import { getReturnPath, getWantedProduct } from '../../lib/urls/return-path.ts'
import { useAddToCartMutation } from './GoBack.generated.ts'
import type { Role } from '../../apollo/schema-types.generated.ts'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { toast } from '../../ui/toast/toast.ts'

interface GoBackProps {
  state: unknown
  role: Role
}

/**
 * After a login, redirects back, and adds the product that the user tried to add as a guest. Without a page to return
 * to, customers get to the front page and the team to the dashboard.
 */
export function GoBack({ state, role }: GoBackProps) {
  const add = useAddById()
  const addWanted = useEffectEvent(() => {
    const productId = getWantedProduct(state)
    if (productId !== null) void add(productId)
  })
  useEffect(() => addWanted(), [])
  return (
    <Navigate
      to={getReturnPath(state, role === 'USER' ? paths.home : paths.accountStart)}
      replace
    />
  )
}

/** Adds one item by its product id. Does nothing if it is in the cart already. */
function useAddById() {
  const add = useAddToCartMutation()
  return async (productId: string) => {
    try {
      const { userErrors } = await add({ productId, quantity: 1 })
      if (userErrors.length === 0) toast.success('Item added')
      for (const { code, message } of userErrors) {
        if (code !== 'ALREADY_IN_CART') toast.error(message)
      }
    } catch (error) {
      toast.error(toErrorMessage(error))
    }
  }
}
