import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPages } from '../../src/dashboard/pages.ts'
import { toModuleName } from '../../src/lib/urls/page-row.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { addToCart, placeOrder, shopperWith } from '../setup/checkout.ts'
import { waitForFocus } from '../setup/focus.ts'
import { addCategory, addSubCategory, uploadProduct } from '../setup/catalogue.ts'
import { findProductIds } from '../setup/search.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, signIn, type Shopper } from '../setup/shopper.ts'

const desktop = { width: 1280, height: 900 }

let journey: QuietJourney
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
  shopper = await shopperWith(journey, {})
})
afterAll(() => journey.close())

async function open(person: Shopper, path: string) {
  const visitor = await visit(journey, desktop)
  await presetStorage(visitor.context, person.storage)
  await visitor.page.goto(path)
  return visitor
}

it('an admin builds a catalogue, which customers see and order from, and manages its orders and stock', async () => {
  const { context, page, faults } = await open(admin, '/dashboard/category')
  await addCategory(page)
  await addSubCategory(page)
  await uploadProduct(page)
  await seeAsShopper('₹180')
  await changePrice(page, '250')
  await seeAsShopper('₹225')
  await orderInBrowser()
  const { number } = await placeOrder(shopper, { marigold: 3 })
  await updateOrders(page, number)
  await readStockHistory(page)
  await fixImport(page)
  await context.close()
  expect(faults.list).toEqual([])
})

/** Checks that another person finds the product at this price, with the details that the admin entered. */
async function seeAsShopper(price: string) {
  await findProductIds(shopper, 'marigold', 1)
  const { context, page, faults } = await open(shopper, '/search?q=marigold')
  await page
    .getByRole('link', { name: /Marigold seeds/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Marigold seeds' }).waitFor()
  await page.getByText(price, { exact: true }).first().waitFor()
  await page.getByText('Season').waitFor()
  await page.getByText('10 in stock').waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}

async function changePrice(page: Page, price: string) {
  await page.getByRole('link', { name: 'Product', exact: true }).click()
  await page.getByRole('main').getByLabel('Search for products').fill('marigold')
  await page.getByRole('button', { name: 'Edit Marigold seeds' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price').fill(price)
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  const success = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /success/i }))
  await success.getByRole('button').last().click()
}

async function orderInBrowser() {
  const { context, page, faults } = await open(shopper, '/search?q=marigold')
  await addToCart(page.getByRole('button', { name: 'Add Marigold seeds to cart' }))
  await page.getByRole('button', { name: /1 item/ }).waitFor()
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /12 MG Road/ }).waitFor()
  await page.getByRole('button', { name: 'Cash on Delivery' }).click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}

/** Cancels the newest order; confirms, packs and delivers the previous order. */
async function updateOrders(page: Page, newest: string) {
  await page.getByRole('link', { name: 'All Orders' }).click()
  // The page before has a list and a table, too.
  await page.getByRole('heading', { name: 'All Orders' }).waitFor()
  await page.getByRole('radio', { name: 'List' }).check()
  const details = page.getByRole('link', { name: /Order Details/ })
  await expect
    .poll(() => details.first().getAttribute('aria-label'))
    .toBe(`Order Details of ${newest}`)
  await details.first().click()
  await setStatus(page, 'Cancel By Seller')
  await page.getByRole('region', { name: 'Cancellation' }).waitFor()
  await page.getByRole('link', { name: 'All Orders' }).first().click()
  await details.nth(1).click()
  for (const status of ['Confirm', 'Packed', 'Delivered']) await setStatus(page, status)
  const history = page.getByRole('list').filter({ hasText: 'Delivered' })
  await history.getByText('Order Confirm').waitFor()
}

async function setStatus(page: Page, status: string) {
  await page.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('combobox').fill(status.slice(0, 4))
  await dialog.getByRole('option', { name: status }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Update Status', { exact: true }).waitFor()
}

/** Expects ten items in stock: one sold, three sold and returned. */
async function readStockHistory(page: Page) {
  await page.getByRole('link', { name: 'Product', exact: true }).click()
  await page.getByRole('main').getByLabel('Search for products').fill('marigold')
  await page.getByRole('button', { name: 'Stock history of Marigold seeds' }).click()
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  const texts = await rows.allInnerTexts()
  expect(texts.map((text) => /[+−-]\d+/.exec(text)?.[0].replace('−', '-'))).toEqual([
    '+3',
    '-3',
    '-1',
    '+10',
  ])
  expect(texts.map((text) => /(\d+) left/.exec(text)?.[1])).toEqual(['9', '6', '9', '10'])
}

async function fixImport(page: Page) {
  const buffer = Buffer.from('name,price\nFennel seeds,60\nMint seeds,free\n')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const file = { name: 'seeds.csv', mimeType: 'text/csv', buffer }
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await dialog.getByRole('link', { name: 'Imports' }).click()
  await page.getByText('2 rows: 1 new, 0 changed, 1 skipped').waitFor()
  await page.getByText('Skipped rows', { exact: true }).click()
  await page.getByText("Line 3: price: 'free' is not a number").waitFor()
  await page.getByRole('button', { name: 'Mark as done: seeds.csv' }).click()
  await page.getByText('No imports to fix').waitFor()
  const heading = page.getByRole('heading', { name: 'Imports' })
  await waitForFocus(heading)
}

// web/src/app/admin-routes.test.tsx tests every page with every role.
it('the dashboard is closed to customers', async () => {
  const { context, page, faults } = await open(shopper, '/dashboard/orders')
  await page.getByText('Do not have permission').waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})

it('the dashboard has scripts that customers never load', async () => {
  const paths = ['/', '/dashboard/profile']
  expect(await dashboardScripts(shopper, paths, 'networkidle')).toEqual([])
  // The page's stream for new orders keeps the network busy.
  expect(await dashboardScripts(admin, ['/dashboard/category'], 'load')).not.toEqual([])
})

/** Returns the dashboard scripts that these pages load. */
async function dashboardScripts(
  person: Shopper,
  paths: string[],
  until: 'networkidle' | 'load',
): Promise<string[]> {
  const { context, page } = await open(person, 'about:blank')
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.waitForLoadState(until)
  }
  await context.close()
  return loaded.filter((url) => dashboardModules.some((name) => url.includes(`/${name}-`)))
}

const dashboardModules = [
  ...Object.keys(dashboardPages).map(toModuleName),
  ...['dashboard-fields', 'dashboard-hooks'],
]
