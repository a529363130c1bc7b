import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyEmails } from '../../graphql-server/test/support/verify-emails.ts'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { addAxe, findBarriers } from './setup/accessibility.ts'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { findProduct, placeOrder, shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn, visitAs } from './setup/shopper.ts'

const phone = { width: 360, height: 740, hasTouch: true }
const MILK = '8901234567890'
const CURD = '4006381333931'

let journey: OwnJourney
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
  shopper = await shopperWith(journey, {})
  await verifyEmails(journey.store.dataDir)
  await setBarcode('toned milk', MILK)
})
afterAll(() => journey.close())

async function setBarcode(name: string, barcode: string) {
  const { id } = await findProduct(shopper, name)
  await admin.request(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { userErrors { message } } }',
    { input: { id, barcodes: [barcode] } },
  )
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

further(() => {
  it('ten orders are confirmed and packed on a phone with at most 25 taps', async () => {
    const orders = []
    for (let n = 0; n < 10; n += 1) orders.push(await placeOrder(shopper, { 'toned milk': 1 }))
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.allOrders, phone)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    const moveAll = async (filter: RegExp, step: string) => {
      await tap(page.getByRole('radio', { name: filter }))
      const places: number[] = []
      for (let left = 10; left > 0; left -= 1) {
        await expect.poll(() => cards.count()).toBe(left)
        const next = button(cards.first(), new RegExp(`^${step} `))
        await next.scrollIntoViewIfNeeded()
        const { y = 0 } = (await next.boundingBox()) ?? {}
        // With the last card, the page becomes too short to stay scrolled.
        if (left > 1) places.push(y)
        await tap(next)
      }
      await page.getByText('No Data').waitFor()
      // The next card takes the place of the last one: a finger need not move.
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(24)
    }
    await button(page, 'Got it').tap()
    await moveAll(/^To confirm \(/, 'Confirm')
    await moveAll(/^To pack \(10\)/, 'Mark packed')
    expect(taps).toBeLessThanOrEqual(25)
    // The toast of the last step alone.
    await expect.poll(() => button(page, 'Undo').count()).toBe(1)
    await button(page, 'Undo').tap()
    await expect.poll(() => cards.count()).toBe(1)
    await page.getByRole('radio', { name: /^To hand over \(9\)/ }).tap()
    await expect.poll(() => cards.count()).toBe(9)
    const numbers = await cards.getByText(/^Bag \d+$/).allTextContents()
    expect(new Set(numbers).size).toBe(9)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('a swipe to the right confirms an order on a phone, and a short swipe does not', async () => {
    const order = await placeOrder(shopper, { 'toned milk': 1 })
    const path = `${dashboardPaths.allOrders}?status=PENDING`
    const { context, page, faults } = await visitAs(journey, admin, path, phone)
    const number = page.getByRole('heading', { name: order.number })
    const swipe = async (distance: number) => {
      const { x = 0, y = 0 } = (await number.boundingBox()) ?? {}
      const touch = await context.newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y: y + 5 }],
        })
      await send('touchStart', x + 10)
      for (let part = 1; part <= 4; part += 1)
        await send('touchMove', x + 10 + (distance * part) / 4)
      await send('touchEnd')
    }
    await number.waitFor()
    await swipe(60)
    await button(page, new RegExp(`^Confirm ${order.number}`)).waitFor()
    await swipe(160)
    await page.getByText(`${order.number}: Order Confirm`).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})

it.each(devices)(
  'orders are packed one after the other by taps and scans, and ticks survive a reload, on a $device',
  async ({ screen }) => {
    const first = await placeOrder(shopper, { 'toned milk': 2, 'basmati rice': 1 })
    const second = await placeOrder(shopper, { 'basmati rice': 1 })
    const ids = [first.id, second.id]
    const orders = ids.map((orderId) => ({ orderId, from: 'PENDING' }))
    await admin.request(
      'mutation ($input: SetOrderStatusesInput!) { setOrderStatuses(input: $input) { moved { id } } }',
      { input: { orders, status: 'CONFIRMED' } },
    )
    const { context, page, faults } = await visit(journey, screen)
    await addAxe(context)
    await presetStorage(context, admin.storage)
    await page.goto(dashboardPaths.packOrdersById(ids))
    await page.getByText('Order 1 of 2').waitFor()
    const milk = page.getByRole('checkbox', { name: /Toned Milk/i })
    const scan = async (code: string) => {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    await scan(MILK)
    await page.getByText(/Toned Milk.*: 1 of 2$/i).waitFor()
    await scan(CURD)
    await page.getByText('No product of this shop has this barcode.').waitFor()
    await page.reload()
    await page.getByText('1 piece left').waitFor()
    await scan(MILK)
    await expect.poll(() => milk.isChecked()).toBe(true)
    await scan(MILK)
    await page.getByText(/is complete: the order has 2\.$/).waitFor()
    expect(await findBarriers(page, { name: 'packing', widths: [screen.width] })).toEqual([])
    await page.getByRole('checkbox', { name: /Basmati Rice/i }).check()
    await button(page, 'Mark packed').click()
    await page.getByText('Order 2 of 2').waitFor()
    await button(page, 'Tick all').click()
    await button(page, 'Mark packed').click()
    await page.getByText('That was the last order').waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

further(() => {
  it('ten orders are confirmed and packed in the table with at most 7 clicks', async () => {
    // The table has no other orders.
    const own = await startOwnJourney()
    const customer = await shopperWith(own, {})
    await verifyEmails(own.store.dataDir)
    for (let n = 0; n < 10; n += 1) await placeOrder(customer, { 'toned milk': 1 })
    const owner = await signIn(own.store.url, ADMIN)
    const screen = { width: 1440, height: 900 }
    const { page, faults } = await visitAs(own, owner, dashboardPaths.allOrders, screen)
    let clicks = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    await click(page.getByRole('radio', { name: 'Table' }))
    await expect.poll(() => button(page, /^Confirm /).count()).toBe(10)
    for (const done of ['10 orders confirmed', '10 orders packed']) {
      const all = page.getByRole('checkbox', { name: 'Select all' })
      if (!(await all.isChecked())) await click(all)
      await click(button(page, 'Next step'))
      await page.getByText(done).waitFor()
    }
    expect(clicks).toBeLessThanOrEqual(7)
    await own.close()
    expect(faults.list).toEqual([])
  })
})
