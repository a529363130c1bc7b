import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The scroll positions of visited pages, by location key. */
const positions = new Map<string, number>()

/**
 * Scrolls new pages to the top, and restores the position when going back. The first page stays where it was scrolled
 * before the app was ready.
 */
export function useScrollRestoration() {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop

  // Layout effects, so that the old page's listener is removed before the new page scrolls.
  useIsomorphicLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  // A change of only the query, such as typing a search, does not scroll.
  const isFirst = useRef(true)
  useIsomorphicLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      positions.set(key, window.scrollY)
      return
    }
    window.scrollTo(0, isBack ? (positions.get(key) ?? 0) : 0)
  }, [pathname])
}

/** Avoids React's warning about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
