import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus on navigation, so that screen readers announce the new page: to the field with `data-autofocus`, to
 * the heading, or to the main region. Not on the first page, and not if a search box keeps the focus.
 */
export function usePageFocus() {
  const { pathname } = useLocation()
  const mainRef = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    const main = mainRef.current
    if (shown.current === pathname || !main) return
    shown.current = pathname
    const active = document.activeElement
    if (active instanceof HTMLInputElement && active.dataset['keepFocus'] !== undefined) return
    const heading = main.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const first = main.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? heading ?? main).focus({ preventScroll: true })
  }, [pathname])
  return mainRef
}
