import type { Page } from 'playwright-core'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { z } from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { chargedAndCart, findProduct, openCheckout, shopperWith } from './setup/checkout.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, presetStorage, signIn } from './setup/shopper.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { delayReplies } from './setup/slow-replies.ts'

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const success = (page: Page) => page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
const rupees = (paise: number) => `₹${String(paise / 100)}`

const OPEN_PAYMENT = '{ viewer { upiPayment { request { link } } } }'
const openPayment = z.object({
  viewer: z.object({ upiPayment: z.object({ request: z.object({ link: z.string() }) }) }),
})

it('a customer completes a UPI order from the QR code to the invoice', async () => {
  const shopper = await shopperWith(journey, { 'toned milk': 2 })
  const { price } = await findProduct(shopper, 'toned milk')
  const { context, page, faults } = await openCheckout(journey, shopper)
  const layoutShift = watchLayoutShift(page)
  await delayReplies(page, 'StartUpiPayment')
  await button(page, 'Online Payment').click()
  await page.getByText('Scan the QR code to complete payment').waitFor()
  const image = page.getByRole('img', { name: `QR code to pay ${rupees(2 * price)} with UPI` })
  await image.waitFor()
  const { viewer } = openPayment.parse(await shopper.request(OPEN_PAYMENT))
  const { link } = viewer.upiPayment.request
  const { searchParams } = new URL(link)
  expect(link).toMatch(/^upi:\/\/pay\?pa=/)
  expect(searchParams.get('am')).toBe(((2 * price) / 100).toFixed(2))
  expect(searchParams.get('cu')).toBe('INR')
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await drawn((await image.getAttribute('src')) ?? '')).toEqual(getModules(link))
  await page.getByText(searchParams.get('pa') ?? 'none', { exact: true }).waitFor()
  await layoutShift.check('QR code')
  // Unique per order, even when the journey is repeated.
  const transaction = `4${String(Date.now()).slice(-11)}`
  const typed = transaction.replace(/(\d{4})(?=\d)/g, '$1 ')
  await page.getByLabel('UPI transaction number (optional)').fill(typed)
  await button(page, 'Confirm Payment').click()
  await page.getByText('UPI payment confirmed and order placed successfully.').waitFor()
  await success(page)
  expect(await chargedAndCart(shopper)).toEqual({ charged: [2 * price], cart: 0 })
  await openLastOrder(page)
  await page.getByText('PAID WITH UPI').waitFor()
  await page.getByText(`Reference: ${searchParams.get('tr') ?? 'none'}`).waitFor()
  await packInDashboard(page.url(), transaction)
  await page.reload()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await readInvoice(page, rupees(2 * price))
  await context.close()
  expect(faults.list).toEqual([])
})

/** The admin finds the claimed payment, marks it as received, and packs the order. */
async function packInDashboard(orderUrl: string, transaction: string) {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await presetStorage(context, admin.storage)
  await page.goto(`/dashboard/orders-details/${orderUrl.split('/').at(-1) ?? ''}`)
  await page.getByText('Awaiting verification').waitFor()
  await page.getByText(transaction).waitFor()
  await button(page, 'Mark as received').click()
  await page.getByText('Payment updated').waitFor()
  await button(page, 'Update Status').click()
  await page.getByRole('option', { name: 'Packed', exact: true }).click()
  await page.getByText('Order status updated').waitFor()
  await page.getByRole('link', { name: /^\d{4}-\d\d\/\d{6}$/ }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
}

/** Checks the invoice on a large screen, on a small screen, and on paper, where only the sheet is left. */
async function readInvoice(page: Page, total: string) {
  // The order page is also an article, and stays until the invoice has loaded.
  const title = page.getByRole('heading', { name: 'Invoice', exact: true })
  const sheet = page.getByRole('article').filter({ has: title })
  await sheet.getByText('Received', { exact: true }).waitFor()
  await sheet.getByText(total, { exact: true }).first().waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ media: 'print' })
  await sheet.waitFor()
  for (const other of ['banner', 'contentinfo'] as const) {
    await page.getByRole(other).waitFor({ state: 'hidden' })
  }
  await button(page, 'Print').waitFor({ state: 'hidden' })
}

