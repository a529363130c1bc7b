import { useEffect, useEffectEvent, useRef } from 'react'

/** Users often switch back and forth between tabs. */
const MIN_AGE_MS = 10_000

/**
 * Reloads data when its tab comes back to the front, or its page from the browser's cache. Failures are ignored: the
 * loaded data stays.
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
