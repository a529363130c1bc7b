import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { allWidths, sideways } from './devices.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Loads axe and a readable media-query width into every page in the context. Must be called before the first page is
 * opened.
 */
export async function addAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: script })
  await context.addInitScript(exposeWidth, [...allWidths, sideways.width])
}

/** `--applied-width` is the width in pixels that the page's media queries see. */
function exposeWidth(widths: readonly number[]): void {
  const sheet = new CSSStyleSheet()
  for (const width of widths)
    sheet.insertRule(`@media (width: ${width}px) { :root { --applied-width: ${width} } }`)
  document.adoptedStyleSheets.push(sheet)
}

interface CheckedScreen {
  name: string
  /** In pixels. */
  widths: readonly number[]
  /** Selects the open dialog, or our additions to a page that others have written. */
  part?: string
}

/** Returns axe's findings for the page at each width, as 'name, 360 px: rule at element'. */
export async function findBarriers(
  page: Page,
  { name, widths, part }: CheckedScreen,
): Promise<string[]> {
  const barriers: string[] = []
  for (const width of widths) {
    await resize(page, width)
    for (const barrier of await runAxe(page, part))
      barriers.push(`${name}, ${width} px: ${barrier}`)
  }
  return barriers
}

/**
 * Changes the width, and waits until the page has it. On a busy machine, the page can have its new layout width while
 * media queries still see the old width.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(hasWidth, width)
}

function hasWidth(width: number): boolean {
  const applied = getComputedStyle(document.documentElement).getPropertyValue('--applied-width')
  return innerWidth === width && Number(applied) === width
}

/** Runs all rules, and two that are off by default: target sizes, and visible labels in names. */
function runAxe(page: Page, part?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
      },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any }) => {
        const reasons = any.map(({ message }) => message).join(' ')
        return `${id} at ${target.join(' ')}: ${html.slice(0, 200)} ${reasons}`
      }),
    )
  }, part)
}
