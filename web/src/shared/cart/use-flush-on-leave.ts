import { useEffect } from 'react'
import type { CartSync } from './cart-sync.ts'

/**
 * Sends the changes of the cart when the page closes or goes to the background, where phones close it without an event.
 */
export function useFlushOnLeave(sync: CartSync | null): void {
  useEffect(() => {
    const flush = () => sync?.flush()
    window.addEventListener('pagehide', flush)
    // Also when it comes to the front: then little is pending, and what is sent twice is the same.
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [sync])
}
