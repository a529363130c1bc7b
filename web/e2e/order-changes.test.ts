import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyEmails } from '../../graphql-server/test/support/verify-emails.ts'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { addAxe, findBarriers } from './setup/accessibility.ts'
import { type OwnJourney, startOwnJourney, visit, type Visitor } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

let journey: OwnJourney
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
  shopper = await shopperWith(journey, {})
  await verifyEmails(journey.store.dataDir)
})
afterAll(() => journey.close())

async function open(person: Shopper, path: string, screen: Screen): Promise<Visitor> {
  const visitor = await visit(journey, screen)
  await addAxe(visitor.context)
  await presetStorage(visitor.context, person.storage)
  await visitor.page.goto(path)
  return visitor
}

const openPacking = (orderId: string, screen: Screen) =>
  open(admin, dashboardPaths.packOrdersById([orderId]), screen)
const openManaged = (orderId: string, screen: Screen) =>
  open(admin, dashboardPaths.orderDetails(orderId), screen)
const openOwn = (orderId: string, screen: Screen) =>
  open(shopper, `/dashboard/myorders/${orderId}`, screen)

async function finish(...visitors: Visitor[]) {
  for (const { context } of visitors) await context.close()
  expect(visitors.flatMap(({ faults }) => faults.list)).toEqual([])
}

const DIALOG = '[role="dialog"]'
const inDialog = (page: Page) => page.getByRole('dialog', { name: 'Change items' })

async function openDialog(page: Page, product: RegExp) {
  await page.getByRole('button', { name: product }).click()
  await inDialog(page).waitFor()
  return inDialog(page)
}

/** Proposes basmati rice for the missing milk. Returns the barriers of the dialog. */
async function propose(page: Page, { width }: Screen) {
  const dialog = await openDialog(page, /^Missing items: .*Toned Milk/i)
  await dialog.getByRole('radio', { name: 'Replace' }).check()
  await dialog.getByRole('checkbox', { name: /^Only products for at most/ }).uncheck()
  await dialog.getByLabel('Find a substitute').fill('basmati rice')
  await dialog
    .getByRole('radio', { name: /Basmati Rice/i })
    .first()
    .check()
  const barriers = await findBarriers(page, { name: 'replace', widths: [width], part: DIALOG })
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: /^The customer is asked about/ }).waitFor()
  return barriers
}

const question = (page: Page) => page.getByRole('region', { name: /^May we replace/ })

further(() => {
  it.each(devices)(
    'a packer leaves out missing items, and the customer sees it at once, on a $device',
    async ({ screen }) => {
      const { id } = await placeOrder(shopper, { 'toned milk': 3, 'basmati rice': 1 })
      const customer = await openOwn(id, screen)
      await customer.page.getByText('Pending').first().waitFor()
      const packer = await openPacking(id, screen)
      const { page } = packer
      const dialog = await openDialog(page, /^Missing items: .*Toned Milk/i)
      await dialog.getByRole('button', { name: /^Increase quantity/ }).click()
      await dialog.getByText('2 of 3 pieces missing').waitFor()
      const widths = [screen.width]
      expect(await findBarriers(page, { name: 'change items', widths, part: DIALOG })).toEqual([])
      await dialog.getByRole('button', { name: 'Leave out' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('2 pieces left').waitFor()
      await customer.page.getByText(/Toned Milk: 3 → 1$/i).waitFor()
      await page.getByRole('button', { name: 'Tick all' }).click()
      await page.getByRole('button', { name: 'Mark packed' }).click()
      await page.getByText('That was the last order').waitFor()
      await page.goto(dashboardPaths.orderDetails(id))
      await page.getByText(/changed .*Toned Milk from 3 to 1$/i).waitFor()
      await finish(customer, packer)
    },
  )
})

it.each(devices)(
  'a customer sees a proposal at once and accepts it, and until then the order is not packed, on a $device',
  async ({ screen }) => {
    const { id } = await placeOrder(shopper, { 'toned milk': 1, bread: 1 })
    const customer = await openOwn(id, screen)
    await customer.page.getByText('Pending').first().waitFor()
    const packer = await openPacking(id, screen)
    const { page } = packer
    expect(await propose(page, screen)).toEqual([])
    const widths = [screen.width]
    expect(await findBarriers(page, { name: 'proposal', widths })).toEqual([])
    await page.getByRole('button', { name: 'Tick all' }).click()
    await page.getByText(/^The customer has not answered yet/).waitFor()
    const packed = page.getByRole('button', { name: 'Mark packed' })
    expect(await packed.getAttribute('aria-disabled')).toBe('true')
    await question(customer.page).getByRole('button', { name: 'Accept' }).click()
    await question(customer.page).waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: /Basmati Rice/i }).check()
    await packed.click()
    await page.getByText('That was the last order').waitFor()
    await page.goto(dashboardPaths.orderDetails(id))
    await page.getByText(/added 1 × .*Basmati Rice.*, accepted by the customer$/i).waitFor()
    await finish(customer, packer)
  },
)

