import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export type LayoutShiftWatch = ReturnType<typeof watchLayoutShift>

/** Checks that nothing on the page shifts while images and responses arrive. */
export function watchLayoutShift(page: Page) {
  let forgiven = 0
  page.on('domcontentloaded', () => {
    forgiven = 0
  })
  return {
    check: async (step: string) => {
      const { total, moved } = await layoutShift(page)
      expect(total - forgiven, `${step}: ${moved.join(', ')}`).toBeLessThanOrEqual(0.01)
    },
    /** Ignores all shifts so far, such as a list that has grown because the person added something. */
    forgive: async () => {
      forgiven = (await layoutShift(page)).total
    },
  }
}

/**
 * Returns the unexpected layout shift so far (Cumulative Layout Shift) and the elements that moved. Excludes toasts,
 * which push each other around above the page.
 */
function layoutShift(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0
        const moved: string[] = []
        const toasts = document.getElementById('toasts')
        const isOnPage = (source: unknown): source is { node: Node } =>
          typeof source === 'object' &&
          source !== null &&
          'node' in source &&
          source.node instanceof Node &&
          !toasts?.contains(source.node)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
            if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
            const sources = entry.sources.filter(isOnPage)
            if (sources.length === 0) continue
            total += Number(entry.value)
            for (const { node } of sources) {
              moved.push(`${node.nodeName.toLowerCase()} "${node.textContent?.slice(0, 40)}"`)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ total, moved }), 100)
      }),
  )
}
