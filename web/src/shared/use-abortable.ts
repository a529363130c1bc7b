import { useCallback, useEffect, useState } from 'react'

/** Signals for uploads, by key: a new upload, `stop` and unmounting abort the former upload with the same key. */
export function useAbortable<Key>() {
  const [controllers] = useState(() => new Map<Key, AbortController>())
  const stop = useCallback((key: Key) => controllers.get(key)?.abort(), [controllers])
  useEffect(
    () => () => {
      for (const controller of controllers.values()) controller.abort()
    },
    [controllers],
  )
  const start = (key: Key): AbortSignal => {
    stop(key)
    const controller = new AbortController()
    controllers.set(key, controller)
    return controller.signal
  }
  return { start, stop }
}
