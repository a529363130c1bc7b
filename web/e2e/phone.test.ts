import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit, type Visitor } from './setup/browser.ts'
import { type LayoutShiftWatch, watchLayoutShift } from './setup/layout-shift.ts'
import { delayReplies } from './setup/slow-replies.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }

// Each test goes on where the one before has ended.
describe('a thumb on a small screen', () => {
  let visitor: Visitor
  let page: Page
  let layoutShift: LayoutShiftWatch

  beforeAll(async () => {
    visitor = await visit(journey, phone)
    page = visitor.page
    layoutShift = watchLayoutShift(page)
  })
  afterEach(() => expect(visitor.faults.list).toEqual([]))
  afterAll(() => visitor.context.close())

  /** Nothing of a page lies beside the screen, and nothing on it moves by itself. */
  async function checkScreen(screen: string) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, screen).toBeLessThanOrEqual(360)
    await layoutShift.check(screen)
  }

  it('redirects a guest who adds a product to the registration', async () => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Medicines and daily needs' }).waitFor()
    await checkScreen('home')
    await addAsGuest(page)
    await checkScreen('register')
  })

  it('registers, which adds the product to the cart', async () => {
    await register(page)
    // The product that the guest had wanted came into the cart by itself, and its button became a stepper.
    await layoutShift.forgive()
    await checkScreen('listing')
  })

  it('fills the cart and goes to the checkout', async () => {
    await fillCart(page)
    await checkScreen('cart')
    await page.getByRole('link', { name: 'Proceed' }).tap()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    await page.getByRole('button', { name: 'Add address' }).waitFor()
    expect(await page.getByRole('link', { name: 'View cart' }).count()).toBe(0)
    await checkScreen('checkout')
  })

  it('saves an address and places an order', async () => {
    await addAddress(page, () => checkScreen('address dialog'))
    await layoutShift.forgive()
    await delayReplies(page, 'PlacedOrder')
    await page.getByRole('button', { name: 'Cash on Delivery' }).tap()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.getByText(/^ORD-/).waitFor()
    await checkScreen('success')
    await page.getByRole('link', { name: 'Go To Home' }).tap()
    expect(await page.getByRole('link', { name: 'View cart' }).count()).toBe(0)
  })

  it('opens the order from the account', () => openAccountPages(page, checkScreen))

  it('saves a profile with an unlikely mobile number', () => submitWithDoubt(page))

  it('opens the pages for addresses, search and a product', () => openOtherPages(page, checkScreen))

  it('shows the stepper exactly where Add was', () => addInPlace(page))
})

/** A guest's Add leads to the login; from there on to the registration. */
async function addAsGuest(page: Page) {
  await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().tap()
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .tap()
  await page.getByText('Please login to add items to cart').waitFor()
  await page.getByRole('link', { name: 'Register', exact: true }).tap()
  await page.getByRole('heading', { name: 'Register' }).waitFor()
}

async function register(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma')
  await page.getByLabel('Email').fill(`asha.${randomUUID()}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill('ganga yamuna 7')
  await page.getByLabel('Confirm password').fill('ganga yamuna 7')
  await page.getByRole('button', { name: 'Register' }).tap()
  // Back on the listing where the guest pressed Add, and it is in the cart.
  await cartBar(page, '1 item').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dairy-eggs-\w+$/)
}

const cartBar = (page: Page, count: string) =>
  page.getByRole('link').filter({ hasText: 'View cart' }).filter({ hasText: count })

async function fillCart(page: Page) {
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .tap()
  await cartBar(page, '2 items').tap()
  await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  const firstLine = page.getByRole('list', { name: 'Items' }).getByRole('listitem').first()
  await firstLine.getByRole('button', { name: /^Increase/ }).tap()
  await page.getByRole('main').getByText('3 item').waitFor()
}

async function addAddress(page: Page, checkScreen: () => Promise<void>) {
  await page.getByRole('button', { name: 'Add address' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await dialog.getByLabel('Address line').fill('Flat 402, Shanti Residency, 12 MG Road')
  await dialog.getByLabel('City').fill('Thiruvananthapuram')
  await dialog.getByLabel('State').fill('Kerala')
  await dialog.getByLabel('Pincode').fill('6950')
  await dialog.getByLabel('Mobile').fill('98765 43210')
  await dialog.getByRole('button', { name: 'Save address' }).tap()
  await dialog.getByText('usually has 6 digits').waitFor()
  await dialog.getByRole('button', { name: 'Save anyway' }).waitFor()
  await dialog.getByLabel('Pincode').fill('695001')
  await checkScreen()
  await dialog.getByRole('button', { name: 'Save address' }).tap()
  await page.getByRole('radio', { name: /Shanti Residency/, checked: true }).waitFor()
}

/** The account's screens, by its menu. */
async function openAccountPages(page: Page, checkScreen: (screen: string) => Promise<void>) {
  await page.getByRole('link', { name: 'Account' }).tap()
  await page.getByRole('heading', { name: 'My Account' }).waitFor()
  await checkScreen('account')
  await page.getByRole('link', { name: 'My Orders' }).tap()
  await page.getByText('+1 more').waitFor()
  await checkScreen('orders')
  await page.getByRole('link', { name: /^Order Details/ }).tap()
  await page.getByText('Shanti Residency').waitFor()
  await checkScreen('order')
}

async function openOtherPages(page: Page, checkScreen: (screen: string) => Promise<void>) {
  await page.goto('/dashboard/address')
  await page.getByText('Shanti Residency').waitFor()
  await checkScreen('addresses')
  await page.goto('/search?q=milk')
  await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor()
  await checkScreen('search')
  await page.getByRole('link', { name: 'Toned Milk', exact: true }).tap()
  await page.getByText('Why shop from').waitFor()
  await checkScreen('product')
}

/** The form asks before it saves a doubtful mobile number. */
async function submitWithDoubt(page: Page) {
  await page.goto('/dashboard/profile')
  await page.getByLabel('Mobile').fill('98765')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByText('A mobile number usually has 10 digits.').waitFor()
  await page.getByRole('button', { name: 'Save anyway' }).tap()
  await page.getByText('Your profile is saved').waitFor()
}

/** The stepper stands exactly where Add was pressed. */
async function addInPlace(page: Page) {
  const add = page.getByRole('main').getByRole('button', { name: 'Add Toned Milk to cart' }).first()
  // The bar with the same button disappears where it would cover this one.
  await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await page.getByRole('region', { name: 'Buy Toned Milk' }).waitFor({ state: 'detached' })
  const before = await add.boundingBox()
  await add.tap()
  const stepper = page.getByRole('group', { name: 'Quantity of Toned Milk' }).first()
  await stepper.waitFor()
  expect(await stepper.boundingBox()).toEqual(before)
}
