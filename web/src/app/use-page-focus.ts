import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The `href` of the link through which the user left a page, by location key. */
const leftThrough = new Map<string, string>()

/**
 * Moves the focus on navigation, so that screen readers announce the new page: to the field with `data-autofocus`, to
 * the heading, or to the main region; when going back, to the link through which the user left the page. Does nothing
 * on the first page, and if a search box keeps the focus.
 */
export function usePageFocus() {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
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
    const first =
      (isBack && findLink(main, leftThrough.get(key))) ||
      main.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? heading ?? main).focus({ preventScroll: true })
  }, [isBack, key, pathname])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (href) leftThrough.set(key, href)
    }
    const main = mainRef.current
    main?.addEventListener('click', remember, true)
    return () => main?.removeEventListener('click', remember, true)
  }, [key])
  return mainRef
}

/** Returns the first link with this `href` that the keyboard reaches. */
function findLink(main: HTMLElement, href: string | undefined) {
  return [...main.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === href && link.tabIndex >= 0,
  )
}
