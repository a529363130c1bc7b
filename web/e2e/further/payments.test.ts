import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney } from '../setup/browser.ts'
import { chargedAndCart, findProduct, shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { type Shopper, signIn, visitAs } from '../setup/shopper.ts'

const desktop = { width: 1280, height: 900 }

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Sells the product's remaining stock and raises its price. */
async function sellOut(id: string) {
  const change = { id, price: 99_900, discountPercent: 0 }
  await admin.request(
    `mutation ($stock: SetStockInput!, $product: UpdateProductInput!) {
      setStock(input: $stock) { userErrors { message } }
      updateProduct(input: $product) { userErrors { message } }
    }`,
    { stock: { id, stock: 0 }, product: change },
  )
}

it.each(devices)(
  'a customer finds a UPI payment after its tab was closed, on a $device',
  async ({ device, screen }) => {
    const name = { phone: 'jaggery', tablet: 'besan', desktop: 'rajma' }[device]
    const shopper = await shopperWith(journey, { [name]: 2 })
    const { id, price } = await findProduct(shopper, name)
    const sum = `₹${String((2 * price) / 100)}`
    const first = await visitAs(journey, shopper, '/checkout', screen)
    await button(first.page, 'Online Payment').click()
    await first.page.getByRole('img', { name: `QR code to pay ${sum} with UPI` }).waitFor()
    await first.page.getByText(/reserved for you at these prices until/).waitFor()
    await button(first.page, 'Cash on Delivery').click()
    await button(first.page, 'Go back').click()
    await first.context.close()
    await sellOut(id)

    const { page, context, faults } = await visitAs(journey, shopper, '/cart', screen)
    await page.getByText(`Did you pay ${sum} by UPI?`).waitFor()
    await page.getByRole('link', { name: 'Yes, place my order' }).click()
    await button(page, 'Confirm Payment').click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    expect(await chargedAndCart(shopper)).toEqual({ charged: [2 * price], cart: 0 })
    await page.getByRole('link', { name: 'View order' }).click()

    await button(page, 'Cancel order').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText(`We will check whether your payment of ${sum} has arrived`).waitFor()
    await page.getByLabel('Your UPI ID for the refund').fill('asha@okbank')
    await button(page, 'Save UPI ID').click()
    await page.getByText(/refund it to asha@okbank/).waitFor()
    await refund(sum)
    await page.reload()
    await page.getByText(`We have refunded ${sum} to asha@okbank.`).waitFor()
    await page.getByText('Refund reference: 512345678901').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
    await context.close()
    expect([...first.faults.list, ...faults.list]).toEqual([])
  },
)

it("the server keeps a UPI payment's reserved items through a crash, and takes them from stock once", async () => {
  const shopper = await shopperWith(journey, { paneer: 2 })
  const { stock, price } = await findProduct(shopper, 'paneer')
  const first = await visitAs(journey, shopper, '/checkout', desktop)
  await button(first.page, 'Online Payment').click()
  await first.page.getByText(/reserved for you at these prices until/).waitFor()
  await first.context.close()
  await journey.crashAndRestart()

  admin = await signIn(journey.store.url, ADMIN)
  const stockNow = async () => (await findProduct(admin, 'paneer')).stock
  await expect.poll(stockNow).toBe(stock - 2)
  const { page, context, faults } = await visitAs(journey, shopper, '/cart', desktop)
  await page.getByRole('link', { name: 'Yes, place my order' }).click()
  await button(page, 'Confirm Payment').click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await context.close()
  const again = await signIn(journey.store.url, shopper)
  expect(await chargedAndCart(again)).toEqual({ charged: [2 * price], cart: 0 })
  expect(await stockNow()).toBe(stock - 2)
  expect(faults.list).toEqual([])
})

/** Lets the admin refund the only payment in the list. */
async function refund(sum: string) {
  const { page, context, faults } = await visitAs(journey, admin, '/dashboard/orders', desktop)
  await page.getByRole('radio', { name: 'List' }).check()
  await page.getByRole('radio', { name: 'To refund' }).check()
  await page.getByRole('link', { name: `Refund ${sum} for ORD-` }).click()
  await page.getByText('to asha@okbank').waitFor()
  await button(page, 'Mark as refunded').click()
  await page.getByLabel('Refund reference').fill('512345678901')
  await button(page, 'Continue').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as refunded' }).click()
  await page.getByText('Refund recorded').waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}
