import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useCartLine, useCartSync } from './CartProvider.tsx'
import type { CartProduct } from './cart-rules.ts'
import { useAskToLogin } from './use-ask-to-login.ts'

/**
 * The quantity of a product in the cart, and a function to set it. Guests are redirected to the login.
 */
export function useQuantity(product: CartProduct): [number, (quantity: number) => void] {
  const askToLogin = useAskToLogin()
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
    askToLogin({ productId: product.id, wasInCart: quantity > 0 })
  }
  return [quantity, setQuantity]
}
