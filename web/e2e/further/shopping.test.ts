import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markWhenReady, waitUntilReady } from '../setup/app-ready.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { addToCart, findProduct, openCheckout, shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { waitForFocus } from '../setup/focus.ts'
import { ADMIN } from '../setup/seed.ts'
import { home, newShopper, presetStorage, type Shopper, signIn } from '../setup/shopper.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

describe.each(devices)('a customer on a $device', ({ screen }) => {
  async function open({ storage }: Shopper, path: string) {
    const visitor = await visit(journey, screen)
    await presetStorage(visitor.context, storage)
    await visitor.page.goto(path)
    return visitor
  }

  it('a customer opens all products in a category, and orders one to a new address', async () => {
    const { context, page, faults } = await open(await newShopper(journey.store.url), '/')
    await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().click()
    const entries = page.getByRole('navigation', { name: /^Sub-categories/ }).getByRole('link')
    await entries.first().waitFor()
    expect(await entries.first().textContent()).toBe('All')
    await expect.poll(() => entries.first().getAttribute('aria-current')).toBe('page')
    await addToCart(button(page, /^Add .* to cart$/).first())
    await button(page, /^Remove/)
      .first()
      .waitFor()
    await page.goto('/checkout')
    await button(page, 'Cash on Delivery').click()
    const addresses = page.getByRole('group', { name: 'Choose your address' })
    await waitForFocus(addresses)
    await saveDoubtfulAddress(page)
    await button(page, 'Cash on Delivery').click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.getByText('To 12 MG Road, Bengaluru').waitFor()
    const number = await page.getByText(/^ORD-/).textContent()
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('heading', { name: number ?? 'none' }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  it("a customer sees a line's total and how many are left, and restores a removed line", async () => {
    const shopper = await shopperWith(journey, { curd: 1 })
    await setStock('curd', 2)
    const { price } = await findProduct(shopper, 'curd')
    const { context, page, faults } = await open(shopper, '/cart')
    const main = page.getByRole('main')
    await main.getByText(`Total ₹${price / 100}`).waitFor()
    const increase = main.getByRole('button', { name: /^Increase quantity/ })
    await increase.click()
    await main.getByText(`Total ₹${(2 * price) / 100}`).waitFor()
    await main.getByText('Only 2 left').waitFor()
    await expect.poll(() => increase.isDisabled()).toBe(true)
    await main.getByRole('button', { name: /^Decrease quantity/ }).click()
    await main.getByRole('button', { name: /^Remove/ }).click()
    await button(page, 'Undo').click()
    await main.getByText(`Total ₹${price / 100}`).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the checkout explains on touch screens how to pay in a UPI app, and shows the QR code everywhere', async () => {
    const shopper = await shopperWith(journey, { 'toned milk': 1 })
    const { context, page, faults } = await openCheckout(journey, shopper, screen)
    await button(page, 'Online Payment').click()
    await page.getByRole('img', { name: /^QR code to pay/ }).waitFor()
    const howTo = page.getByText(/copy the UPI ID and the amount/)
    await expect.poll(() => howTo.isVisible()).toBe(screen.hasTouch === true)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('a tab shows products that another tab has put into the cart', async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page, faults } = await open(shopper, '/search?q=milk')
    await markWhenReady(context)
    const other = await context.newPage()
    await other.goto('/search?q=milk')
    await waitUntilReady(other)
    await button(other, 'Add Toned Milk to cart').first().waitFor()
    await button(page, 'Add Toned Milk to cart').first().click()
    await button(other, 'Remove Toned Milk').first().waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})

it('the cart on a desktop has a bar as wide as its cards, below its toasts', async () => {
  const { storage } = await shopperWith(journey, { 'toned milk': 1, curd: 1 })
  const { context, page } = await visit(journey, { width: 1440, height: 900 })
  await presetStorage(context, storage)
  await page.goto('/cart')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .waitFor()
  const proceed = await main.getByRole('link', { name: 'Proceed' }).boundingBox()
  const lines = main.getByRole('list', { name: 'Items' })
  const card = await lines.evaluateHandle((list) => list.parentElement)
  const frame = await card.asElement()?.boundingBox()
  expect([proceed?.x, proceed?.width]).toEqual([frame?.x, frame?.width])
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const undo = button(page, 'Undo')
  await undo.waitFor()
  const top = proceed?.y ?? 0
  const bottomOf = async () => {
    const box = await undo.boundingBox()
    return (box?.y ?? top) + (box?.height ?? top)
  }
  await expect.poll(bottomOf).toBeLessThanOrEqual(top)
  await context.close()
})

it('toasts on a phone do not cover the UPI payment', async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const screen = { width: 360, height: 740, hasTouch: true }
  const { context, page } = await openCheckout(journey, shopper, screen)
  await button(page, 'Online Payment').click()
  const toast = page.getByText('Scan the QR code to complete payment')
  await toast.waitFor()
  const title = page.getByRole('heading', { name: 'Pay with UPI' })
  const [below, above] = [await title.boundingBox(), await toast.boundingBox()]
  const heightOfToast = 56
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) + heightOfToast)
  await context.close()
})

async function saveDoubtfulAddress(page: Page) {
  await button(page, /^Add address/i)
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  const { addressLine, city, state, pincode } = home
  const fields = { 'Address line': addressLine, City: city, State: state, Pincode: pincode }
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('Mobile').fill('12345')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function setStock(text: string, stock: number) {
  const admin = await signIn(journey.store.url, ADMIN)
  const { id } = await findProduct(admin, text)
  await admin.request(
    'mutation ($input: SetStockInput!) { setStock(input: $input) { userErrors { message } } }',
    { input: { id, stock } },
  )
}