further(() => {
  it('checkout charges the accepted total when price and stock change before the order', async () => {
    const shopper = await shopperWith(journey, { 'malai paneer': 2, 'salted table butter': 3 })
    const paneer = await findProduct(shopper, 'malai paneer')
    const butter = await findProduct(shopper, 'salted table butter')
    const { context, page, faults } = await openCheckout(journey, shopper, {
      width: 360,
      height: 740,
    })
    const shown = 2 * paneer.price + 3 * butter.price
    await page.getByRole('main').getByText(rupees(shown)).first().waitFor()
    await change({ id: paneer.id, price: paneer.price + 1_000, discountPercent: 0 })
    await change({ id: butter.id, stock: 1 })
    await button(page, 'Cash on Delivery').click()
    const dialog = page.getByRole('alertdialog', { name: 'Your order has changed' })
    await dialog.waitFor()
    // Only the available items: 2 paneer and 1 butter.
    expect(await chargedAndCart(shopper)).toEqual({ charged: [], cart: 3 })
    const changes = await dialog.getByRole('listitem').allTextContents()
    const total = 2 * (paneer.price + 1_000) + butter.price
    expect(changes.map((text) => text.replace(/^.*?was /, ''))).toEqual([
      `2 × ${rupees(paneer.price)}is now 2 × ${rupees(paneer.price + 1_000)}`,
      `3 × ${rupees(butter.price)}is now 1 × ${rupees(butter.price)}`,
      `${rupees(shown)}is now ${rupees(total)}`,
    ])
    await button(page, `Place order for ${rupees(total)}`).click()
    await success(page)
    expect(await chargedAndCart(shopper)).toEqual({ charged: [total], cart: 0 })
    await context.close()
    expect(faults.list).toEqual([])
  })
})

async function change(input: object) {
  await admin.request(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { userErrors { message } } }',
    { input },
  )
}

further(() => {
  it('a customer cancels an order and orders it again', async () => {
    const shopper = await shopperWith(journey, { 'mango lassi': 2, 'cheese slices': 1 })
    const before = await findProduct(shopper, 'mango lassi')
    const { context, page, faults } = await openCheckout(journey, shopper)
    await button(page, 'Cash on Delivery').click()
    await success(page)
    await openLastOrder(page)
    await button(page, 'Cancel order').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('Order cancelled').waitFor()
    await expect.poll(() => page.getByText('Cancelled', { exact: true }).count()).toBe(2)
    expect((await findProduct(shopper, 'mango lassi')).stock).toBe(before.stock)
    await change({ id: before.id, stock: 0 })
    await button(page, 'Order again').click()
    const dialog = page.getByRole('dialog', { name: 'Some products are not available' })
    await dialog.getByText(/Mango Lassi/).waitFor()
    await dialog.getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
    expect((await chargedAndCart(shopper)).cart).toBe(1)
    await context.close()
    expect(faults.list).toEqual([])
  })
})

async function openLastOrder(page: Page) {
  await page.goto('/dashboard/myorders')
  await page.getByRole('link', { name: /^Order Details/ }).click()
  await page.getByRole('heading', { name: 'Order Details' }).waitFor()
}

/** Returns the dark and light modules of a text's QR code, row by row. */
function getModules(text: string): boolean[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  return [...modules.data].map(Boolean)
}

/** Returns the dark and light modules of a drawn QR code, without its quiet zone. */
async function drawn(dataUrl: string): Promise<boolean[]> {
  const svg = Buffer.from(decodeURIComponent(dataUrl.slice(dataUrl.indexOf(',') + 1)))
  const image = sharp(
    await sharp(svg, { density: 600 }).flatten({ background: 'white' }).trim().png().toBuffer(),
  )
  const { width } = await image.metadata()
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  const size = modulesAcross(data, width)
  const middle = (place: number) => Math.floor(((place + 0.5) * width) / size)
  return Array.from({ length: size * size }, (_, n) => {
    const [row, column] = [Math.floor(n / size), n % size]
    return (data[(middle(row) * info.width + middle(column)) * info.channels] ?? 255) < 128
  })
}

/** A QR code begins with a dark bar seven modules wide, which gives the module's width. */
function modulesAcross(data: Buffer, width: number): number {
  const bar = data.subarray(0, width).findIndex((value) => value > 128)
  return Math.round((width * 7) / bar)
}
