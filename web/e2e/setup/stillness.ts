import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutShift } from './browser.ts'

export type Stillness = ReturnType<typeof stillnessOf>

/** Watches that nothing on the page moves by itself, while pictures and answers arrive. */
export function stillnessOf(page: Page) {
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
