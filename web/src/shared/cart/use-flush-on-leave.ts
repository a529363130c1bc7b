import { useEffect } from 'react'
import type { CartSync } from './cart-sync.ts'

/** Sends the cart changes when the page closes or goes to the background, where phones close it without an event. */
export function useFlushOnLeave(sync: CartSync | null): void {
  useEffect(() => {
    const flush = () => sync?.flush()
    window.addEventListener('pagehide', flush)
    // Also runs when the page comes to the front. Few changes are pending then, and sending a quantity twice is
    // harmless.
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [sync])
}
