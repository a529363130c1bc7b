import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the new page's heading, or to the main region while it has none, so that a screen reader
 * reads what has come up; where there is a field marked with `data-autofocus`, to that one. Not on the first page,
 * and not where the page has put the focus itself (a search box).
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
