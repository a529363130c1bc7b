import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verifyEmails } from '../../graphql-server/test/support/verify-emails.ts'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { waitForFocus } from './setup/focus.ts'
import { createKeyboard } from './setup/keyboard.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import { ADMIN } from './setup/seed.ts'
import { home, presetStorage, type Shopper, signIn } from './setup/shopper.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740, hasTouch: true }

let journey: OwnJourney
let admin: Shopper
let shopper: Shopper
/** The test's orders, oldest first. */
let orders: { id: string; number: string }[]

beforeAll(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
  shopper = await shopperWith(journey, {})
  await verifyEmails(journey.store.dataDir)
})
afterAll(() => journey.close())
beforeEach(async () => {
  orders = []
  for (let n = 0; n < 3; n += 1) orders.push(await placeOrder(shopper, { 'toned milk': 1 }))
})

async function open(path: string, screen: typeof desktop) {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, admin.storage)
  await visitor.page.goto(path)
  return visitor
}

const rowOf = (page: Page, place: number) =>
  page.getByRole('row', { name: new RegExp(orders[place]?.number ?? '') })

const select = (page: Page, place: number) => rowOf(page, place).getByRole('checkbox').check()

it('an admin moves orders in the table, sees each rejected order, and prints the picking list', async () => {
  const { context, page, faults } = await open('/dashboard/orders', desktop)
  await page.getByRole('radio', { name: 'Table' }).check()
  await select(page, 2)
  await rowOf(page, 0)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await rowOf(page, 0).getByText('Order Confirm').waitFor()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  // So low that the bar is at the bottom of the window.
  await page.setViewportSize({ ...desktop, height: 480 })
  const bar = await page.getByRole('group', { name: 'Selected rows' }).boundingBox()
  const toastBottom = async () => {
    const { y = 0, height = 0 } = (await undo.boundingBox()) ?? {}
    return y + height
  }
  // It does not cover the actions for the selected orders.
  await expect.poll(toastBottom).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.setViewportSize(desktop)
  await undo.click()
  await rowOf(page, 0).getByText('Pending').waitFor()

  for (const place of [0, 1, 2]) await select(page, place)
  await shopper.request(
    'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { code } } }',
    { input: { orderId: orders[1]?.id } },
  )
  await page.getByRole('button', { name: 'Next step' }).click()
  const dialog = page.getByRole('dialog', { name: '1 order not changed' })
  await dialog.getByText('2 orders confirmed.').waitFor()
  await dialog.getByRole('link', { name: orders[1]?.number }).waitFor()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.getByText('2 orders confirmed').waitFor()
  await rowOf(page, 0).getByText('Order Confirm').waitFor()
  await rowOf(page, 1).getByText('Cancelled').waitFor()

  for (const place of [0, 1, 2]) await select(page, place)
  await page.getByRole('link', { name: 'Pick list' }).click()
  await page.getByText('2 orders · 2 pieces').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Milk' }).waitFor()
  await page.getByText('2 ×').waitFor()
  await page.goBack()
  // The table view is remembered.
  await select(page, 2)
  await page.getByRole('link', { name: 'Address labels' }).click()
  await page.getByRole('listitem').filter({ hasText: home.addressLine }).waitFor()
  await page.getByText(/^Collect ₹/).waitFor()
  await context.close()
  expect(faults.list).toEqual([])
})

