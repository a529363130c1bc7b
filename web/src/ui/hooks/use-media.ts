import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `onServer` on the server. */
function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

export const useIsPhone = () => useMedia('(max-width: 767.98px)')
export const useIsDesktop = () => useMedia('(min-width: 1024px)')
export const useIsStill = () => useMedia('(prefers-reduced-motion: reduce)', true)
