import { useEffect, useEffectEvent, useRef } from 'react'
import { subscribeToOtherTabs } from '../../apollo/cart-channel.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import type { Cart } from './cart-rules.ts'
import type { CartSync } from './cart-sync.ts'

/** The age from which a cart is reloaded when the tab comes to the front. */
const MAX_AGE_MS = 60_000

/**
 * Reloads the cart when another tab has changed it, when this tab comes to the front with an old cart, and when the
 * page comes back from the browser's cache. A tab in the background waits until then.
 */
export function useFreshCart(cart: Cart | null, sync: CartSync | null): void {
  const { reload } = useSessionActions()
  const loadedAt = useRef(0)
  useEffect(() => {
    loadedAt.current = Date.now()
  }, [cart])
  const load = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    // The device's clock may have been set back.
    if (Math.abs(Date.now() - loadedAt.current) < MAX_AGE_MS) return
    // Set before the request, because focus and visibility change together.
    loadedAt.current = Date.now()
    await sync?.refresh(reload)
  })
  const onOtherTab = useEffectEvent(() => {
    loadedAt.current = 0
    void load()
  })
  useEffect(() => {
    const onFront = () => void load()
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onOtherTab()
    }
    const unsubscribe = subscribeToOtherTabs(() => onOtherTab())
    window.addEventListener('focus', onFront)
    window.addEventListener('pageshow', onReturn)
    document.addEventListener('visibilitychange', onFront)
    return () => {
      unsubscribe()
      window.removeEventListener('focus', onFront)
      window.removeEventListener('pageshow', onReturn)
      document.removeEventListener('visibilitychange', onFront)
    }
  }, [])
}
