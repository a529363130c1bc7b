import type { BrowserContext, Page } from 'playwright-core'

/**
 * Marks each page when the app has replaced the server-rendered content. Must be called before the first page is
 * opened.
 */
export async function markWhenReady(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const mark = () => document.documentElement.setAttribute('data-ready', '')
    document.addEventListener('app-ready', mark, { once: true })
  })
}

/** Waits for the mark from `markWhenReady`. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
}
