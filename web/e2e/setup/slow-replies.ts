import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Browsers attribute shifts within 500 ms after an input to that input. */
const DELAY_MS = 700

/** Delays the page's replies to this operation, so that content that moves then counts as a layout shift. */
export async function delayReplies(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await delay(DELAY_MS)
    await route.fallback()
  })
}
