import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { chargedAndCart, shopperWith } from './setup/checkout.ts'
import { devices, longCases, type Screen } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const ENDED = 'Your session has ended. Please login to continue.'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

interface Attempt {
  path: string
  /** What the person does before the session ends. */
  prepare: (page: Page) => Promise<void>
  /** The request that the server rejects. */
  act: (page: Page) => Promise<void>
  /** What the login page says. */
  reason?: string
}

/** Ends the session on the server while the page is open, acts, and logs in again. Returns the page, which is back. */
async function actAfterEnd(
  person: Shopper,
  screen: Screen,
  { path, prepare, act, reason = ENDED }: Attempt,
) {
  const { context, page, faults } = await visit(journey, screen)
  await presetStorage(context, person.storage)
  await page.goto(path)
  await prepare(page)
  await person.request('mutation { logout { userErrors { message } } }')
  await act(page)
  await page.getByText(reason).waitFor()
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.getByText(/connection/).count()).toBe(0)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname + url.search === path)
  // The rejected request itself is in the console.
  expect(faults.list.filter((fault) => !fault.includes('status of 401'))).toEqual([])
  return { context, page }
}

const cart: Attempt = {
  path: '/search?q=toned+milk',
  prepare: (page) => button(page, 'Increase quantity of Toned Milk').first().waitFor(),
  act: (page) => button(page, 'Increase quantity of Toned Milk').first().click(),
  reason: 'Please login to update cart',
}

const address: Attempt = {
  path: '/dashboard/address',
  async prepare(page) {
    await button(page, 'Add Address').first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Address' })
    await dialog.getByLabel('Address line').fill('7 Lake View Road')
    await dialog.getByLabel('City').fill('Pune')
    await dialog.getByLabel('State').fill('Maharashtra')
    await dialog.getByLabel('Pincode').fill('411001')
    await dialog.getByLabel('Mobile').fill('98765 43210')
  },
  act: (page) => button(page, 'Save address').click(),
}

const profile: Attempt = {
  path: '/dashboard/profile',
  async prepare(page) {
    await page.getByLabel('Name').fill('Asha Rao')
    await page.getByLabel('Mobile').fill('98765 43210')
  },
  act: (page) => button(page, 'Submit').click(),
}

const personalData: Attempt = {
  path: '/dashboard/profile',
  prepare: (page) => button(page, 'Download my data').waitFor(),
  act: (page) => button(page, 'Download my data').click(),
}

const checkout: Attempt = {
  path: '/checkout',
  prepare: (page) => page.getByRole('radio', { name: /12 MG Road/ }).waitFor(),
  act: (page) => button(page, 'Cash on Delivery').click(),
}

const upi: Attempt = { ...checkout, act: (page) => button(page, 'Online Payment').click() }

const category: Attempt = {
  path: '/dashboard/category',
  async prepare(page) {
    await button(page, 'Add Category').click()
    await page.getByRole('dialog', { name: 'Category' }).getByLabel('Name').fill('Garden')
  },
  act: (page) =>
    page
      .getByRole('dialog', { name: 'Category' })
      .getByRole('button', { name: 'Add Category' })
      .click(),
}

const productExport: Attempt = {
  path: '/dashboard/product',
  prepare: (page) => button(page, 'Export').waitFor(),
  act: (page) => button(page, 'Export').click(),
}

const product: Attempt = {
  path: '/dashboard/upload-product',
  async prepare(page) {
    await page.getByLabel('Name', { exact: true }).fill('Marigold seeds')
    await page.getByLabel('Description').fill('Orange all summer.')
    await page.getByLabel('Unit').fill('20 g')
    await page.getByLabel('Number of Stock').fill('10')
    await page.getByLabel('Price').fill('200')
    await page.getByLabel('Discount').fill('10')
  },
  act: (page) => button(page, 'Submit').click(),
}

describe.each(devices)('after its session ended on the server, a $device', ({ screen }) => {
  it.each([
    ['a cart change', cart],
    ['a download of their data', personalData],
    ['an order', checkout],
    ...longCases<[string, Attempt]>([
      ['an address', address],
      ['the profile', profile],
      ['a UPI payment', upi],
    ]),
  ])(
    'leads to the login and back for %s, without blaming the connection',
    async (_what, attempt) => {
      const shopper = await shopperWith(journey, { 'toned milk': 1 })
      const { context } = await actAfterEnd(shopper, screen, attempt)
      const again = await signIn(journey.store.url, shopper)
      expect(await chargedAndCart(again)).toEqual({ charged: [], cart: 1 })
      await context.close()
    },
  )

  it.each([
    ['a category', category],
    ...longCases<[string, Attempt]>([['an export of products', productExport]]),
  ])('leads an admin to the login and back for %s', async (_what, attempt) => {
    const admin = await signIn(journey.store.url, ADMIN)
    const { context } = await actAfterEnd(admin, screen, attempt)
    await context.close()
  })

  it('leads an admin to the login and back to the draft of a product', async () => {
    const admin = await signIn(journey.store.url, ADMIN)
    const { context, page } = await actAfterEnd(admin, screen, product)
    await page.getByText('Continue where you left off?').waitFor()
    await button(page, 'Continue').click()
    const name = page.getByLabel('Name', { exact: true })
    await expect.poll(() => name.inputValue()).toBe('Marigold seeds')
    await expect.poll(() => page.getByLabel('Price').inputValue()).toBe('200')
    await context.close()
  })
})
