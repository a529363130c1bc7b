import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, SHOP_ADDRESS, startQuietJourney } from '../setup/browser.ts'
import { placeOrder, shopperWith } from '../setup/checkout.ts'
import { deskDevices, devices, type Screen } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { type Shopper, signIn, visitAs } from '../setup/shopper.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

/** Turns off the email about packing in the profile. */
async function mutePacked(shopper: Shopper, screen: Screen) {
  const { context, page, faults } = await visitAs(journey, shopper, '/dashboard/profile', screen)
  await page.getByRole('checkbox', { name: 'Packed', checked: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: 'Packed', checked: false }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}

/** Orders milk. Returns the order number and the order's path in the dashboard. */
async function order(shopper: Shopper) {
  const { id, number } = await placeOrder(shopper, { 'toned milk': 1 })
  return { number, path: `/dashboard/orders-details/${id}` }
}

async function setStatus(page: Page, path: string, status: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('option', { name: status }).click()
  await dialog.waitFor({ state: 'detached' })
}

const arrives = (address: string, subject: RegExp) =>
  expect
    .poll(() => journey.mailbox.subjects(address))
    .toContainEqual(expect.stringMatching(subject) as string)

const aboutOrders = async ({ email }: Shopper) =>
  (await journey.mailbox.subjects(email)).filter((subject) => /order/i.test(subject))

it.each(devices)(
  'order emails arrive unless they are turned off, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, {})
    const other = await shopperWith(journey, {})
    await mutePacked(shopper, screen)
    const { number, path } = await order(shopper)
    const next = await order(other)
    for (const each of [number, next.number])
      await arrives(SHOP_ADDRESS, new RegExp(`^New order ${each}, ₹`))

    const admin = await signIn(journey.store.url, ADMIN)
    const { context, page, faults } = await visitAs(journey, admin, '/dashboard/orders', screen)
    await setStatus(page, path, 'Confirm')
    await arrives(shopper.email, /is confirmed$/)
    await setStatus(page, path, 'Packed')
    // The email about the other order, which is packed later, proves that the first email would have been sent by now.
    await setStatus(page, next.path, 'Packed')
    await arrives(other.email, /is packed$/)
    await setStatus(page, path, 'Delivered')
    await arrives(shopper.email, /was delivered$/)
    expect(await aboutOrders(shopper)).toEqual([
      expect.stringContaining(`Order received: ${number}, ₹`) as string,
      `Your order ${number} is confirmed`,
      `Your order ${number} was delivered`,
    ])
    expect(await aboutOrders(other)).toEqual([
      expect.stringContaining(`Order received: ${next.number}, ₹`) as string,
      `Your order ${next.number} is packed`,
    ])

    await context.close()
    expect(faults.list).toEqual([])
  },
)

it.each(deskDevices)(
  'a cancellation can be undone, and the customer reads the later reason, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, {})
    const { path } = await order(shopper)
    const admin = await signIn(journey.store.url, ADMIN)
    const { context, page, faults } = await visitAs(journey, admin, '/dashboard/orders', screen)
    await cancel(page, path, 'A product is out of stock')
    await readReason(shopper, path, screen)
    await context.close()
    expect(faults.list).toEqual([])
  },
)

/** Undoes a cancellation in its toast, then cancels with a reason. */
async function cancel(page: Page, path: string, reason: string) {
  await setStatus(page, path, 'Cancel By Seller')
  const note = page.getByRole('region', { name: 'Cancellation' })
  await note.getByText('1 item is back in stock.').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await note.waitFor({ state: 'detached' })
  await setStatus(page, path, 'Cancel By Seller')
  await note.getByRole('button', { name: reason }).click()
  await note.getByRole('button', { name: 'Send reason' }).click()
  await findInHistory(page, reason).waitFor()
}

const findInHistory = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text })

/** Checks that the customer sees the reason in the order's history. */
async function readReason(shopper: Shopper, managedPath: string, screen: Screen) {
  const path = managedPath.replace('orders-details', 'myorders')
  const { context, page, faults } = await visitAs(journey, shopper, path, screen)
  await findInHistory(page, 'A product is out of stock').waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}
