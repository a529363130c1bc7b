import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { paths } from '../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { chargedAndCart, shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'
import {
  dayBefore,
  fillFacts,
  medicineToCheck as line,
  openPrescriptionCheck as openCheck,
  prescriptionSection as section,
  uploadPrescription as upload,
} from './setup/prescription.ts'
import { checkOpenDialog, openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

const antibiotic = 'Cefixime 200 mg Tablets'
const metformin = 'Metformin 500 mg Tablets'
/** Schedule H1 is collected from the shop. */
const toCollect = `${paths.checkout}?receive=collect`

let journey: QuietJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Uploads a prescription and orders with it. Returns the order number. */
async function order(page: Page): Promise<string> {
  await upload(page)
  return place(page)
}

async function place(page: Page): Promise<string> {
  await button(page, 'Pay in cash at the shop').click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  const number = await page
    .getByText(/ORD-[0-9A-Z]{12}/)
    .first()
    .textContent()
  return /ORD-[0-9A-Z]{12}/.exec(number ?? '')?.[0] ?? ''
}

it.each(devices)(
  'an antibiotic is searched, ordered, checked and collected, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, {})
    const shop = await visitAs(journey, shopper, paths.search(antibiotic), screen)
    await button(shop.page, `Add ${antibiotic} to cart`).click()
    await shop.page.getByText('Item added').first().waitFor()
    const layoutShift = watchLayoutShift(shop.page)
    await shop.page.goto('/checkout')
    await shop.page.getByText(`${antibiotic} requires a prescription.`).waitFor()
    await layoutShift.check('checkout')
    await button(shop.page, 'Pay in cash at the shop').click()
    await section(shop.page).getByText('Please add a prescription for your medicines.').waitFor()
    expect((await chargedAndCart(shopper)).charged).toEqual([])
    const number = await order(shop.page)
    await shop.page.goto('/dashboard/myorders')
    await shop.page
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click()
    await shop.page.getByText('Prescription being checked').waitFor()

    const desk = await visitAs(journey, admin, dashboardPaths.prescriptionQueue, screen)
    await openCheck(desk.page, number)
    await button(desk.page, 'Zoom in').click()
    await button(desk.page, 'Rotate').click()
    await line(desk.page, antibiotic).getByText('Approve', { exact: true }).click()
    await button(desk.page, 'Save decision').click()
    await desk.page.getByText('Please enter the prescriber’s name.').waitFor()
    await fillFacts(desk.page, antibiotic, dayBefore(20))
    await button(desk.page, 'Save decision').click()
    await desk.page.getByText(/was valid for orders until/).waitFor()
    await desk.page.getByLabel('Reason to accept it').fill('The doctor has confirmed it')
    await button(desk.page, 'Save decision').click()
    await line(desk.page, antibiotic).waitFor({ state: 'detached' })
    await shop.page.getByText('Prescription approved').waitFor()
    await deliver(number)
    await desk.page.goto(dashboardPaths.prescriptionRegister)
    const row = desk.page.getByRole('row').filter({ hasText: number })
    await row.getByText('Dr. Rao').waitFor()
    expect(await row.textContent()).toContain(antibiotic)
    await desk.page.goto(dashboardPaths.prescriptionViews)
    await desk.page.getByRole('row').filter({ hasText: 'Photo, uploaded on' }).first().waitFor()
    await desk.page.goto(dashboardPaths.prescriptionRegister)
    const download = desk.page.waitForEvent('download')
    await button(desk.page, 'Download CSV').click()
    expect((await download).suggestedFilename()).toMatch(/^prescription-register-\d{4}-\d\d\.csv$/)
    for (const { context, faults } of [shop, desk]) {
      await context.close()
      expect(faults.list).toEqual([])
    }
  },
)

const oneMedicine = z.object({
  orders: z.object({
    edges: z.tuple([
      z.object({
        node: z.object({ id: z.string(), lines: z.tuple([z.object({ productId: z.string() })]) }),
      }),
    ]),
  }),
})

/** Delivers an order for one pack without the browser. */
async function deliver(number: string) {
  const found = await admin.request(
    'query ($search: String!) { orders(search: $search) { edges { node { id lines { productId } } } } }',
    { search: number },
  )
  const { id: orderId, lines } = oneMedicine.parse(found).orders.edges[0].node
  const batches = [{ number: 'B-1', expiry: '12/99', quantity: 1 }]
  await admin.request(
    'mutation ($input: SetOrderBatchesInput!) { setOrderBatches(input: $input) { userErrors { message } } }',
    { input: { orderId, lines: lines.map(({ productId }) => ({ productId, batches })) } },
  )
  for (const status of ['CONFIRMED', 'PACKED', 'DELIVERED']) {
    await admin.request(
      'mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { userErrors { message } } }',
      { input: { orderId, status } },
    )
  }
}

further(() => {
  it('prescription pages have no barriers for customers', async () => {
    const shopper = await shopperWith(journey, { [antibiotic]: 1, [metformin]: 1 })
    const screens = await openScreens(journey, shopper)
    const { page, open: openScreen, check } = screens
    await openScreen(toCollect)
    await button(page, 'Pay in cash at the shop').click()
    await check('/checkout, without a prescription')
    await upload(page)
    await check('/checkout, with a prescription')
    await place(page)
    await screens.go('/dashboard/myorders')
    await page.getByRole('link', { name: /ORD-/ }).first().click()
    await page.getByText('Prescription being checked').waitFor()
    await check('an order whose prescription is being checked')
    await openScreen('/dashboard/profile')
    await screens.finish()
  })

  it('prescription pages have no barriers for admins', async () => {
    const shopper = await shopperWith(journey, { [antibiotic]: 1, [metformin]: 1 })
    const shop = await visitAs(journey, shopper, toCollect, { width: 1280, height: 900 })
    const number = await order(shop.page)
    await shop.context.close()
    const screens = await openScreens(journey, admin)
    const { page, open: openScreen, check } = screens
    await openScreen(dashboardPaths.prescriptionQueue)
    await openCheck(page, number)
    await line(page, antibiotic).getByText('Reject', { exact: true }).click()
    await button(page, 'Save decision').click()
    await check('a check with errors')
    await button(page, 'Not on the prescription').click()
    await line(page, metformin).getByText('Approve', { exact: true }).click()
    await button(page, 'Save decision').click()
    await check('a check without the facts of the prescription')
    await fillFacts(page, metformin, dayBefore(1))
    await button(page, 'Save decision').click()
    await checkOpenDialog(screens, 'reject')
    await page.keyboard.press('Escape')
    await openScreen(dashboardPaths.prescriptionRegister)
    await openScreen(dashboardPaths.prescriptionViews)
    await screens.finish()
  })
})