further(() => {
  it.each(devices)(
    'declined items are left out, and a withdrawn proposal leaves the line, on a $device',
    async ({ screen }) => {
      const { id } = await placeOrder(shopper, { 'toned milk': 1, bread: 1 })
      const customer = await openOwn(id, screen)
      await customer.page.getByText('Pending').first().waitFor()
      const packer = await openManaged(id, screen)
      const { page } = packer
      await page
        .getByRole('button', { name: /^Missing items/ })
        .first()
        .waitFor()
      await propose(page, screen)
      await question(customer.page).waitFor()
      await page.getByRole('button', { name: /^Withdraw the proposal/ }).click()
      await question(customer.page).waitFor({ state: 'detached' })
      await propose(page, screen)
      await question(customer.page).getByRole('button', { name: 'Decline' }).click()
      await page.getByText(/Toned Milk from 1 to 0, because the customer declined/i).waitFor()
      expect(await page.getByRole('button', { name: /^Missing items/ }).count()).toBe(1)
      await finish(customer, packer)
    },
  )

  it.each(devices)(
    'the second of two packers who change the same line reads what has changed, on a $device',
    async ({ screen }) => {
      const { id } = await placeOrder(shopper, { 'toned milk': 2, bread: 1 })
      const first = await openPacking(id, screen)
      const second = await openManaged(id, screen)
      const mine = await openDialog(first.page, /^Missing items: .*Toned Milk/i)
      const theirs = await openDialog(second.page, /^Missing items: .*Toned Milk/i)
      await mine.getByRole('button', { name: /^Increase quantity/ }).click()
      await mine.getByRole('button', { name: 'Leave out' }).click()
      await mine.waitFor({ state: 'detached' })
      await theirs.getByRole('button', { name: 'Leave out' }).click()
      await theirs.getByRole('alert').waitFor()
      await theirs.getByRole('button', { name: 'Leave out' }).click()
      await theirs.waitFor({ state: 'detached' })
      await second.page.getByText(/Toned Milk from 1 to 0$/i).waitFor()
      await finish(first, second)
    },
  )

  it.each(devices)(
    'a packer whose dialog is open reads that the customer has cancelled the order, on a $device',
    async ({ screen }) => {
      const { id } = await placeOrder(shopper, { 'toned milk': 2, bread: 1 })
      const packer = await openPacking(id, screen)
      const dialog = await openDialog(packer.page, /^Missing items: .*Toned Milk/i)
      await shopper.request(
        'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { userErrors { message } } }',
        { input: { orderId: id } },
      )
      await dialog.getByText('This order’s items can no longer be changed.').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await packer.page.getByText(/There is nothing to pack/).waitFor()
      await finish(packer)
    },
  )
})
