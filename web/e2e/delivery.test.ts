import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { chargedAndCart, openCheckout, shopperWith } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, signIn, type Shopper } from './setup/shopper.ts'

let journey: OwnJourney
let admin: Shopper

// Each device has its own shop, because opening hours and pauses concern everyone.
beforeEach(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterEach(() => journey.close())

const DAY_MS = 24 * 60 * 60_000
const weekday = (days: number) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * DAY_MS),
  )
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openDashboard(screen: Screen, path: string) {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, admin.storage)
  await visitor.page.goto(path)
  return visitor
}

further(() => {
  it.each(devices)(
    'an order outside the opening hours says when it comes before and after it is placed, on a $device',
    async ({ screen }) => {
      const open = weekday(3)
      const dashboard = await openDashboard(screen, '/dashboard/settings')
      const { page: settings } = dashboard
      for (const days of [0, 1, 2, 4, 5, 6])
        await button(settings, `Close on ${weekday(days)}`).click()
      const hours = settings.getByRole('group', { name: open }).last()
      await hours.getByLabel('Opens').fill('22:00')
      await hours.getByLabel('Closes').fill('07:00')
      await button(settings, 'Save settings').click()
      await settings.getByText('Closing must be later than opening.').waitFor()
      await hours.getByLabel('Opens').fill('07:00')
      await hours.getByLabel('Closes').fill('22:00')
      await button(settings, 'Save settings').click()
      await settings.getByText('Settings saved.').waitFor()

      const shopper = await shopperWith(journey, { 'toned milk': 1 })
      const { context, page, faults } = await openCheckout(journey, shopper, screen)
      await page.getByText(`We're closed now. Your order comes on ${open} from 7 am.`).waitFor()
      await button(page, 'Cash on Delivery').click()
      await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
      await page.getByText(`Your order comes on ${open} from 7 am.`).waitFor()
      await page.getByRole('link', { name: 'View order' }).click()
      await page.getByText(`Your order comes on ${open} from 7 am.`).waitFor()
      await Promise.all([context.close(), dashboard.context.close()])
      expect([...faults.list, ...dashboard.faults.list]).toEqual([])
    },
  )

  it.each(devices)(
    'an address outside the delivery area is marked, and its order is rejected, on a $device',
    async ({ screen }) => {
      const dashboard = await openDashboard(screen, '/dashboard/settings')
      const { page: settings } = dashboard
      await button(settings, 'Add an area').click()
      await settings.getByLabel('PIN codes', { exact: true }).fill('4030, wrong')
      await button(settings, 'Save settings').click()
      await settings.getByText('Please enter PIN codes, or their first digits').waitFor()
      await settings.getByLabel('PIN codes', { exact: true }).fill('4030, 403517')
      await button(settings, 'Save settings').click()
      await settings.getByText('Settings saved.').waitFor()

      const guest = await visit(journey, screen)
      await guest.page.goto('/')
      await button(guest.page, 'Set PIN code').click()
      await guest.page.getByLabel('PIN code').fill('560038')
      await button(guest.page, 'Save PIN code').click()
      await guest.page.getByText("We don't deliver to 560038 yet.").waitFor()
      await guest.page.getByLabel('PIN code').fill('403001')
      await button(guest.page, 'Save PIN code').click()
      await guest.page.getByText(/^Your order comes/).waitFor()
      await guest.page.reload()
      await button(guest.page, 'Deliver to 403001').waitFor()

      const shopper = await shopperWith(journey, { 'toned milk': 1 })
      const { context, page, faults } = await openCheckout(journey, shopper, screen)
      await page.getByText('Outside our delivery area').waitFor()
      await page.getByText("We don't deliver to 560038 yet.").waitFor()
      await button(page, 'Cash on Delivery').click()
      await page.getByRole('alert').getByText("We don't deliver to 560038 yet.").first().waitFor()
      expect(await chargedAndCart(shopper)).toEqual({ charged: [], cart: 1 })
      await page.goto('/cart')
      await button(page, 'Set PIN code').last().waitFor()
      await Promise.all([context.close(), guest.context.close(), dashboard.context.close()])
      expect([...faults.list, ...guest.faults.list, ...dashboard.faults.list]).toEqual([])
    },
  )
})

it.each(devices)('staff pause orders and accept them again, on a $device', async ({ screen }) => {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const { context, page, faults } = await openCheckout(journey, shopper, screen)
  const dashboard = await openDashboard(screen, '/dashboard/orders')
  const { page: orders } = dashboard
  await button(orders, 'Pause orders').click()
  const dialog = orders.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pause orders' }).click()
  await dialog.getByText('Reason is required.').waitFor()
  await dialog.getByLabel('Reason').fill('Heavy rain')
  await dialog.getByLabel('Back at').fill('17:00')
  await dialog.getByRole('button', { name: 'Pause orders' }).click()
  await orders.getByText(/Orders are paused until .* Customers read: Heavy rain/).waitFor()

  // The checkout was opened before.
  await button(page, 'Cash on Delivery').click()
  const sentence = /We have paused orders: Heavy rain\. We are back (today|tomorrow) at 5 pm\./
  await page.getByRole('alert').getByText(sentence).first().waitFor()
  expect(await chargedAndCart(shopper)).toEqual({ charged: [], cart: 1 })
  await page.reload()
  await page.getByRole('status').getByText(sentence).waitFor()

  await button(orders, 'Accept orders').click()
  await button(orders, 'Pause orders').waitFor()
  await button(page, 'Cash on Delivery').click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await Promise.all([context.close(), dashboard.context.close()])
  expect([...faults.list, ...dashboard.faults.list]).toEqual([])
})
