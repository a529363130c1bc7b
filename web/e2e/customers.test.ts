import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type QuietJourney, startQuietJourney } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { openCheckout, placeOrder, shopperWith } from './setup/checkout.ts'
import { deskDevices } from './setup/devices.ts'
import { checkOpenDialog, openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

const REASON = 'Did not take two orders'
const SENTENCE = /^Cash on delivery is not available for your account/

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function idOf({ request }: Shopper): Promise<string> {
  const shape = z.object({ viewer: z.object({ id: z.string() }) })
  return shape.parse(await request('{ viewer { id } }')).viewer.id
}

/** A customer with an order and something left in the cart. */
async function newCustomer() {
  const customer = await shopperWith(journey, {})
  const order = await placeOrder(customer, { 'toned milk': 2 })
  await customer.request(
    'mutation ($input: OrderAgainInput!) { orderAgain(input: $input) { added } }',
    {
      input: { orderId: order.id },
    },
  )
  return { customer, order }
}

async function blockCash(page: Page) {
  await button(page, 'Block cash …').click()
  await button(page, 'Block cash').click()
  await page.getByText('Reason is required.').waitFor()
  await page.getByLabel('Reason', { exact: true }).fill(REASON)
  await button(page, 'Block cash').click()
  await page.getByText('Cash is blocked.').waitFor()
}

it.each(deskDevices)(
  'an admin finds a customer, notes something and blocks cash, which the checkout says, on a $device',
  async ({ screen }) => {
    const { customer, order } = await newCustomer()
    const desk = await visitAs(journey, admin, dashboardPaths.customers, screen)
    await desk.page.getByLabel('Search for customers').fill(customer.email.slice(0, 30))
    await expect.poll(() => desk.page.url()).toContain('?q=')
    await desk.page.getByRole('row').filter({ hasText: customer.email }).getByRole('link').click()
    await desk.page.getByText('Opening this page is recorded').waitFor()
    await desk.page.getByRole('link', { name: order.number }).waitFor()
    await desk.page.getByLabel('Note for the team').fill('Rings twice')
    await button(desk.page, 'Save note').click()
    await desk.page.getByText('Saved', { exact: true }).waitFor()
    await blockCash(desk.page)

    const shop = await openCheckout(journey, customer, screen)
    await shop.page.getByText(SENTENCE).waitFor()
    expect(await button(shop.page, 'Cash on Delivery').isDisabled()).toBe(true)
    expect(await shop.page.textContent('body')).not.toContain(REASON)

    await button(desk.page, 'Allow cash again').click()
    await desk.page.getByText('Blocked: Did not take two orders', { exact: false }).waitFor()
    await shop.page.reload()
    await button(shop.page, 'Cash on Delivery').click()
    await shop.page.getByRole('heading', { name: 'Order Successfully' }).waitFor()

    await desk.page.reload()
    await expect
      .poll(() => desk.page.getByLabel('Note for the team').inputValue())
      .toBe('Rings twice')
    for (const { context, faults } of [shop, desk]) {
      await context.close()
      expect(faults.list).toEqual([])
    }
  },
)

further(() => {
  it('an order leads an admin to its customer', async () => {
    const { order } = await newCustomer()
    const path = dashboardPaths.orderDetails(order.id)
    const desk = await visitAs(journey, admin, path, { width: 1280, height: 900 })
    await desk.page.getByRole('main').getByRole('link', { name: 'Asha Verma' }).click()
    await desk.page.getByRole('heading', { name: 'Asha Verma', level: 1 }).waitFor()
    await desk.context.close()
    expect(desk.faults.list).toEqual([])
  })

  it('the pages of customers and the blocked checkout have no accessibility barriers', async () => {
    const { customer } = await newCustomer()
    const screens = await openScreens(journey, admin)
    await screens.open(dashboardPaths.customers)
    await screens.check('customers', { widths: [1440] })
    await screens.open(`${dashboardPaths.customers}?q=nobody-at-all`)
    await screens.open(dashboardPaths.customer(await idOf(customer)))
    await button(screens.page, 'Block cash …').click()
    await checkOpenDialog(screens, 'Block cash')
    await screens.page.keyboard.press('Escape')
    await blockCash(screens.page)
    await screens.check('customer with a block')
    const checkout = await openScreens(journey, customer)
    await checkout.open('/checkout')
    await checkout.page.getByText(SENTENCE).waitFor()
    await checkout.check('checkout without cash')
    await screens.finish()
    await checkout.finish()
  })
})
