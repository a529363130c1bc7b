import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Browsers count what moves within 500 ms of an input as caused by it. */
const DELAY_MS = 700

/** Delays the page's replies to this operation, so that content that moves then counts as a layout shift. */
export async function delayReplies(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await delay(DELAY_MS)
    await route.fallback()
  })
}
