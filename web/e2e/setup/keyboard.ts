import type { Locator, Page } from 'playwright-core'

/** More than a page has focusable elements. */
const MAX_PRESSES = 100

type Direction = 'here' | 'Tab' | 'Shift+Tab'

/** Simulates a person without a mouse: Tab, Enter, Space and letters. */
export function createKeyboard(page: Page) {
  /** Moves on with Tab, or back with Shift+Tab, until the element has the focus. */
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const direction = await target.evaluate(findDirection)
      if (direction === 'here') return
      await page.keyboard.press(direction)
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`)
  }
  return {
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(target)
      await page.keyboard.press(key)
    },
    /** Types the values into the fields with these labels. Tabbing into a field selects its value. */
    fillIn: async (texts: Record<string, string>, within: Page | Locator = page) => {
      for (const [label, text] of Object.entries(texts)) {
        await tabTo(within.getByLabel(label, { exact: true }))
        await page.keyboard.type(text)
      }
    },
  }
}

/** Runs in the page. */
function findDirection(target: Element): Direction {
  const { activeElement } = document
  if (activeElement === target) return 'here'
  const position = activeElement?.compareDocumentPosition(target) ?? 0
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
