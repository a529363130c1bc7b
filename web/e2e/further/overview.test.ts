import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../../src/lib/urls/dashboard-paths.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { placeOrder, shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { logIn, signIn } from '../setup/shopper.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

it.each(devices)(
  'an owner logs in and goes from the overview to a new order, on a $device',
  async ({ screen }) => {
    await placeOrder(await shopperWith(journey, {}), { 'Toned Milk': 1 })
    await isCounted()
    const { page, faults } = await visit(journey, screen)
    await logIn(page, ADMIN)
    await page.waitForURL(`**${dashboardPaths.overview}`)
    await choosesDays(page)
    await page.getByRole('link', { name: /^[1-9]\d* ?new orders?/ }).click()
    await page.locator('main a[href^="/dashboard/orders-details/"]').first().waitFor()
    expect(page.url()).toContain('status=PENDING')
    expect(faults.list).toEqual([])
  },
)

/** The page polls every 15 seconds. Its first reply includes the order if the server has already counted it. */
async function isCounted() {
  const { request } = await signIn(journey.store.url, ADMIN)
  const read = async () => JSON.stringify(await request('{ overview { toDo { newOrders } } }'))
  await expect.poll(read).toMatch(/"newOrders":[1-9]/)
}

/** Checks that keyboard, touch and mouse users can read the chart's values. */
async function choosesDays(page: Page) {
  const chart = page.getByRole('region', { name: 'Net sales by day' })
  const slider = chart.getByRole('slider', { name: 'Day' })
  const readDay = async () => (await slider.getAttribute('aria-valuetext'))?.split(':')[0] ?? ''
  const waitForDay = (day: string) => chart.getByText(`${day}: `).waitFor()
  await slider.focus()
  const today = await readDay()
  await page.keyboard.press('ArrowLeft')
  const yesterday = await readDay()
  expect(yesterday).not.toBe(today)
  await waitForDay(yesterday)
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  await page.mouse.click(x + width - 5, y + height / 2)
  await waitForDay(today)
}
