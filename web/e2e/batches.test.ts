import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { toIndianDay } from '../src/lib/text/date.ts'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type QuietJourney, startQuietJourney } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { checkOpenDialog, openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

const paracetamol = 'Paracetamol 500 mg Tablets'
const GTIN = '08901234567890'

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const refusals = z.object({
  setOrderStatuses: z.object({ refused: z.array(z.object({ code: z.string() })) }),
})

/** Confirms the orders without the browser. */
async function confirm(orders: { id: string }[]) {
  const input = {
    orders: orders.map(({ id }) => ({ orderId: id, from: 'PENDING' })),
    status: 'CONFIRMED',
  }
  const reply = await admin.request(
    'mutation ($input: SetOrderStatusesInput!) { setOrderStatuses(input: $input) { refused { code } } }',
    { input },
  )
  expect(refusals.parse(reply).setOrderStatuses.refused).toEqual([])
}

/** Types like a scanner, which ends with Enter. */
async function scan(page: Page, batch: string) {
  await page.keyboard.type(`]d201${GTIN}1775123110${batch}`)
  await page.keyboard.press('Enter')
}

it.each(devices)(
  'a medicine is packed with the batch that was scanned, billed, and found by a recall, on a $device',
  async ({ device, screen }) => {
    const shopper = await shopperWith(journey, {})
    const order = await placeOrder(shopper, { [paracetamol]: 1 })
    await confirm([order])
    const batch = `PCM-${device.toUpperCase()}`
    const desk = await visitAs(journey, admin, dashboardPaths.orderDetails(order.id), screen)
    await desk.page.getByRole('link', { name: 'Enter batches' }).click()
    const medicine = desk.page.getByRole('group', { name: paracetamol })
    await medicine.getByLabel('Batch', { exact: true }).click()
    await desk.page.keyboard.type('AB12')
    await desk.page.keyboard.press('Enter')
    await desk.page.keyboard.type('13/26')
    await desk.page.keyboard.press('Enter')
    await medicine.getByText('Expiry must be a month and a year, such as 03/27.').waitFor()
    await medicine.getByLabel('Batch', { exact: true }).fill('')
    await medicine.getByLabel('Batch', { exact: true }).focus()
    // The last field saves.
    await scan(desk.page, batch)
    await button(desk.page, 'Mark 1 order packed').click()
    await desk.page.getByText('1 order packed').waitFor()
    await desk.page.getByRole('link', { name: 'Order Details' }).last().click()
    await button(desk.page, 'Mark delivered').click()
    await desk.page.getByText('Order status updated').waitFor()

    const own = await visitAs(journey, shopper, `/dashboard/invoice/${order.id}`, screen)
    await own.page.getByText(`Batch ${batch}, expiry 12/75`).waitFor()
    await desk.page.goto(dashboardPaths.recall)
    await desk.page.getByLabel('Batch number').fill(batch.toLowerCase())
    await button(desk.page, 'Find orders').click()
    const row = desk.page.getByRole('row').filter({ hasText: order.number })
    await row.getByText(`${paracetamol}, expiry 12/75: 1 pack`).waitFor()
    expect(await row.locator('a[href^="tel:"]').count()).toBe(1)
    for (const { context, faults } of [desk, own]) {
      await context.close()
      expect(faults.list).toEqual([])
    }
  },
)

further(() => {
  it('orders with medicines are left out of a bulk change, which leads to their batches', async () => {
    const shopper = await shopperWith(journey, {})
    const orders = []
    for (const name of ['toned milk', paracetamol, paracetamol]) {
      orders.push(await placeOrder(shopper, { [name]: 1 }))
    }
    await confirm(orders)
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.allOrders, {
      width: 1440,
      height: 900,
    })
    await page.getByRole('radio', { name: 'Table' }).check()
    const rowOf = (number: string) => page.getByRole('row', { name: new RegExp(number) })
    for (const { number } of orders) await rowOf(number).getByRole('checkbox').check()
    await button(page, 'Set status…').click()
    await page.getByRole('option', { name: 'Packed' }).click()
    const dialog = page.getByRole('dialog', { name: '2 orders not changed' })
    await dialog.getByText('1 order packed.').waitFor()
    for (const { number } of orders.slice(1))
      await dialog.getByRole('link', { name: number }).waitFor()
    await dialog.getByRole('link', { name: 'Enter batches of 2 orders' }).click()
    for (const [place, number] of ['one', 'two'].entries()) {
      await page.getByText(`Order ${place + 1} of 2`).waitFor()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('fieldset input')))
        .toBe(true)
      await scan(page, `BULK-${number}`)
    }
    await button(page, 'Mark 2 orders packed').click()
    await page.getByText('2 orders packed').waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the pages for batches and recalls have no accessibility barriers', async () => {
    const shopper = await shopperWith(journey, {})
    const orders = [
      await placeOrder(shopper, { [paracetamol]: 2 }),
      await placeOrder(shopper, { [paracetamol]: 1 }),
    ]
    await confirm(orders)
    const screens = await openScreens(journey, admin)
    const { page, open: openScreen, check } = screens
    await openScreen(dashboardPaths.orderDetails(orders[0]?.id ?? ''))
    await openScreen(dashboardPaths.orderBatches(orders.map(({ id }) => id)))
    await page.getByRole('button', { name: /^Several batches/ }).click()
    await button(page, 'Save and next').click()
    await page.getByText('Batch is required.').first().waitFor()
    await check('batches with errors')
    await openScreen(dashboardPaths.orderBatches(orders.slice(1).map(({ id }) => id)))
    await page.getByLabel('Batch', { exact: true }).fill('SOON')
    const [year = '', month = ''] = toIndianDay(Date.now()).split('-')
    await page.getByLabel('Expiry', { exact: true }).fill(`${month}/${year}`)
    await button(page, 'Save').click()
    await checkOpenDialog(screens, 'a batch that expires soon')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pack it' }).click()
    await page.getByText('All batches are entered').waitFor()
    await check('all batches are entered')
    await openScreen(`${dashboardPaths.recall}?batch=SOON`)
    await openScreen(`${dashboardPaths.recall}?batch=UNKNOWN`)
    await openScreen(dashboardPaths.printRegister)
    await screens.finish()
  })
})
