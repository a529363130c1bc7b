import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Where each visited page was scrolled to, by the key of its place in the history. */
const positions = new Map<string, number>()

/** A new page begins at its top; going back finds the old one where it was left. */
export function useScrollRestoration() {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop

  // Both are layout effects: the listener of the page before must be gone when the new one scrolls to its top.
  useIsomorphicLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  // A change of the query alone (typing into the search box) stays where it is.
  useIsomorphicLayoutEffect(() => {
    window.scrollTo(0, isBack ? (positions.get(key) ?? 0) : 0)
  }, [pathname])
}

/** React warns about layout effects on a server. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
