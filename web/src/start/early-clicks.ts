/** The elements whose clicks need the app. */
const CLICKABLE = 'button, a[href]'

/** An element that was clicked before the app was ready. */
interface EarlyClick {
  element: HTMLElement
  /** The element's centre, in the page's coordinates. */
  x: number
  y: number
}

/**
 * Keeps clicks on buttons until the app is ready, and any later clicks on links. Other links need no app. Returns a
 * function that repeats the clicks in their order.
 */
export function keepEarlyClicks(): () => Promise<void> {
  const clicks: EarlyClick[] = []
  const done = new AbortController()
  const keep = (event: MouseEvent) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKABLE) : null
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!element || opensElsewhere || (element.tagName === 'A' && clicks.length === 0)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicks.push({ element, ...findMiddle(element) })
  }
  document.addEventListener('click', keep, { capture: true, signal: done.signal })
  return async () => {
    done.abort()
    for (const click of clicks) {
      findElement(click)?.click()
      // The app renders before the next click.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

function findMiddle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2 + window.scrollX, y: top + height / 2 + window.scrollY }
}

/**
 * Finds the clicked element. If the app has rendered the page again, as it does for logged-in users, finds the element
 * with the same name or target at the same place.
 */
function findElement({ element, x, y }: EarlyClick): HTMLElement | null {
  if (element.isConnected) return element
  const there = document.elementFromPoint(x - window.scrollX, y - window.scrollY)
  const again = there?.closest<HTMLElement>(CLICKABLE) ?? null
  return again && getName(again) === getName(element) ? again : null
}

function getName(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('aria-label') ?? getText(element)
}

/** Omits text that screen readers skip, such as the words that the search button types. */
function getText({ childNodes }: Element): string {
  const spoken = [...childNodes].filter(
    (node) => !(node instanceof Element && node.hasAttribute('aria-hidden')),
  )
  return spoken.map(({ textContent }) => textContent).join('')
}
