import type { Page } from 'playwright-core'
import { resize } from './accessibility.ts'
import { sideways } from './devices.ts'

export const phoneWidth = 360

/** Finds content wider than a phone's screen at double text size, as 'name: …'. `part` selects an open dialog. */
export async function findWideContent(page: Page, name: string, part = 'html'): Promise<string[]> {
  await resize(page, phoneWidth)
  const sheet = await page.evaluateHandle(enlargeText)
  const wide = await page.evaluate(findOverflow, part)
  await sheet.evaluate((added) => added.replaceSync(''))
  return wide.map((element) => `${name}, text of 200 %: wider than the screen is ${element}`)
}

/** Finds bars that leave less than half the screen on a phone held sideways, as 'name: …'. */
export async function findTallBars(page: Page, name: string): Promise<string[]> {
  await resize(page, sideways.width, sideways.height)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const covered = await page.evaluate(measureBars)
  const isTall = covered > sideways.height / 2
  return isTall ? [`${name}, sideways: bars cover ${covered} of ${sideways.height} px`] : []
}

/**
 * Finds elements that the header or a bar covers when they get the focus (WCAG 2.4.11), as 'name: …'. Presses Tab once,
 * so that the browser shows keyboard focus, and focuses the others by script, which scrolls the page in the same way.
 */
export async function findCoveredFocus(
  page: Page,
  name: string,
  widths: readonly number[],
): Promise<string[]> {
  const covered: string[] = []
  for (const width of widths) {
    await resize(page, width)
    await page.evaluate(startAtTop)
    await page.keyboard.press('Tab')
    const found = await page.evaluate(findCovered)
    covered.push(...found.map((element) => `${name}, ${width} px: covered is ${element}`))
  }
  return covered
}

/* The functions below run in the page. */

function enlargeText(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% }')
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/** Returns the innermost elements that widen the page or dialog, outside scrolling parts. */
function findOverflow(part: string): string[] {
  const root = document.querySelector(part)
  if (!root || root.scrollWidth <= root.clientWidth) return []
  const edge = root.getBoundingClientRect().left + root.clientWidth
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const wide = [...root.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect()
    return width > 0 && right > edge && !scrolls(element.parentElement)
  })
  const innermost = wide.filter(
    (element) => !wide.some((other) => element.contains(other) && element !== other),
  )
  return [
    `${root.scrollWidth} px`,
    ...innermost.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 150)),
  ]
}

/**
 * Returns the height in pixels that fixed and sticky elements cover in the middle of the screen, if they have at least
 * half its width.
 */
function measureBars(): number {
  const isBar = (element: Element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
    element.getBoundingClientRect().width > innerWidth / 2
  let covered = 0
  for (let y = 0; y < innerHeight; y += 1) {
    let element = document.elementFromPoint(innerWidth / 2, y)
    while (element && !isBar(element)) element = element.parentElement
    if (element) covered += 1
  }
  return covered
}

function startAtTop(): void {
  window.scrollTo(0, 0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Returns the focusable elements that a header or bar covers. */
function findCovered(): string[] {
  const isBehindBar = (hit: Element, focused: Element) => {
    let element: Element | null = hit
    while (element && !['fixed', 'sticky'].includes(getComputedStyle(element).position))
      element = element.parentElement
    return element !== null && !element.contains(focused)
  }
  const isSeen = (focused: Element) => {
    const box = (focused.closest('label') ?? focused).getBoundingClientRect()
    const shares = [0.5, 0.1, 0.9]
    return shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(
          box.left + box.width * across,
          box.top + box.height * down,
        )
        return hit !== null && !isBehindBar(hit, focused)
      }),
    )
  }
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    element.focus()
    // Hidden, disabled and inert elements cannot be focused.
    if (document.activeElement !== element || element.tabIndex < 0 || isSeen(element)) return []
    const top = Math.round(element.getBoundingClientRect().top)
    return [`${element.outerHTML.slice(0, 150)} at ${top} px`]
  })
}
