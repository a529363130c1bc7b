import type { Locator, Page } from 'playwright-core'

/** Waits until the element, or an element within it, has the focus. */
export async function waitForFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus-within')).waitFor()
}

/** Waits until closed dialogs have left the history, because going back cancels a navigation. */
export async function leaveDialogs(page: Page): Promise<void> {
  await page.waitForFunction(() => !JSON.stringify(history.state).includes('isOverlay'))
}
