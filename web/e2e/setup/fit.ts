import type { Page } from 'playwright-core'
import { resize } from './accessibility.ts'
import { isLong, sideways } from './devices.ts'

/** Lists repeat their rows, and load more of them as Tab goes on. */
const MAX_PRESSES = isLong ? 400 : 100

export const phoneWidth = 360

/** With text of twice the size on a phone, what is wider than the screen, as 'name: …'. `part` selects an open dialog. */
export async function findWideContent(page: Page, name: string, part = 'html'): Promise<string[]> {
  await resize(page, phoneWidth)
  const sheet = await page.evaluateHandle(enlargeText)
  const wide = await page.evaluate(findOverflow, part)
  await sheet.evaluate((added) => added.replaceSync(''))
  return wide.map((element) => `${name}, text of 200 %: wider than the screen is ${element}`)
}

/** Bars that leave less than half of a phone held sideways to the page, as 'name: …'. */
export async function findTallBars(page: Page, name: string): Promise<string[]> {
  await resize(page, sideways.width, sideways.height)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const covered = await page.evaluate(measureBars)
  const isTall = covered > sideways.height / 2
  return isTall ? [`${name}, sideways: bars cover ${covered} of ${sideways.height} px`] : []
}

/** Elements that header and bars cover when Tab focuses them (WCAG 2.4.11), as 'name: …'. */
export async function findCoveredFocus(
  page: Page,
  name: string,
  widths: readonly number[],
): Promise<string[]> {
  const covered: string[] = []
  for (const width of widths) {
    await resize(page, width)
    await page.evaluate(startAtTop)
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(describeFocus)
      if (focus === 'none') break
      if (focus !== 'seen') covered.push(`${name}, ${width} px: covered is ${focus}`)
    }
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

/** The innermost elements that widen the page or dialog, outside of parts that scroll. */
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

/** The height in pixels that fixed and sticky elements of at least half the width cover in the middle of the screen. */
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

function describeFocus(): string {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return 'none'
  const isBehindBar = (hit: Element) => {
    let element: Element | null = hit
    while (element && !['fixed', 'sticky'].includes(getComputedStyle(element).position))
      element = element.parentElement
    return element !== null && !element.contains(focused)
  }
  const { left, top, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const shares = [0.5, 0.1, 0.9]
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && !isBehindBar(hit)
    }),
  )
  return isSeen ? 'seen' : `${focused.outerHTML.slice(0, 150)} at ${Math.round(top)} px`
}
