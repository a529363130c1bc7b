import { afterAll, beforeAll, it } from 'vitest'
import { type Journey, startJourney } from '../setup/browser.ts'
import { placeOrder, shopperWith } from '../setup/checkout.ts'
import { checkDialog, checkOpenDialog, openScreens, type Screens } from '../setup/screens.ts'
import { ADMIN } from '../setup/seed.ts'
import { signIn } from '../setup/shopper.ts'

// Conflicts, undo, refunds, partners and other states that change the shop's data are in
// long/accessibility-states.test.ts.

const desktopWidth = 1440

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const guestPages = [
  '/',
  '/search',
  '/search?q=xqzvwk',
  '/help',
  '/login',
  '/register',
  '/forgot-password',
  '/user',
  '/cart',
  '/checkout',
  '/success',
  '/cancel',
  '/nope',
  '/order-link#nope',
  '/dashboard/orders',
]

it('guest pages have no accessibility barriers', async () => {
  const screens = await openScreens(journey)
  for (const path of guestPages) await screens.open(path)
  await screens.open('/search?q=milk')
  await checkDialog(screens, /^Sort & filter$/)
  await openSuggestions(screens)
  await openPinCode(screens)
  await openRecovery(screens)
  await screens.finish()
})

async function openPinCode(screens: Screens) {
  await screens.page.getByRole('banner').getByRole('button', { name: 'Set PIN code' }).click()
  await checkOpenDialog(screens, 'PIN code')
  await screens.page.keyboard.press('Escape')
}

async function openSuggestions({ page, go, check }: Screens) {
  await go('/search')
  await page.getByRole('combobox', { name: 'Search for products' }).fill('milk')
  await page.getByRole('option', { name: /^Milk/ }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await check('suggestions')
}

/** Opens a listing and a product while the cart has items. */
async function openFromHome(screens: Screens) {
  const { page, go, open } = screens
  await go('/')
  await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().click()
  await page.getByRole('navigation', { name: /^Sub-categories/ }).waitFor()
  await open(new URL(page.url()).pathname)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('heading', { name: /^Why shop from/ }).waitFor()
  await open(new URL(page.url()).pathname)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('list', { name: 'Similar products' }).waitFor()
  await screens.check('product')
  await checkDialog(screens, /^Enlarge/)
}

async function openRecovery({ page, go, check }: Screens) {
  await go('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.in')
  await page.getByRole('button', { name: 'Send Otp' }).click()
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
  await check('/verification-otp')
  // The state after a correct code.
  await page.evaluate(() => {
    const usr = { email: 'nobody@example.in', resetToken: 'granted' }
    history.replaceState({ usr, key: 'a', idx: 0 }, '', '/reset-password')
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
  await check('/reset-password')
}

it('customer pages and dialogs have no accessibility barriers', async () => {
  const screens = await openScreens(journey, await shopperWith(journey, { 'toned milk': 2 }))
  const { page, open, check } = screens
  for (const path of ['/', '/cart', '/user', '/dashboard/profile']) await open(path)
  await openFromHome(screens)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await check('account menu')
  await page.getByRole('button', { name: /item/ }).click()
  await page.getByRole('dialog', { name: 'My Cart' }).waitFor()
  await check('cart drawer')
  await page.keyboard.press('Escape')
  await open('/dashboard/profile')
  for (const button of [
    /^Edit profile image/,
    /^Verify email/,
    /^Change password/,
    /^Delete account/,
  ])
    await checkDialog(screens, button)
  await open('/dashboard/address')
  for (const button of [/^Add Address/, /^Edit/, /^Delete/]) await checkDialog(screens, button)
  await openOrder(screens)
  await screens.finish()
})

it('the payment QR code has no accessibility barriers', async () => {
  const screens = await openScreens(journey, await shopperWith(journey, { 'toned milk': 1 }))
  await screens.go('/checkout')
  await screens.page.getByRole('button', { name: 'Online Payment' }).click()
  await screens.page.getByRole('button', { name: 'Confirm Payment' }).waitFor()
  await screens.check('/checkout, UPI')
  await screens.finish()
})

async function openOrder(screens: Screens) {
  const { page, open, check } = screens
  await open('/checkout')
  await page.getByRole('button', { name: 'Cash on Delivery' }).click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await open('/dashboard/myorders')
  await page.getByRole('link', { name: /^Order Details/ }).click()
  await page.getByRole('button', { name: /^Cancel/ }).waitFor()
  await check('order details')
  await checkDialog(screens, /^Cancel/)
}

/** The admin pages, and the buttons that open their dialogs. */
const adminPages: Record<string, RegExp[]> = {
  '/dashboard/overview': [],
  '/dashboard/category': [/^Add Category/, /^Edit/, /^Delete/],
  '/dashboard/subcategory': [/^Add Sub Category/, /^View/, /^Edit/, /^Delete/],
  '/dashboard/product': [/^Import/, /^Edit/, /^Stock history/, /^Delete/],
  '/dashboard/imports': [],
  '/dashboard/pack': [],
  '/dashboard/new-order': [/^Paste a list/],
  '/dashboard/upload-product': [/^Add Fields/],
  '/dashboard/partners': [/^New key/],
  '/dashboard/customers': [],
  '/dashboard/team': [/^Invite/],
  '/dashboard/settings': [],
  '/dashboard/search': [/^New synonym/, /^New test/],
}

it('admin pages and dialogs have no accessibility barriers', async () => {
  // Fills the order queue.
  await placeOrder(await shopperWith(journey, {}), { 'toned milk': 1 })
  const screens = await openScreens(journey, await signIn(journey.store.url, ADMIN))
  const { page, open, check } = screens
  for (const [path, buttons] of Object.entries(adminPages)) {
    await open(path)
    for (const button of buttons) await checkDialog(screens, button)
  }
  await open('/dashboard/orders')
  await checkDialog(screens, /^Pause orders/)
  await page.getByRole('radio', { name: 'List' }).check()
  await page
    .getByRole('link', { name: /^Order Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Update Status' }).waitFor()
  await check('/dashboard/orders-details')
  await checkDialog(screens, /^Update Status/)
  await checkDialog(screens, /^Missing items/)
  await page.getByRole('button', { name: 'Update Status' }).click()
  await page.getByRole('option', { name: 'Cancel By Seller' }).click()
  await page.getByLabel('Reason for the customer').waitFor()
  await check('/dashboard/orders-details of a cancelled order')
  await checkOrderTable(screens)
  await screens.finish()
})

async function checkOrderTable({ page, go, check }: Screens) {
  await go('/dashboard/orders')
  await page.getByRole('radio', { name: 'Table' }).check()
  const selectFirst = async () => {
    await page
      .getByRole('checkbox', { name: /^Select ORD/ })
      .first()
      .check()
  }
  await selectFirst()
  // Narrower screens show the list.
  await check('/dashboard/orders, table', { widths: [desktopWidth] })
  await page.getByRole('button', { name: 'Set status…' }).click()
  await page.getByRole('dialog').waitFor()
  await check('/dashboard/orders, set status', {
    widths: [desktopWidth],
    part: '[role="dialog"]',
  })
  await page.keyboard.press('Escape')
  for (const name of ['Pick list', 'Address labels']) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await check(name)
    await page.goBack()
    await selectFirst()
  }
}
