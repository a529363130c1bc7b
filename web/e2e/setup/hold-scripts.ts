import type { Page } from 'playwright-core'

/** Holds the app's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/vendor/, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}
