import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getPlace, isPageRestored, notePlace, savePlaces, START, toEntryId } from '../lib/places.ts'

/** By then the content is loaded, and may be shorter than it was. */
const RESERVED_MS = 10_000

/**
 * Scrolls new pages to the top, and restores the position of pages that are shown again: by going back, after a
 * reload, and after a visit of another site. The height of `content` is reserved while its list is loaded again.
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
    // Also fired when the page closes.
    document.addEventListener('visibilitychange', savePlaces)
    return () => {
      window.removeEventListener('scroll', remember)
      document.removeEventListener('visibilitychange', savePlaces)
    }
  }, [entryId])

  // A change of only the query, such as typing a search, does not scroll.
  const isFirst = useRef(true)
  useIsomorphicLayoutEffect(() => {
    const isNewVisit = isFirst.current && !isPageRestored()
    isFirst.current = false
    // The first page stays where it was scrolled before the app was ready.
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
 * Reserves the height down to what was on the screen, while the content is loaded. Returns how to end that. Until then
 * the browser must not follow what stands below the list, which new rows move down.
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
