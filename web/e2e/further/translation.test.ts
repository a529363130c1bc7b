import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { addToCart, findProduct, shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { presetStorage } from '../setup/shopper.ts'
import { translatePages } from '../setup/translate.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

it.each(devices)(
  'a translated shop shows the right totals to the end of an order, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, { curd: 1 })
    const { price } = await findProduct(shopper, 'curd')
    const { context, page, faults } = await visit(journey, screen)
    await translatePages(context)
    await presetStorage(context, shopper.storage)
    await page.goto('/')
    await page.getByRole('button', { name: 'Search for products' }).click()
    const box = page.getByRole('combobox', { name: 'Search for products' })
    await box.pressSequentially('toned milk', { delay: 60 })
    await page.getByRole('option').first().waitFor()
    await box.press('Enter')
    await addToCart(page.getByRole('button', { name: /^Add .* to cart$/ }).first())
    await box.fill('xqzvwk')
    await page.getByRole('heading', { name: 'Search Results: 0' }).waitFor()
    await page.goto('/cart')
    const main = page.getByRole('main')
    const line = main.getByRole('listitem').filter({ hasText: /curd/i })
    await line.getByText(`Total ₹${price / 100}`).waitFor()
    await addToCart(line.getByRole('button', { name: /^Increase quantity/ }))
    await line.getByText(`Total ₹${(2 * price) / 100}`).waitFor()
    await page.goto('/checkout')
    await main.getByText('3 item', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Cash on Delivery' }).click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('button', { name: /^Cancel/ }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

it('browsers can translate the search words that the header types', async () => {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await translatePages(context)
  await page.goto('/')
  const typed = page.locator('header font', { hasText: /^Search Paracetamol$/ })
  await typed.last().waitFor()
  await page
    .locator('header font', { hasText: /^Search Ibuprofen$/ })
    .last()
    .waitFor()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})
