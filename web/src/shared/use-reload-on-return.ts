import { useEffect, useEffectEvent, useRef } from 'react'

/** Tabs are often switched back and forth. */
const MIN_AGE_MS = 10_000

/**
 * Loads data again when its tab comes back to the front, or its page from the browser's cache. A failure is ignored:
 * what was loaded stays.
 */
export function useReloadOnReturn(reload: () => Promise<unknown>): void {
  const loadedAt = useRef(0)
  const onReturn = useEffectEvent(() => {
    const isRecent = Date.now() - loadedAt.current < MIN_AGE_MS
    if (document.visibilityState !== 'visible' || isRecent) return
    loadedAt.current = Date.now()
    reload().catch(() => undefined)
  })
  useEffect(() => {
    loadedAt.current = Date.now()
    const listener = () => onReturn()
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('pageshow', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('pageshow', listener)
    }
  }, [])
}
