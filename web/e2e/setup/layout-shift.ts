import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export type LayoutShiftWatch = ReturnType<typeof watchLayoutShift>

/** Watches that nothing on the page moves by itself, while pictures and answers arrive. */
export function watchLayoutShift(page: Page) {
  let forgiven = 0
  page.on('domcontentloaded', () => {
    forgiven = 0
  })
  return {
    check: async (step: string) => {
      expect((await layoutShift(page)) - forgiven, step).toBeLessThanOrEqual(0.01)
    },
    /** What has moved so far was meant to: a list that has grown by what the person added. */
    forgive: async () => {
      forgiven = await layoutShift(page)
    },
  }
}

/**
 * How far things have moved on the page by themselves so far (Cumulative Layout Shift). Toasts push each other
 * about while they come and go; they lie above the page and are left out.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const toasts = document.getElementById('toasts')
        const isOnPage = (source: unknown) =>
          typeof source === 'object' &&
          source !== null &&
          'node' in source &&
          source.node instanceof Node &&
          !toasts?.contains(source.node)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
            if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
            if (entry.sources.some(isOnPage)) total += Number(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 100)
      }),
  )
}
