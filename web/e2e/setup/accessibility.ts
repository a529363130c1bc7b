import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Loads axe into every page of the context. Must be called before the first page is opened. */
export const addAxe = (context: BrowserContext) => context.addInitScript({ path: script })

interface CheckedScreen {
  name: string
  /** In pixels. */
  widths: readonly number[]
  /** Selects the open dialog, or what the store adds to a page that others have written. */
  part?: string
}

/** What axe objects to on the page at each width, as 'name, 360 px: rule at element'. */
export async function findBarriers(
  page: Page,
  { name, widths, part }: CheckedScreen,
): Promise<string[]> {
  const barriers: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(waitForWidth, width)
    for (const barrier of await runAxe(page, part))
      barriers.push(`${name}, ${width} px: ${barrier}`)
  }
  return barriers
}

/** A new size reaches the page some time after it was set, and media queries apply with the next frame. */
async function waitForWidth(width: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (innerWidth !== width) await nextFrame()
  await nextFrame()
  await nextFrame()
}

/** All rules, and two that are off by default: the size of targets, and visible labels in names. */
function runAxe(page: Page, part?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
      },
    })
    // The search button shows examples of what to search for, one letter after the other, like a placeholder.
    const isExample = (html: string) => html.includes('aria-label="Search for products"')
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => id !== 'label-content-name-mismatch' || !isExample(html))
        .map(({ target, html, any }) => {
          const reasons = any.map(({ message }) => message).join(' ')
          return `${id} at ${target.join(' ')}: ${html.slice(0, 200)} ${reasons}`
        }),
    )
  }, part)
}
