import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type QuietJourney, startNewShop, visit } from './setup/browser.ts'
import { addCategory, addSubCategory, uploadProduct } from './setup/catalogue.ts'
import { addToCart, shopperWith } from './setup/checkout.ts'
import { deskDevices } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { logIn, presetStorage, type Shopper } from './setup/shopper.ts'

/** The particulars of a shop by law: the label in the settings, a value, and where customers see it. */
const particulars = [
  ['Shop name', 'Sharma Stores', ['footer', 'help', 'invoice', 'email']],
  ['Address', '4 Temple Street, Mysuru 570001', ['footer', 'help', 'invoice', 'email']],
  ['Phone', '+91 821 400 1234', ['footer', 'help', 'invoice', 'email']],
  ['Email', 'care@sharma.example', ['footer', 'help', 'invoice', 'email']],
  ['WhatsApp number', '+91 98450 11111', ['help']],
  ['Legal name', 'Sharma Retail Private Limited', ['footer', 'help', 'invoice', 'email']],
  ['Branches', '9 Lake Road, Mysuru 570002', ['help']],
  ['GSTIN', '29ABCDE1234F1ZW', ['footer', 'help', 'invoice', 'email']],
  ['FSSAI licence number', '10012345678901', ['footer', 'help', 'invoice', 'email']],
  ['Drug licence numbers', 'KA-B12-100001', ['footer', 'help', 'invoice', 'email']],
  ['Registered pharmacist', 'Meera Nair, 12345', ['help']],
  ['Grievance officer', 'Ravi Sharma', ['help']],
  ['Designation of the grievance officer', 'Manager', ['help']],
  ['Phone of the grievance officer', '+91 821 400 5678', ['help']],
  ['Email of the grievance officer', 'complaints@sharma.example', ['help']],
  ['Returns and refunds', 'We take back damaged goods.', ['help']],
  ['Delivery', 'We deliver by bicycle.', ['help']],
  ['Privacy', 'We keep your data in Mysuru.', ['help']],
  ['Terms', 'Prices include all taxes.', ['help']],
  ['UPI ID', 'sharma@okbank', []],
] as const

type Place = (typeof particulars)[number][2][number]

let journey: QuietJourney

beforeEach(async () => {
  journey = await startNewShop()
})
afterEach(() => journey.close())

it.each(deskDevices)(
  'an admin sets up a new shop in the dashboard, and customers see its particulars and order, on a $device',
  async ({ screen }) => {
    const { context, page, faults } = await visit(journey, screen)
    await logIn(page, ADMIN)
    await page.getByRole('heading', { name: '9 steps left to set up your shop' }).waitFor()
    await page.getByRole('link', { name: 'Enter your address, phone and email' }).click()
    for (const [label, value] of particulars)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Add an area' }).click()
    await page.getByLabel('PIN codes', { exact: true }).fill('5600 570001')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved.').waitFor()
    await addCategory(page)
    await addSubCategory(page)
    await uploadProduct(page)
    await page.goto('/dashboard/team')
    await page.getByRole('button', { name: /^Pharmacist: / }).click()
    await page.getByLabel('Registration number').fill('KSPC 12345')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Pharmacist saved').waitFor()
    await page.goto('/dashboard/overview')
    await page.getByRole('heading', { name: '2 steps left to set up your shop' }).waitFor()
    await page.getByRole('button', { name: 'We are not registered' }).click()
    await page.getByRole('heading', { name: '1 step left to set up your shop' }).waitFor()
    const shopper = await shopperWith(journey, {})
    const customer = await visit(journey, screen)
    await presetStorage(customer.context, shopper.storage)
    await order(customer.page)
    await page.goto('/dashboard/overview')
    await page.getByRole('heading', { name: 'Sales' }).waitFor()
    expect(await page.getByText(/left to set up your shop/).count()).toBe(0)
    const orderId = await findOrder(shopper)
    await packOrder(page, orderId)
    await expectParticulars(customer.page, shopper, orderId)
    await Promise.all([context.close(), customer.context.close()])
    expect([...faults.list, ...customer.faults.list]).toEqual([])
  },
)

async function order(page: Page) {
  await page.goto('/search?q=marigold')
  await addToCart(page.getByRole('button', { name: 'Add Marigold seeds to cart' }))
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /12 MG Road/ }).waitFor()
  await page.getByRole('button', { name: 'Cash on Delivery' }).click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
}

const orders = z.object({
  viewer: z.object({
    orders: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string() }) })]) }),
  }),
})

async function findOrder({ request }: Shopper): Promise<string> {
  const { viewer } = orders.parse(await request('{ viewer { orders { edges { node { id } } } } }'))
  return viewer.orders.edges[0].node.id
}

async function packOrder(page: Page, orderId: string) {
  await page.goto(`/dashboard/orders-details/${orderId}`)
  await page.getByRole('button', { name: 'Update Status' }).click()
  await page.getByRole('option', { name: 'Packed', exact: true }).click()
  await page.getByText('Order status updated').waitFor()
}

/** Checks that each particular is visible in each of its places. */
async function expectParticulars(page: Page, { email }: Shopper, orderId: string) {
  const texts: Record<Place, string> = { footer: '', help: '', invoice: '', email: '' }
  await page.goto('/help')
  await page.getByRole('heading', { name: 'Grievance officer' }).waitFor()
  texts.help = await page.getByRole('main').innerText()
  texts.footer = await page.getByRole('contentinfo').innerText()
  await page.goto(`/dashboard/myorders/${orderId}`)
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page.getByRole('heading', { name: 'Invoice', exact: true }).waitFor()
  texts.invoice = await page.getByRole('main').innerText()
  const subjects = await journey.mailbox.subjects(email)
  texts.email = await journey.mailbox.textOf(email, subjects.at(-1) ?? '')
  for (const [label, value, places] of particulars) {
    for (const place of places) expect(texts[place], `${label} in the ${place}`).toContain(value)
  }
}
