import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Cart_CartFragment as Cart,
  type CheckoutQuery,
  useCheckoutQuery,
} from '../../apollo/generated.ts'
import { useCartSync } from '../../features/cart/CartProvider.tsx'
import { isQuoteOf } from './quote-match.ts'

export type Shown = NonNullable<ReturnType<typeof shownOf>>

/**
 * What the checkout of this cart stands on, of today: addresses, quote, and with a key the UPI payment of the same
 * total. Asks anew whenever the cart has changed and the server knows of it.
 */
export function useDesk(cart: Cart, upiKey: string | null) {
  const { data, previousData, error, refetch } = useCheckoutQuery({
    variables: { idempotencyKey: upiKey ?? '', withUpi: upiKey !== null },
    // Never a figure of before, not even for a moment.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [hasFailed, setHasFailed] = useState(false)
  const refresh = async () => {
    setHasFailed(false)
    await refetch().catch(() => setHasFailed(true))
  }
  // While the QR code is on its way, the rest stays.
  const shown = shownOf(cart, data ?? previousData)
  useFollowCart(cart, shown && !shown.isFresh ? shown.quote : null, refresh)
  return { shown, hasFailed: hasFailed || Boolean(error), refresh }
}

function shownOf(cart: Cart, { store, viewer }: Partial<CheckoutQuery> = {}) {
  if (!store || !viewer) return null
  const { addresses, quote } = viewer
  const isFresh = isQuoteOf(quote, cart)
  return {
    addresses: addresses.filter(({ active }) => active),
    quote,
    /** False while the quote is not that of the cart on the screen. */
    isFresh,
    /** Null while it is on its way. */
    upi: (isFresh && quote.upi) || null,
    offersCard: store.cardPayments,
  }
}

/** Asks anew while there is a quote that is out of date, once the server has heard of every wish. */
function useFollowCart(cart: Cart, outdated: object | null, refresh: () => Promise<void>) {
  const sync = useCartSync()
  const ask = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!outdated) return
    let isOver = false
    void sync?.settled().then(() => {
      if (!isOver) ask()
    })
    return () => {
      isOver = true
    }
  }, [cart, outdated, sync])
}