further(() => {
  it('an admin works through the table with the keyboard alone', async () => {
    const { context, page, faults } = await open('/dashboard/orders', desktop)
    const layoutShift = watchLayoutShift(page)
    const { press } = createKeyboard(page)
    await press(rowOf(page, 2).getByRole('button', { name: /^Confirm/ }))
    const next = rowOf(page, 2).getByRole('button', { name: /^Mark packed/ })
    await waitForFocus(next)

    await press(page.getByRole('button', { name: 'Total' }))
    // The URL changes before the table is rendered.
    await page.locator('th[aria-sort="descending"]').filter({ hasText: 'Total' }).waitFor()
    expect(new URL(page.url()).search).toBe('?sort=TOTAL_DESC')
    await press(page.getByRole('button', { name: 'Order', exact: true }))
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await press(rowOf(page, 1).getByRole('checkbox'), 'Space')
    await press(rowOf(page, 0).getByRole('checkbox'), 'Space')
    await press(page.getByRole('button', { name: 'Set status…' }))
    await page.getByRole('dialog', { name: 'Set status of 2 orders' }).waitFor()
    await page.keyboard.type('packed')
    await page.keyboard.press('Enter')
    await rowOf(page, 0).getByText('Packed', { exact: true }).waitFor()
    await rowOf(page, 1).getByText('Packed', { exact: true }).waitFor()
    await page.getByRole('group', { name: 'Selected rows' }).waitFor({ state: 'detached' })
    const message = page.getByRole('status').filter({ hasText: '2 orders packed' })
    await press(message.getByRole('button', { name: 'Undo' }))
    await page.getByText('2 orders moved back').waitFor()
    await rowOf(page, 0).getByText('Pending').waitFor()
    await rowOf(page, 1).getByText('Pending').waitFor()
    await layoutShift.check('worked through the table')
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the table fits a 1024 px screen, in rows up to 56 px high without the city', async () => {
    const { context, page, faults } = await open('/dashboard/orders', { width: 1024, height: 768 })
    await page.getByRole('radio', { name: 'Table' }).check()
    await rowOf(page, 2).waitFor()
    const frame = page.getByRole('region', { name: 'Orders', exact: true })
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    expect((await rowOf(page, 2).boundingBox())?.height).toBeLessThanOrEqual(56)
    const city = rowOf(page, 2).getByText(home.city)
    await city.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1280, height: 768 })
    await city.waitFor()
    expect((await rowOf(page, 2).boundingBox())?.height).toBeLessThanOrEqual(56)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it("a phone shows the list, which understands the table's filters", async () => {
    const newest = orders[2]?.number ?? ''
    const path = `/dashboard/orders?payment=CLAIMED&q=${newest}`
    const { context, page, faults } = await open(path, phone)
    await page.getByText('No orders found.').waitFor()
    expect(await page.getByRole('radio', { name: 'To verify' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Table' }).count()).toBe(0)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await page.goto(`/dashboard/orders?status=PENDING&from=${today}&to=${today}`)
    await page.getByRole('heading', { name: newest }).waitFor()
    await page.getByLabel('Placed until').fill('2026-01-01')
    await page.getByText('No orders found.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('an admin delivers orders with and without cash, records it later, and finds it in the overview', async () => {
    const { context, page, faults } = await open('/dashboard/orders?status=PENDING', desktop)
    const setDelivered = async (places: number[], isPaid: boolean) => {
      for (const place of places) await select(page, place)
      await page.getByRole('button', { name: 'Set status…' }).click()
      await page.getByRole('checkbox', { name: /cash received$/ }).setChecked(isPaid)
      await page.getByRole('option', { name: 'Delivered' }).click()
    }
    await page.getByRole('radio', { name: 'Table' }).check()
    await setDelivered([0], true)
    await page.getByText(/^1 order delivered, ₹\d+ received in cash$/).waitFor()
    await setDelivered([1, 2], false)
    await page.getByText('2 orders delivered', { exact: true }).waitFor()

    const cash = page.getByRole('region', { name: 'Cash' })
    // The server counts orders every few seconds, and the page polls every 15 seconds.
    const count = async () =>
      JSON.stringify(await admin.request('{ overview { toDo { cashMissing } } }'))
    await expect.poll(count).toContain('"cashMissing":2')
    await page.goto('/dashboard/overview')
    await cash.getByRole('link', { name: '2 orders delivered without cash' }).click()
    await select(page, 1)
    await page.getByRole('button', { name: 'Cash received (1)' }).click()
    await page.getByText('Cash for 1 order received').waitFor()
    await page.goto('/dashboard/overview')
    await cash.getByText('2 orders', { exact: true }).first().waitFor()
    await cash.getByText(/^Received by /).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})
