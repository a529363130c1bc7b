import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { RejectedChange } from './cart-sync.ts'

/** Redirects to the login, with state that says where to return to and what to add. */
export function useAskToLogin(): (change: RejectedChange) => void {
  const navigate = useNavigate()
  return ({ productId, wasInCart }) => {
    toast.errorOnNextPage(
      wasInCart ? 'Please login to update cart' : 'Please login to add items to cart',
    )
    const from = window.location.pathname + window.location.search
    const state = productId === null ? { from } : { from, add: productId }
    void navigate(paths.login, { state })
  }
}
