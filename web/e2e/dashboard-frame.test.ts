import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type Journey, startJourney } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { deskDevices } from './setup/devices.ts'
import { waitForFocus } from './setup/focus.ts'
import { openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

let journey: Journey
let admin: Shopper
let shopper: Shopper
let order: { id: string; number: string }

beforeAll(async () => {
  journey = await startJourney()
  admin = await signIn(journey.store.url, ADMIN)
  shopper = await shopperWith(journey, {})
  order = await placeOrder(shopper, { 'Toned Milk': 1 })
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }
const tablet = { width: 768, height: 1024, hasTouch: true }
const smallDesktop = { width: 1024, height: 768 }

const search = (page: Page) => page.getByRole('combobox', { name: /^Search orders/ })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Waits for a page. Its URL changes earlier. */
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const openedOrder = ({ url }: Journey['store']) => `${url}${dashboardPaths.orderDetails(order.id)}`

further(() => {
  it.each(deskDevices)(
    'the dashboard has one search, and neither the cart nor the shop’s search, on a $device',
    async ({ screen }) => {
      const { context, page, faults } = await visitAs(
        journey,
        admin,
        dashboardPaths.allOrders,
        screen,
      )
      await search(page).waitFor()
      const shopOnly = page
        .getByRole('combobox', { name: 'Search for products' })
        .or(page.getByRole('button', { name: /^My Cart|^Search for products/ }))
        .or(page.getByRole('link', { name: /^My Cart|^View cart/ }))
      expect(await shopOnly.count()).toBe(0)
      await page.goto('/dashboard/profile')
      await shopOnly.first().waitFor()
      expect(await search(page).count()).toBe(0)
      expect(await bar(page).count()).toBe(0)
      await context.close()
      expect(faults.list).toEqual([])
    },
  )
})

it.each(deskDevices)(
  'the search finds an order by its number and by the email address, with the keyboard, on a $device',
  async ({ screen }) => {
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.products, screen)
    const box = search(page)
    const results = page.getByRole('listbox', { name: 'Results' })
    await box.focus()
    await page.keyboard.type('or')
    await page.getByText('Type at least 3 characters.').waitFor()
    await box.fill(shopper.email.slice(0, 16))
    await results.getByText(order.number).waitFor()
    await results.getByText(shopper.email).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(openedOrder(journey.store))
    // As a scanner types it.
    await box.focus()
    await page.keyboard.type('zzzz')
    await page.getByText('No results for “zzzz”.').waitFor()
    await page.keyboard.press('Escape')
    await results.or(page.getByText('No results for')).waitFor({ state: 'hidden' })
    await page.goto(dashboardPaths.products)
    await box.focus()
    await page.keyboard.type(order.number)
    await page.keyboard.press('Enter')
    await page.waitForURL(openedOrder(journey.store))
    expect(await box.inputValue()).toBe('')
    await context.close()
    expect(faults.list).toEqual([])
  },
)

further(() => {
  it.each([
    { device: 'phone', screen: phone },
    { device: 'tablet', screen: tablet },
  ])(
    'the bar at the bottom opens orders, products and the menu, on a $device',
    async ({ screen }) => {
      const { context, page, faults } = await visitAs(
        journey,
        admin,
        dashboardPaths.overview,
        screen,
      )
      await bar(page).getByRole('link', { name: 'Products' }).tap()
      await title(page, 'Product')
      await bar(page)
        .getByRole('link', { name: /^Orders/ })
        .tap()
      await title(page, 'All Orders')
      await bar(page).getByRole('button', { name: 'More' }).tap()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const group of ['Orders', 'Customers', 'Catalogue', 'Shop'])
        await menu.getByRole('heading', { name: group, exact: true }).waitFor()
      expect(await menu.getByRole('link', { name: 'Refunds due' }).count()).toBe(1)
      await menu.getByRole('link', { name: 'Settings' }).tap()
      await title(page, 'Settings')
      await menu.waitFor({ state: 'detached' })
      // This browser has no BarcodeDetector, so that a scanner types into the search.
      await bar(page).getByRole('button', { name: 'Scan' }).tap()
      await waitForFocus(search(page))
      await context.close()
      expect(faults.list).toEqual([])
    },
  )

  it('the camera finds an order by the code on its label, and says that nothing has a code', async () => {
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.overview, phone)
    await context.addInitScript(() => {
      const codes = ['8900000000000', '']
      Object.assign(window, {
        /** What the camera sees next. */
        show: (code: string) => codes.push(code),
        BarcodeDetector: class {
          detect() {
            const rawValue = codes.shift()
            return Promise.resolve(rawValue ? [{ rawValue }] : [])
          }
        },
      })
      const mediaDevices = {
        getUserMedia: () => {
          const canvas = document.createElement('canvas')
          canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
          return Promise.resolve(canvas.captureStream(5))
        },
      }
      Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices })
    })
    await page.reload()
    await bar(page).getByRole('button', { name: 'Scan' }).tap()
    await page.getByRole('dialog', { name: 'Scan a barcode' }).waitFor()
    await page.getByText('Nothing has the code 8900000000000.').waitFor()
    await page.evaluate(`show('${order.number}')`)
    await page.waitForURL(openedOrder(journey.store))
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the notice of new orders stays in its place when the bar at the bottom arrives', async () => {
    await placeOrder(shopper, { 'Toned Milk': 1 })
    const { context, page } = await visitAs(journey, admin, '/dashboard/category', phone)
    await bar(page).waitFor()
    const held: Route[] = []
    await page.route('**/assets/BottomBar-*.js', (route) => void held.push(route))
    await page.reload()
    const notice = page.getByRole('button', { name: 'Got it' })
    const before = await notice.boundingBox()
    expect(await bar(page).count()).toBe(0)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await Promise.all(held.map((route) => route.continue()))
    await bar(page).waitFor()
    expect((await notice.boundingBox())?.y).toBe(before?.y)
    await context.close()
  })

  it('the menu scrolls by itself on a small desktop screen, and to the page that is open', async () => {
    const { context, page, faults } = await visitAs(
      journey,
      admin,
      dashboardPaths.allOrders,
      smallDesktop,
    )
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    const last = menu.getByRole('button', { name: 'Log Out' })
    await last.waitFor()
    const settings = menu.getByRole('link', { name: 'Settings' })
    const isInView = async (entry: Locator) => {
      const { y = 0, height = 0 } = (await entry.boundingBox()) ?? {}
      return y > 0 && y + height <= smallDesktop.height
    }
    expect(await isInView(last)).toBe(false)
    const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => isInView(last)).toBe(true)
    await settings.click()
    await title(page, 'Settings')
    await expect.poll(() => isInView(settings)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the results of the search and the menu have no barriers', async () => {
    const screens = await openScreens(journey, admin)
    const { page, open, check, finish } = screens
    await open(dashboardPaths.products)
    await search(page).fill(order.number)
    await page.getByRole('listbox', { name: 'Results' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await check('results of the search')
    await search(page).fill('')
    await page.setViewportSize(phone)
    await bar(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await check('menu', { widths: [phone.width], part: '[role="dialog"]' })
    await finish()
  })
})
