import { useLoginRedirect } from '../use-login-redirect.ts'
import type { RejectedChange } from './cart-sync.ts'

/** Redirects to the login, with the product to add afterwards. */
export function useAskToLogin(): (change: RejectedChange) => void {
  const redirect = useLoginRedirect()
  return ({ productId, wasInCart }) =>
    redirect(
      wasInCart ? 'Please login to update cart' : 'Please login to add items to cart',
      productId,
    )
}
