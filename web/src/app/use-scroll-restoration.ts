import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getPlace, isPageRestored, notePlace, savePlaces, START, toEntryId } from '../lib/places.ts'

/** By then the content has loaded, and may be shorter than before. */
const RESERVED_MS = 10_000

/**
 * Scrolls new pages to the top, and restores the position when a page is shown again: by going back, after a reload,
 * and after a visit to another site. Reserves the height of `content` while its list reloads.
 */
export function useScrollRestoration(content: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const entryId = toEntryId(location)
  const isBack = useNavigationType() === NavigationType.Pop

  // Layout effects, so that the old page's listener is removed before the new page scrolls.
  useIsomorphicLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => notePlace(entryId, { y: window.scrollY })
    window.addEventListener('scroll', remember, { passive: true })
    // Also fires when the page closes.
    document.addEventListener('visibilitychange', savePlaces)
    return () => {
      window.removeEventListener('scroll', remember)
      document.removeEventListener('visibilitychange', savePlaces)
    }
  }, [entryId])

  // A change to only the query, such as typing a search, does not scroll.
  const isFirst = useRef(true)
  useIsomorphicLayoutEffect(() => {
    const isNewVisit = isFirst.current && !isPageRestored()
    isFirst.current = false
    // The first page keeps the position to which it was scrolled before the app was ready.
    if (isNewVisit) {
      notePlace(entryId, { ...START, y: window.scrollY })
      return undefined
    }
    const { y } = isBack ? getPlace(entryId) : START
    const release = y > 0 && content.current ? reserve(content.current, y) : undefined
    window.scrollTo(0, y)
    return release
  }, [location.pathname])
}

/**
 * Reserves the height down to the last visible position while the content loads. Returns a function that ends this.
 * Until then, the browser must not follow the content below the list, which new rows move down.
 */
function reserve({ style }: HTMLElement, y: number): () => void {
  style.minHeight = `${y + window.innerHeight}px`
  style.overflowAnchor = 'none'
  const release = () => {
    style.minHeight = ''
    style.overflowAnchor = ''
  }
  const timer = setTimeout(release, RESERVED_MS)
  return () => {
    clearTimeout(timer)
    release()
  }
}

/** Avoids React's warning about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
