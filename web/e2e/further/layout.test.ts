import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { markWhenReady, waitUntilReady } from '../setup/app-ready.ts'
import { devices } from '../setup/devices.ts'
import { waitForFocus } from '../setup/focus.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

it('a product row scrolls by 200 px per click, with arrows only where there is more', async () => {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Dairy & Eggs' }).scrollIntoViewIfNeeded()
  const track = page.locator('ul[aria-label="Dairy & Eggs"]')
  await track.getByRole('link').first().waitFor()
  const left = page.getByRole('button', { name: 'Scroll Dairy & Eggs left' })
  const right = page.getByRole('button', { name: 'Scroll Dairy & Eggs right' })
  const scrolled = () => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  /** Waits until the row stops scrolling, and returns its position. */
  const rest = async () => {
    await track.evaluate((row) => new Promise((done) => row.addEventListener('scrollend', done)))
    return scrolled()
  }
  await left.waitFor({ state: 'hidden' })
  const isAtRest = rest()
  await right.focus()
  await page.keyboard.press('Enter')
  expect(await isAtRest).toBe(200)
  await left.waitFor()
  await track.evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect.poll(() => right.getAttribute('aria-disabled')).toBe('true')
  // The arrow disappears once it loses the keyboard focus.
  await waitForFocus(right)
  await page.keyboard.press('Tab')
  await right.waitFor({ state: 'hidden' })
  await context.close()
  expect(faults.list).toEqual([])
})

it.each(devices)(
  'the offline banner stays visible while scrolling, on a $device',
  async ({ screen }) => {
    const { context, page } = await visit(journey, screen)
    await markWhenReady(context)
    await page.goto('/')
    // Only the app notices that it is offline.
    await waitUntilReady(page)
    await context.setOffline(true)
    const note = page.getByText('You are offline. This page may be out of date.')
    await note.waitFor()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    const box = await note.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(200)
    await context.close()
  },
)
