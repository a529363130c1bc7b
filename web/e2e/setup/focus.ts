import type { Locator } from 'playwright-core'

/** Waits until the element, or an element within it, has the focus. */
export async function waitForFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus-within')).waitFor()
}
