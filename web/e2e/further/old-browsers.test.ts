import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { addToCart } from '../setup/checkout.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { removeNewApis } from '../setup/old-browser.ts'
import { ADMIN } from '../setup/seed.ts'
import { home, logIn, newShopper } from '../setup/shopper.ts'

const desktop = { width: 1280, height: 900 }

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

async function openOldBrowser(screen: Screen) {
  const visitor = await visit(journey, screen)
  await removeNewApis(visitor.context)
  return visitor
}

it.each(devices)(
  'customers with the oldest browsers on a $device can search, log in and order',
  async ({ screen }) => {
    const shopper = await newShopper(journey.store.url)
    await shopper.request(
      'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }',
      { input: home },
    )
    const { context, page, faults } = await openOldBrowser(screen)
    await logIn(page, shopper)
    const account = page.getByRole('link', { name: 'Account' })
    await account
      .or(page.getByRole('button', { name: 'Account' }))
      .first()
      .waitFor()
    expect(await page.evaluate(() => 'withResolvers' in Promise || 'Iterator' in window)).toBe(
      false,
    )
    await page.getByRole('button', { name: 'Search for products' }).click()
    await page.getByRole('combobox', { name: 'Search for products' }).fill('toned milk')
    await addToCart(page.getByRole('button', { name: 'Add Toned Milk to cart' }).first())
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Cash on Delivery' }).click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.goto('/dashboard/myorders')
    await page.getByRole('link', { name: 'Order Details' }).first().click()
    await page.getByRole('heading', { name: /^ORD-/ }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

it.each([
  ['/dashboard/product', 'Product'],
  ['/dashboard/orders', 'All Orders'],
  ['/dashboard/category', 'Category'],
])('admins with the oldest browsers can open %s', async (path, heading) => {
  const { context, page, faults } = await openOldBrowser(desktop)
  await logIn(page, ADMIN)
  await page.getByRole('button', { name: 'Account' }).waitFor()
  await page.goto(path)
  await page.getByRole('heading', { name: heading, exact: true }).waitFor()
  // This region loads last.
  await page.getByRole('region', { name: 'New orders' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})
