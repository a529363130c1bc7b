import { useEffect, useEffectEvent, useState } from 'react'
import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import { type CheckoutQuery, useCheckoutQuery } from './Checkout.generated.ts'
import type { Quote_QuoteFragment as Quote } from './Quote.generated.ts'
import { useCartSync } from '../../shared/cart/CartProvider.tsx'

export type CheckoutData = NonNullable<ReturnType<typeof toCheckoutData>>

/** Loads addresses and quote. Reloads them when the cart has changed, once the server has the change. */
export function useCheckoutData(cart: Cart) {
  const { data, error, refetch } = useCheckoutQuery({
    // Never shows cached prices, not even for a moment.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [hasFailed, setHasFailed] = useState(false)
  const refresh = async () => {
    setHasFailed(false)
    await refetch().catch(() => setHasFailed(true))
  }
  const checkoutData = toCheckoutData(cart, data)
  const outdated = checkoutData && !checkoutData.isFresh ? checkoutData.quote : null
  useRefreshOutdated(cart, outdated, refresh)
  return { data: checkoutData, hasFailed: hasFailed || Boolean(error), refresh }
}

function toCheckoutData(cart: Cart, { store, viewer }: Partial<CheckoutQuery> = {}) {
  if (!store || !viewer) return null
  const { addresses, lastAddressId, ifItemMissing, cashUnavailable, quote } = viewer
  const isFresh = matchesCart(quote, cart)
  return {
    store,
    addresses: addresses.filter(({ active }) => active),
    lastAddressId,
    ifItemMissing,
    cashUnavailable,
    quote,
    /** Whether the quote is for the cart on the screen. */
    isFresh,
    /** The UPI payment that has begun, perhaps in another tab or on another day. */
    openPayment: viewer.upiPayment,
  }
}

/** Whether the quote has the cart's products, quantities and prices, including the removed products. */
export function matchesCart(quote: Quote, { lines, gone }: Cart): boolean {
  const quoted = new Map(quote.lines.map((line) => [line.productId, line]))
  return (
    quote.lines.length === lines.length + gone.length &&
    lines.every(({ product, quantity }) => {
      const line = quoted.get(product.id)
      return (
        line?.wantedQuantity === quantity &&
        line.discountedPrice.amount === product.discountedPrice.amount
      )
    })
  )
}

/** Refreshes an outdated quote once all pending cart changes have reached the server. */
function useRefreshOutdated(cart: Cart, outdated: Quote | null, refresh: () => Promise<void>) {
  const sync = useCartSync()
  const refreshNow = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!outdated) return
    let isCancelled = false
    void sync?.settled().then(() => {
      if (!isCancelled) refreshNow()
    })
    return () => {
      isCancelled = true
    }
  }, [cart, outdated, sync])
}
