import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyEmails } from '../../../graphql-server/test/support/verify-emails.ts'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { home, presetStorage, newShopper, type Shopper } from '../setup/shopper.ts'

let journey: Journey
let shopper: Shopper

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())
beforeEach(async () => {
  shopper = await newShopper(journey.store.url)
})

const desktop = { width: 1280, height: 900 }

it('the app redirects to the login and back to the page, and to the front page after a logout', async () => {
  const { context, page, faults } = await visit(journey, desktop)
  await page.goto('/checkout')
  await page.getByText('Please Login', { exact: true }).waitFor()
  await page.goto('/dashboard/myorders')
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('main').getByText('Email or password is wrong.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await page.getByText('No Data', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/myorders')
  expect(await page.title()).toBe('My Orders · Kirana Care')

  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('button', { name: 'Log Out' })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/dashboard/address')
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})

it('My Orders loads more orders while scrolling, and restores the position when going back', async () => {
  await verifyEmails(journey.store.dataDir)
  await placeOrders(13)
  const { context, page, faults } = await visit(journey, desktop)
  await presetStorage(context, shopper.storage)
  await page.goto('/dashboard/myorders')
  const rows = page.getByRole('link', { name: /^Order Details/ })
  await rows.first().waitFor()
  const scrolled = async () => {
    await page.mouse.wheel(0, 4000)
    return rows.count()
  }
  await expect.poll(scrolled, { interval: 200 }).toBe(13)
  await rows.last().click()
  await page.getByText('Delivery address').waitFor()
  expect(await page.title()).toMatch(/^Order ORD-\w+ · /)
  await page.goBack()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await expect.poll(() => rows.count()).toBe(13)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await context.close()
  expect(faults.list).toEqual([])
})

it("the server does not show another person's order", async () => {
  const id = await placeOrders(1)
  const other = await newShopper(journey.store.url)
  const { context, page } = await visit(journey, desktop)
  await presetStorage(context, other.storage)
  await page.goto(`/dashboard/myorders/${id}`)
  await page.getByText('Page not found').waitFor()
  await context.close()
})

const found = z.object({
  searchProducts: z.object({
    edges: z.tuple([
      z.object({
        node: z.object({ id: z.string(), discountedPrice: z.object({ amount: z.number() }) }),
      }),
    ]),
  }),
})
const saved = z.object({ createAddress: z.object({ address: z.object({ id: z.string() }) }) })
const placed = z.object({ placeOrder: z.object({ order: z.object({ id: z.string() }) }) })

/** Returns the newest order's id. */
async function placeOrders(count: number): Promise<string> {
  const { node } = found.parse(
    await shopper.request(
      '{ searchProducts(text: "toned milk", first: 1) { edges { node { id discountedPrice { amount } } } } }',
    ),
  ).searchProducts.edges[0]
  const { address } = saved.parse(
    await shopper.request(
      'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }',
      { input: home },
    ),
  ).createAddress
  const input = {
    lines: [{ productId: node.id, quantity: 1 }],
    addressId: address.id,
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: node.discountedPrice.amount,
  }
  let lastId = ''
  for (let number = 1; number <= count; number += 1) {
    const answer = await shopper.request(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
      { input },
    )
    lastId = placed.parse(answer).placeOrder.order.id
  }
  return lastId
}
