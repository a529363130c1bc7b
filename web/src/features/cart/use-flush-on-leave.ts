import { useEffect } from 'react'
import type { CartSync } from './cart-sync.ts'

/**
 * Sends the changes of the cart when the page closes or goes to the background, where phones close it without an event.
 */
export function useFlushOnLeave(sync: CartSync | null): void {
  useEffect(() => {
    const flush = () => sync?.flush()
    const onChange = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [sync])
}
