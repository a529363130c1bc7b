import { useNavigate } from 'react-router-dom'
import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useCartLine, useCartSync } from './CartProvider.tsx'
import type { CartProduct } from './cart-rules.ts'

/**
 * The quantity of a product in the cart, and a function to set it. Guests are redirected to the login, with state that
 * says where to return to and what to add.
 */
export function useQuantity(product: CartProduct): [number, (quantity: number) => void] {
  const navigate = useNavigate()
  const sync = useCartSync()
  const { hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const quantity = useCartLine(product.id)?.quantity ?? 0
  const setQuantity = (next: number) => {
    if (sync) {
      sync.setQuantity(product, next)
      return
    }
    if (hasFailed) {
      toast.error('Your cart could not be loaded. Please try again.')
      void reload()
      return
    }
    toast.errorOnNextPage(
      quantity === 0 ? 'Please login to add items to cart' : 'Please login to update cart',
    )
    const from = window.location.pathname + window.location.search
    void navigate(paths.login, { state: { from, add: product.id } })
  }
  return [quantity, setQuantity]
}
