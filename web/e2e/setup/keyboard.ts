import type { Locator, Page } from 'playwright-core'

/** More stops than there are between any two things on a page. */
const patience = 100

type Way = 'here' | 'Tab' | 'Shift+Tab'

/** A person without a mouse: Tab, Enter, Space and letters. */
export function createKeyboard(page: Page) {
  /** Goes on with Tab, or back with Shift+Tab, until the thing has the focus. */
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < patience; presses += 1) {
      const way = await target.evaluate(wayTo)
      if (way === 'here') return
      await page.keyboard.press(way)
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`)
  }
  return {
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(target)
      await page.keyboard.press(key)
    },
    /** Types the texts into the fields of these labels. Tabbing into a field selects what stands there. */
    fillIn: async (texts: Record<string, string>, within: Page | Locator = page) => {
      for (const [label, text] of Object.entries(texts)) {
        await tabTo(within.getByLabel(label, { exact: true }))
        await page.keyboard.type(text)
      }
    },
  }
}

/** Runs in the page. */
function wayTo(target: Element): Way {
  const { activeElement } = document
  if (activeElement === target) return 'here'
  const position = activeElement?.compareDocumentPosition(target) ?? 0
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
