import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { logIn } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

/** Makes the storage APIs throw on use, as Firefox does when cookies and site data are blocked. */
async function blockSiteData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const reject = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: reject })
    for (const name of ['BroadcastChannel', 'Notification', 'Worker', 'SharedWorker'])
      Object.defineProperty(window, name, { value: reject })
    for (const name of ['locks', 'clipboard', 'serviceWorker', 'storage', 'permissions'])
      Object.defineProperty(Navigator.prototype, name, { get: reject })
    Object.defineProperty(Document.prototype, 'cookie', { get: reject, set: reject })
  })
}

/** Opens a page as an app link does, because the login would not survive a reload. */
async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  await page.waitForFunction(
    () =>
      !document.querySelector('h1:empty, main [aria-busy="true"]') && document.querySelector('h1'),
  )
}

it.each(devices)(
  'every guest page works with site data blocked, on a $device',
  async ({ screen }) => {
    const { context, page, faults } = await visit(journey, screen)
    await blockSiteData(context)
    const paths = ['/', '/search?q=milk', '/login', '/register', '/forgot-password', '/user']
    for (const path of [
      ...paths,
      '/cart',
      '/checkout',
      '/success',
      '/cancel',
      '/dashboard/myorders',
    ]) {
      await page.goto(path)
      await page.locator('h1:not(:empty)').first().waitFor()
    }
    await page.goto('/')
    await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().click()
    // Before the app is ready, a link loads a page, and a click on the old page is lost.
    await page.waitForURL((url) => url.pathname !== '/')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { name: /^Why shop from/ }).waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('heading', { name: 'Similar products' }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

it.each(devices)(
  'a customer orders with site data blocked, and learns before the login that it will not last, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, { 'toned milk': 1 })
    const { context, page, faults } = await visit(journey, screen)
    await blockSiteData(context)
    await page.goto('/login')
    await page.getByText('Your browser blocks cookies and site data.').waitFor()
    await logIn(page, shopper)
    await page.getByText('Welcome back, Asha Verma').waitFor()
    for (const path of ['/user', '/cart', '/dashboard/profile', '/dashboard/address', '/checkout'])
      await openInApp(page, path)
    await page.getByRole('button', { name: 'Cash on Delivery' }).click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('button', { name: /^Cancel/ }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

it.each(devices)(
  'every admin page works with site data blocked, on a $device',
  async ({ screen }) => {
    const { context, page, faults } = await visit(journey, screen)
    await blockSiteData(context)
    await logIn(page, ADMIN)
    await page.getByText(/^Welcome back/).waitFor()
    const parts = [
      'overview',
      'orders',
      'prescriptions',
      'prescriptions/register',
      'upi-statements',
    ]
    const more = [
      'category',
      'subcategory',
      'product',
      'upload-product',
      'imports',
      'search',
      'team',
      'partners',
    ]
    for (const part of [...parts, ...more]) await openInApp(page, `/dashboard/${part}`)
    await context.close()
    expect(faults.list).toEqual([])
  },
)
