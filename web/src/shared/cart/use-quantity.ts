import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useCartLine, useCartSync } from './CartProvider.tsx'
import type { CartProduct } from './cart-rules.ts'
import { useAskToLogin } from './use-ask-to-login.ts'

/**
 * Returns a product's quantity in the cart, and a function that sets it and returns the new quantity: at most the
 * stock, so that decreasing goes to the number left. Guests are redirected to the login.
 */
export function useQuantity(product: CartProduct): [number, (quantity: number) => number] {
  const askToLogin = useAskToLogin()
  const sync = useCartSync()
  const { hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const quantity = useCartLine(product.id)?.quantity ?? 0
  const setQuantity = (requested: number) => {
    const next = Math.min(requested, product.available)
    if (sync) sync.setQuantity(product, next)
    else if (hasFailed) {
      toast.error('We couldn’t load your cart. Please try again.')
      void reload()
    } else askToLogin({ productId: product.id, wasInCart: quantity > 0 })
    return next
  }
  return [quantity, setQuantity]
}
