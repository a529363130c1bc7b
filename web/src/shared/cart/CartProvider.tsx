import { useApolloClient } from '@apollo/client/react'
import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useViewer } from '../../apollo/session.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Cart, CartLine } from './cart-rules.ts'
import { CartSync, type RejectedChange } from './cart-sync.ts'
import { useAskToLogin } from './use-ask-to-login.ts'
import { useFlushOnLeave } from './use-flush-on-leave.ts'
import { useFreshCart } from './use-fresh-cart.ts'

const CartContext = createContext<Cart | null>(null)
const LinesContext = createContext<ReadonlyMap<string, CartLine>>(new Map())
const SyncContext = createContext<CartSync | null>(null)

/** The viewer's cart; null for guests. */
export const useCart = () => use(CartContext)

/** The product's cart line, if there is one. */
export const useCartLine = (productId: string) => use(LinesContext).get(productId)

/** Sends changes to the cart; null for guests. */
export const useCartSync = () => use(SyncContext)

/** Reads the cart from the cache once for all product cards. */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const cart = useViewer().viewer?.cart ?? null
  const cartId = cart?.id
  const [rejected, setRejected] = useState<RejectedChange | null>(null)
  useLoginAfter(rejected)
  const sync = useMemo(
    () => (cartId ? new CartSync(client, cartId, { ...events, signedOut: setRejected }) : null),
    [client, cartId],
  )
  useFreshCart(cart, sync)
  useFlushOnLeave(sync)
  const lines = useMemo(
    () => new Map(cart?.lines.map((line) => [line.product.id, line])),
    [cart?.lines],
  )
  return (
    <SyncContext value={sync}>
      <LinesContext value={lines}>
        <CartContext value={cart}>
          {children}
          {cart && <Announcer key={cart.id} cart={cart} />}
        </CartContext>
      </LinesContext>
    </SyncContext>
  )
}

/**
 * Redirects to the login when the session has ended. Runs in an effect, because the router's function changes with the
 * page.
 */
function useLoginAfter(rejected: RejectedChange | null) {
  const askToLogin = useEffectEvent(useAskToLogin())
  useEffect(() => {
    if (rejected) askToLogin(rejected)
  }, [rejected])
}

/** Announces changes to the cart to screen readers, but not its initial content. */
function Announcer({ cart }: { cart: Cart }) {
  const [first] = useState(cart)
  return <VisuallyHidden role="status">{cart === first ? '' : describe(cart)}</VisuallyHidden>
}

function describe({ lines, totalQuantity, total }: Cart): string {
  if (lines.length === 0) return 'Your cart is empty'
  return `${formatCount(totalQuantity, 'item')} in your cart, ${formatMoney(total.amount)}`
}

const notChanged = 'We couldn’t update your cart. Please try again.'

const events = {
  added: () => toast.success('Item added'),
  removed: (undo: (() => void) | null) => toast.success('Item remove', undo),
  refused: (messages: string[]) => messages.forEach((message) => toast.error(message)),
  failed: (error: unknown) => toast.error(toErrorMessage(error, notChanged)),
}
