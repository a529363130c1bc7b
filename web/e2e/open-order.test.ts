import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, signIn, type Shopper } from './setup/shopper.ts'

let journey: Journey
let admin: Shopper

beforeAll(async () => {
  journey = await startJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

/** Counts the event streams that these pages open. */
function watchStreams(pages: Page[]) {
  let opened = 0
  for (const page of pages) {
    page.on('request', (request) => void (opened += request.url().includes('/events') ? 1 : 0))
  }
  return () => opened
}

const isPacked = (page: Page) =>
  page.getByRole('heading', { name: /^ORD-/ }).locator('..').getByText('Packed').waitFor()

it.each(devices)(
  "all tabs of a customer show and announce an admin's changes to the order, on a $device",
  async ({ screen }) => {
    const shopper = await shopperWith(journey, {})
    const { id: orderId } = await placeOrder(shopper, { bread: 1 })
    const { page, context, faults } = await visit(journey, screen)
    await presetStorage(context, shopper.storage)
    const other = await context.newPage()
    const countStreams = watchStreams([page, other])
    const isOpened = context.waitForEvent('response', (reply) => reply.url().includes('/events'))
    for (const tab of [page, other]) {
      await tab.goto(`/dashboard/myorders/${orderId}`)
      await tab.getByText('Pending').first().waitFor()
    }
    await isOpened

    const back = await visit(journey, screen)
    await presetStorage(back.context, admin.storage)
    await back.page.goto(`/dashboard/orders-details/${orderId}`)
    await back.page.getByRole('button', { name: 'Update Status' }).click()
    await back.page.getByRole('option', { name: 'Packed' }).click()

    for (const tab of [page, other]) {
      await isPacked(tab)
      await tab.getByRole('status').getByText('This order’s status is now Packed.').waitFor()
    }
    expect(countStreams()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
    await back.context.close()
    await context.close()
    expect([...faults.list, ...back.faults.list]).toEqual([])
  },
)
