import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { ADMIN } from './setup/seed.ts'
import { home, newShopper, presetStorage, type Shopper, signIn } from './setup/shopper.ts'
import { delayReplies } from './setup/slow-replies.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }

/** Opens a phone, logged in as the customer if one is passed. */
async function open(shopper?: Shopper) {
  const { context, page, faults } = await visit(journey, phone)
  if (shopper) await presetStorage(context, shopper.storage)
  const layoutShift = watchLayoutShift(page)
  /** Checks that the page does not overflow horizontally and that its layout does not shift. */
  const checkScreen = async (screen: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, screen).toBeLessThanOrEqual(phone.width)
    await layoutShift.check(screen)
  }
  const finish = async () => {
    await context.close()
    expect(faults.list).toEqual([])
  }
  return { page, layoutShift, checkScreen, finish }
}

type Visiting = Awaited<ReturnType<typeof open>>

it('a guest who adds a product registers, and orders it with a thumb', async () => {
  const visiting = await open()
  const { page, layoutShift, checkScreen, finish } = visiting
  await page.goto('/')
  await page.getByRole('heading', { name: 'Medicines and daily needs' }).waitFor()
  await checkScreen('home')
  await addAsGuest(page)
  await checkScreen('register')
  await register(page)
  // The product that the guest tried to add was added automatically, and its button became a stepper.
  await layoutShift.forgive()
  await checkScreen('listing')
  await fillCart(page)
  await checkScreen('cart')
  await goToCheckout(page)
  await checkScreen('checkout')
  await addAddress(page, () => checkScreen('address dialog'))
  await layoutShift.forgive()
  await payCash(visiting)
  await page.getByRole('link', { name: 'Go To Home' }).tap()
  expect(await page.getByRole('link', { name: 'View cart' }).count()).toBe(0)
  await finish()
})

further(() => {
  it('a customer opens an order from the account', async () => {
    const shopper = await shopperWith(journey, {})
    await cancel(await placeOrder(shopper, { 'toned milk': 1, curd: 1 }))
    const { page, checkScreen, finish } = await open(shopper)
    await page.goto('/')
    await page.getByRole('link', { name: 'Account', exact: true }).tap()
    await page.getByRole('heading', { name: 'My Account' }).waitFor()
    await checkScreen('account')
    await page.getByRole('link', { name: 'My Orders' }).tap()
    await page.getByText('+1 more').waitFor()
    await checkScreen('orders')
    await expectOneLine(page.getByRole('heading', { name: /^ORD-/ }))
    await page.getByRole('link', { name: /^Order Details/ }).tap()
    await page.getByText(home.addressLine).waitFor()
    await checkScreen('order')
    await finish()
  })

  it('the profile saves an unlikely mobile number after asking', async () => {
    const { page, finish } = await open(await newShopper(journey.store.url))
    await page.goto('/dashboard/profile')
    await page.getByLabel('Mobile').fill('98765')
    await page.getByRole('button', { name: 'Submit' }).tap()
    await page.getByText('A mobile number usually has 10 digits.').waitFor()
    await page.getByRole('button', { name: 'Save anyway' }).tap()
    await page.getByText('Profile saved').waitFor()
    await finish()
  })

  it('a customer opens the addresses, the search and a product, whose stepper replaces Add exactly', async () => {
    const { page, checkScreen, finish } = await open(await shopperWith(journey, {}))
    await page.goto('/dashboard/address')
    await page.getByText(home.addressLine).waitFor()
    await checkScreen('addresses')
    await page.goto('/search?q=milk')
    await page.getByRole('link', { name: 'Toned Milk', exact: true }).waitFor()
    await checkScreen('search')
    await page.getByRole('link', { name: 'Toned Milk', exact: true }).tap()
    await page.getByText('Why shop from').waitFor()
    await checkScreen('product')
    await addInPlace(page)
    await finish()
  })
})

/** Checks that Add takes a guest to the login page, and from there to registration. */
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
  await page.getByText(/^Log in or register to add (?!this ).+ to your cart\.$/).waitFor()
  await page.getByRole('link', { name: 'Register', exact: true }).tap()
  await page.getByRole('heading', { name: 'Register' }).waitFor()
}

async function register(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma')
  await page.getByLabel('Email').fill(`asha.${randomUUID()}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill('ganga yamuna 7')
  await page.getByLabel('Confirm password').fill('ganga yamuna 7')
  await page.getByRole('button', { name: 'Register' }).tap()
  // Returns to the listing where the guest pressed Add, with the product in the cart.
  await cartBar(page, '1 item').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/dairy-eggs-\w+$/)
}

async function goToCheckout(page: Page) {
  await page.getByRole('link', { name: 'Proceed' }).tap()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByRole('button', { name: 'Add address' }).waitFor()
  expect(await page.getByRole('link', { name: 'View cart' }).count()).toBe(0)
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

/** Pays in cash. The page heights differ, but everything below the heading stays in place. */
async function payCash({ page, layoutShift, checkScreen }: Visiting) {
  await delayReplies(page, 'PlacedOrder')
  await page.getByRole('button', { name: 'Cash on Delivery' }).tap()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await layoutShift.forgive()
  await page.getByText(/^ORD-/).waitFor()
  await checkScreen('success')
}

/** Cancels as the shop, because this status has the longest badge. */
async function cancel({ id }: { id: string }) {
  const admin = await signIn(journey.store.url, ADMIN)
  await admin.request(
    'mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { userErrors { message } } }',
    { input: { orderId: id, status: 'CANCELLED_BY_SELLER' } },
  )
}

/** Checks that a number is not broken, not even next to a long badge on the narrowest phone. */
async function expectOneLine(number: Locator) {
  const page = number.page()
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    const ems = await number.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).fontSize),
    )
    expect(ems, `${width} px`).toBeLessThan(2)
  }
}

/** Checks that the stepper appears exactly where Add was pressed. */
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
