import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { createKeyboard } from '../setup/keyboard.ts'
import { type StorageItems, presetStorage } from '../setup/shopper.ts'
import { type LayoutShiftWatch, watchLayoutShift } from '../setup/layout-shift.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

const desktop = { width: 1280, height: 900 }
const email = 'keyboard@example.in'
const password = 'ganga yamuna 7'
const product = 'Toned Milk'
const quantity = 2

it('a customer can register, buy, and find the order after a server crash with the keyboard alone', async () => {
  const { context, page, faults, layoutShift } = await open()
  await page.goto('/')
  await register(page)
  await layoutShift.check('registered')
  const stock = await buy(page)
  await layoutShift.check('at the checkout')
  await order(page, layoutShift)
  const number = await checkAfterwards(page, stock)
  await layoutShift.check('ordered')
  const storage = await readStorage(context)
  await context.close()
  await journey.crashAndRestart()
  const again = await open()
  await presetStorage(again.context, storage)
  await again.page.goto('/')
  expect(await checkAfterwards(again.page, stock)).toBe(number)
  await again.layoutShift.check('after the crash')
  await again.context.close()
  expect([...faults.list, ...again.faults.list]).toEqual([])
})

async function open() {
  const visitor = await visit(journey, desktop)
  return { ...visitor, layoutShift: watchLayoutShift(visitor.page) }
}

async function register(page: Page) {
  const { press, fillIn } = createKeyboard(page)
  await press(page.getByRole('link', { name: 'Login', exact: true }))
  await press(page.getByRole('link', { name: 'Register', exact: true }))
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await fillIn({
    Name: 'Asha Verma',
    Email: email,
    Password: password,
    'Confirm password': password,
  })
  await press(page.getByRole('button', { name: 'Register' }), 'Space')
  await page.getByRole('button', { name: 'Account' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
}

/** Adds the product to the cart on its page. Returns the stock that the page shows. */
async function buy(page: Page): Promise<number> {
  const { press } = createKeyboard(page)
  const stock = await openProduct(page)
  await press(page.getByRole('button', { name: `Add ${product} to cart` }))
  const more = page.getByRole('button', { name: `Increase quantity of ${product}` })
  for (let pieces = 1; pieces < quantity; pieces += 1) await press(more, 'Space')
  await press(page.getByRole('button', { name: `${quantity} items` }))
  await press(page.getByRole('dialog', { name: 'My Cart' }).getByRole('link', { name: 'Proceed' }))
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  return stock
}

async function openProduct(page: Page): Promise<number> {
  const { press } = createKeyboard(page)
  await press(page.getByRole('button', { name: 'Search for products' }))
  await page.getByRole('combobox', { name: 'Search for products' }).waitFor()
  await page.keyboard.type(product.toLowerCase())
  await press(page.getByRole('link', { name: product, exact: true }))
  await page.getByRole('heading', { name: product, level: 1 }).waitFor()
  const badge = await page.getByText(/^\d+ in stock$/).textContent()
  await page.getByText('Why shop from').waitFor()
  return Number.parseInt(badge ?? '')
}

async function order(page: Page, layoutShift: LayoutShiftWatch) {
  const { press, fillIn } = createKeyboard(page)
  await press(page.getByRole('button', { name: 'Add address' }))
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await fillIn(
    {
      'Address line': '12 MG Road',
      City: 'Bengaluru',
      State: 'Karnataka',
      Pincode: '560038',
      Country: 'India',
      Mobile: '98765 43210',
    },
    dialog,
  )
  await press(dialog.getByRole('button', { name: 'Save address' }))
  await page.getByRole('radio', { name: /12 MG Road/, checked: true }).waitFor()
  await layoutShift.forgive()
  await press(page.getByRole('button', { name: 'Cash on Delivery' }))
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
}

/** Checks that the cart is empty, the order exists and the stock is lower. Returns the order number. */
async function checkAfterwards(page: Page, stockBefore: number): Promise<string> {
  const { press } = createKeyboard(page)
  await page.getByRole('button', { name: 'My Cart' }).waitFor()
  await press(page.getByRole('button', { name: 'Account' }))
  await press(page.getByRole('link', { name: 'My Orders' }))
  const rows = page.getByRole('listitem').filter({ hasText: 'ORD-' })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  const row = (await rows.first().textContent()) ?? ''
  expect(row).toContain(product)
  expect(row).toContain('Pending')
  expect(row).toContain('Bengaluru')
  await press(page.getByRole('link', { name: /^Order Details/ }))
  await page.getByText('12 MG Road').waitFor()
  expect(await openProduct(page)).toBe(stockBefore - quantity)
  return /ORD-\w+/.exec(row)?.[0] ?? ''
}

async function readStorage(context: BrowserContext): Promise<StorageItems> {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) =>
    localStorage.map(({ name, value }): StorageItems[number] => [name, value]),
  )
}
