import { skipToken, useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Cart_CartFragment as Cart } from '../../../shared/cart/Cart.generated.ts'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx'
import { type CheckoutData, matchesCart } from '../use-checkout-data.ts'
import type { Checkout } from '../use-checkout.ts'
import { ReceiveChoice, type Excluded, type Way } from './ReceiveChoice.tsx'
import { PartOfCartDocument, useReceivingQuery } from './Receiving.generated.ts'
import type { Receiving } from './receiving.ts'

interface WithPickUpProps {
  cart: Cart
  data: CheckoutData
  /** The chosen address's. */
  pincode: string | undefined
  checkout: Checkout
  /** Shows the form for the cart, or for the part of it that this order has. */
  children: (receiving: Receiving, cart: Cart, data: CheckoutData) => ReactNode
}

/** Finds out what can't be delivered, and lets the customer choose how to get the order. The choice is in the URL. */
export default function WithPickUp(props: WithPickUpProps) {
  const { cart, data, pincode, checkout, children } = props
  const query = useReceivingQuery({
    variables: { pincode: pincode ?? null },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [params, setParams] = useSearchParams()
  const rules = query.data ?? query.previousData
  const excluded = findExcluded(cart, data, rules?.viewer?.cart.notDelivered ?? [])
  const isNothingDelivered = excluded.length > 0 && excluded.length === countOrderable(data)
  const way = readWay(params.get('receive'), { excluded, isNothingDelivered, data })
  const part = usePart(way === 'split', cart, data, excluded)
  useReload(checkout, query.refetch)
  if (!rules) {
    if (!query.error) return <CheckoutSkeleton />
    return <ErrorState what="how to get your order" onRetry={() => void query.refetch()} />
  }
  if (excluded.length === 0 && !data.store.pickUpForAll) return children(NO_CHOICE, cart, data)
  const choose = (next: Way) => {
    setParams({ receive: next }, { replace: true })
    checkout.clearErrors()
  }
  const section = (
    <ReceiveChoice
      way={way}
      excluded={excluded}
      isNothingDelivered={isNothingDelivered}
      store={rules.store}
      onChoose={choose}
    />
  )
  const fulfilment = way === 'collect' ? 'PICK_UP' : 'DELIVERY'
  const missing = way === 'deliver' && excluded.length > 0 ? [undecided] : []
  return children({ fulfilment, section, missing }, part.cart, part.data)
}

const NO_CHOICE: Receiving = { fulfilment: 'DELIVERY', section: null, missing: [] }

const undecided = {
  message: 'Some products can’t be delivered. Please collect everything, or split your order.',
  field: null,
}

type Line = Cart['lines'][number]

/** The products of this order that can't be delivered. Those that can't be ordered don't matter. */
function findExcluded(
  { lines }: Cart,
  { quote }: CheckoutData,
  notDelivered: readonly { productId: string; message: string }[],
): Excluded[] {
  const nameOf = ({ productId }: { productId: string }) =>
    lines.find(({ product }) => product.id === productId)?.product
  const isOrdered = (id: string) =>
    quote.lines.some(({ productId, quantity }) => productId === id && quantity > 0)
  return notDelivered.flatMap(({ productId, message }) => {
    const product = nameOf({ productId })
    return product && isOrdered(productId) ? [{ id: productId, name: product.name, message }] : []
  })
}

function countOrderable({ quote }: CheckoutData): number {
  return quote.lines.filter(({ quantity }) => quantity > 0).length
}

interface Rules {
  excluded: readonly Excluded[]
  isNothingDelivered: boolean
  data: CheckoutData
}

function readWay(param: string | null, { excluded, isNothingDelivered, data }: Rules): Way {
  if (excluded.length === 0 && !data.store.pickUpForAll) return 'deliver'
  if (isNothingDelivered || param === 'collect') return 'collect'
  return param === 'split' && excluded.length > 0 ? 'split' : 'deliver'
}

/** The part of the cart that is delivered if the order is split, with its own quote. Otherwise the whole cart. */
function usePart(isSplit: boolean, cart: Cart, data: CheckoutData, excluded: readonly Excluded[]) {
  const isKept = ({ product }: Line) => excluded.every(({ id }) => id !== product.id)
  const lines = cart.lines.filter(isKept)
  const partCart = { ...cart, lines, gone: [] }
  const productIds = lines.map(({ product }) => product.id)
  const policies = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const
  const { data: reply, refetch } = useQuery(
    PartOfCartDocument,
    isSplit ? { variables: { productIds }, ...policies } : skipToken,
  )
  const reload = useEffectEvent(() => {
    if (isSplit && reply) void refetch().catch(() => undefined)
  })
  // The quote of the whole cart was reloaded.
  useEffect(() => reload(), [data.quote])
  if (!isSplit) return { cart, data }
  const quote = reply?.viewer?.quote
  const isFresh = data.isFresh && quote !== undefined && matchesCart(quote, partCart)
  return { cart: partCart, data: { ...data, quote: quote ?? NO_QUOTE, isFresh } }
}

const NO_QUOTE = { lines: [], totalQuantity: 0, subtotal: { amount: 0 }, total: { amount: 0 } }

/** Reloads the rules when an order is rejected because of them. */
function useReload({ errors }: Checkout, refetch: () => Promise<unknown>) {
  const rejection = errors.find(
    ({ code, field }) => code === 'PICK_UP_ONLY' || field === 'fulfilment',
  )
  const reload = useEffectEvent(() => void refetch().catch(() => undefined))
  useEffect(() => {
    if (rejection) reload()
  }, [rejection])
}
