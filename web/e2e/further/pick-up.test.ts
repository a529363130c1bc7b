import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../../src/lib/urls/dashboard-paths.ts'
import { paths } from '../../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney } from '../setup/browser.ts'
import { addToCart, shopperWith } from '../setup/checkout.ts'
import { devices, type Screen } from '../setup/devices.ts'
import {
  dayBefore,
  fillFacts,
  medicineToCheck,
  openPrescriptionCheck,
  uploadPrescription,
} from '../setup/prescription.ts'
import { openScreens } from '../setup/screens.ts'
import { ADMIN } from '../setup/seed.ts'
import { type Shopper, signIn, visitAs } from '../setup/shopper.ts'

/** Schedule H1, which is collected from the shop. */
const antibiotic = 'Cefixime 200 mg Tablets'

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(person: Shopper, path: string, screen: Screen) {
  const visitor = await visitAs(journey, person, path, screen)
  /** Checks that nothing is wider than the screen. */
  const checkWidth = async (step: string) => {
    const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, step).toBeLessThanOrEqual(screen.width)
  }
  return { ...visitor, checkWidth }
}

const isPlaced = (page: Page) => page.getByRole('heading', { name: 'Order Successfully' }).waitFor()

/** Orders the products that are delivered, then those to collect. Returns the second order's ID and number. */
async function orderBoth(page: Page, checkWidth: (step: string) => Promise<void>) {
  await page.goto(paths.checkout)
  await page.getByText('We can’t deliver 1 product of this order.').waitFor()
  await checkWidth('checkout')
  await button(page, 'Split into two orders').click()
  await page.getByText(/Then you order the rest, to collect/).waitFor()
  await checkWidth('split checkout')
  await button(page, 'Cash on Delivery').click()
  await isPlaced(page)
  await checkWidth('first order')
  await page.getByRole('link', { name: 'Order to collect' }).click()
  await page.getByText('Please bring the original prescription.').waitFor()
  await uploadPrescription(page)
  await checkWidth('second checkout')
  await button(page, 'Pay in cash at the shop').click()
  await isPlaced(page)
  await page.getByText('Collect from the shop', { exact: true }).waitFor()
  const link = page.getByRole('link', { name: 'View order' })
  const id = (await link.getAttribute('href'))?.split('/').pop() ?? ''
  const text = await page.getByRole('main').textContent()
  return { id, number: /ORD-[0-9A-Z]{12}/.exec(text ?? '')?.[0] ?? '' }
}

async function approve(page: Page, number: string) {
  await openPrescriptionCheck(page, number)
  await medicineToCheck(page, antibiotic).getByText('Approve', { exact: true }).click()
  await fillFacts(page, antibiotic, dayBefore(1))
  await button(page, 'Save decision').click()
  await medicineToCheck(page, antibiotic).waitFor({ state: 'detached' })
}

async function pack(page: Page, { id, batch }: { id: string; batch: string }) {
  await page.goto(dashboardPaths.orderDetails(id))
  await button(page, 'Confirm').click()
  await page.getByText('Order status updated').waitFor()
  await page.getByRole('link', { name: 'Enter batches' }).click()
  await page.getByLabel('Batch', { exact: true }).fill(batch)
  await page.getByLabel('Expiry', { exact: true }).fill('12/99')
  await page.keyboard.press('Enter')
  await button(page, 'Mark 1 order packed').click()
  await page.getByText('1 order packed').waitFor()
}

it.each(devices)(
  'a schedule H1 medicine is split from groceries, ordered, checked, packed and collected, on a $device',
  async ({ device, screen }) => {
    const batch = `CFX-${device.toUpperCase()}`
    const shopper = await shopperWith(journey, { 'toned milk': 1 })
    const shop = await open(shopper, paths.search(antibiotic), screen)
    await addToCart(button(shop.page, `Add ${antibiotic} to cart`))
    await shop.page.goto('/cart')
    await shop.page
      .getByRole('main')
      .getByText(/^Collect it from the shop/)
      .waitFor()
    await shop.checkWidth('cart')
    const { id, number } = await orderBoth(shop.page, shop.checkWidth)

    const desk = await open(admin, dashboardPaths.prescriptionQueue, screen)
    await approve(desk.page, number)
    await pack(desk.page, { id, batch })
    await shop.page.goto(paths.order(id))
    const main = shop.page.getByRole('main')
    await main.getByText('Ready to collect').first().waitFor()
    await main.getByRole('heading', { name: 'Collect from the shop' }).waitFor()
    await main.getByText('Please bring the original prescription.').waitFor()
    await main.getByText('Pay at the shop').first().waitFor()
    await shop.checkWidth('order')

    await desk.page.goto(dashboardPaths.orderDetails(id))
    await desk.page.getByText('The customer collects this order from the shop.').waitFor()
    await desk.checkWidth('the order for the team')
    await button(desk.page, 'Mark delivered').click()
    await desk.page.getByText('Order status updated').waitFor()
    await main.getByText('Collected', { exact: true }).first().waitFor()
    await shop.page.goto(`/dashboard/invoice/${id}`)
    await main.getByText(`Batch ${batch}, expiry 12/99`).waitFor()
    await main.getByText('Dr. Rao').waitFor()
    await main.getByText('Collected from the shop').waitFor()
    await shop.checkWidth('invoice')
    await desk.page.goto(dashboardPaths.prescriptionRegister)
    const row = desk.page.getByRole('row').filter({ hasText: number })
    await row.getByText(batch).waitFor()
    for (const { context, faults } of [shop, desk]) {
      await context.close()
      expect(faults.list).toEqual([])
    }
  },
)

it('the pages for orders to collect have no accessibility barriers', async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 1, [antibiotic]: 1 })
  const screens = await openScreens(journey, shopper)
  const { page, open: openScreen, check } = screens
  await openScreen('/cart')
  await openScreen(paths.checkout)
  await button(page, 'Split into two orders').click()
  await page.getByText(/Then you order the rest, to collect/).waitFor()
  await check('a split order')
  await button(page, 'Cash on Delivery').click()
  await isPlaced(page)
  await check('a placed order with a second one to collect')
  await page.getByRole('link', { name: 'Order to collect' }).click()
  await uploadPrescription(page)
  await check('an order to collect')
  await button(page, 'Pay in cash at the shop').click()
  await isPlaced(page)
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('heading', { name: 'Collect from the shop' }).waitFor()
  await check('the details of an order to collect')
  await screens.finish()
})
