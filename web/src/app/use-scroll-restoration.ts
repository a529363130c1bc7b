import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { getPlace, isPageRestored, notePlace, savePlaces, toEntryId } from '../lib/places.ts'

/** By then the content is loaded, or it is slow and shorter than it was. */
const RESERVED_MS = 10_000
const CHECK_MS = 200

/**
 * Scrolls new pages to the top, and restores the position of pages that are shown again: by going back, after a
 * reload, and after a visit of another site. The height of `content` is reserved until its list is loaded again.
 */
export function useScrollRestoration(content: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const entryId = toEntryId(location)
  const isBack = useNavigationType() === NavigationType.Pop

  // Layout effects, so that the old page's listener is removed before the new page scrolls.
  useIsomorphicLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () =>
      notePlace(entryId, { y: window.scrollY, height: content.current?.offsetHeight ?? 0 })
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', savePlaces)
    document.addEventListener('visibilitychange', savePlaces)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', savePlaces)
      document.removeEventListener('visibilitychange', savePlaces)
    }
  }, [entryId, content])

  // A change of only the query, such as typing a search, does not scroll.
  const isFirst = useRef(true)
  useIsomorphicLayoutEffect(() => {
    const isReturn = isFirst.current ? isPageRestored() : isBack
    const isScrolled = isFirst.current && window.scrollY > 0
    isFirst.current = false
    // The first page stays where it was scrolled before the app was ready.
    if (isScrolled) {
      notePlace(entryId, { y: window.scrollY, height: content.current?.offsetHeight ?? 0 })
      return undefined
    }
    const { y, height } = isReturn ? getPlace(entryId) : { y: 0, height: 0 }
    const release = y > 0 && content.current ? reserve(content.current, height) : undefined
    window.scrollTo(0, y)
    return release
  }, [location.pathname])
}

/** Reserves the height of the content until it fills the window again. Returns how to end that. */
function reserve(content: HTMLElement, height: number): () => void {
  content.style.minHeight = `${height}px`
  const startedAt = Date.now()
  const release = () => {
    content.style.minHeight = ''
    clearInterval(timer)
  }
  const timer = setInterval(() => {
    const end = content.lastElementChild?.getBoundingClientRect().bottom ?? 0
    if (end >= window.innerHeight || Date.now() - startedAt > RESERVED_MS) release()
  }, CHECK_MS)
  return release
}

/** Avoids React's warning about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
