import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { paths } from '../src/lib/urls/paths.ts'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { checkDialog, checkOpenDialog, openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

let journey: QuietJourney
let admin: Shopper
let photo: Buffer

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
  photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => journey.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(person: Shopper, path: string, screen: Screen) {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, person.storage)
  await visitor.page.goto(path)
  return visitor
}

/** Orders three packs of milk, which are delivered and paid. */
async function orderMilk(shopper: Shopper): Promise<string> {
  const { id } = await placeOrder(shopper, { 'toned milk': 3 })
  await admin.request(
    'mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { userErrors { message } } }',
    { input: { orderId: id, status: 'DELIVERED' } },
  )
  return id
}

/** Reports one of three items with an image. Returns the ticket's number. */
async function report(page: Page): Promise<string> {
  await button(page, 'Report a problem').click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await button(page, 'Send report').click()
  await dialog.getByText('Please choose a reason.').waitFor()
  await dialog.getByLabel('What is the problem?').selectOption('Items are damaged')
  await button(page, 'Send report').click()
  await dialog.getByText('Message is required.').waitFor()
  await dialog.getByLabel('Description').fill('One pack leaks.')
  await button(page, 'Send report').click()
  await dialog.getByText('Please choose the items with the problem.').waitFor()
  await dialog.getByRole('checkbox', { name: /Milk/ }).click()
  for (let item = 1; item <= 2; item += 1) {
    await dialog.getByRole('button', { name: /^Decrease quantity/ }).click()
  }
  const file = { name: 'milk.jpg', mimeType: 'image/jpeg', buffer: photo }
  await dialog.getByLabel('Image files').setInputFiles(file)
  await dialog.getByText('1 image added').waitFor()
  await button(page, 'Send report').click()
  await dialog.waitFor({ state: 'detached' })
  const ticket = page.getByRole('article', { name: /^Request T-/ })
  await ticket.getByRole('button', { name: 'View image 1 of 1' }).waitFor()
  return /T-[0-9A-Z]{12}/.exec((await ticket.textContent()) ?? '')?.[0] ?? ''
}

it.each(devices)(
  'a customer reports one of three items, and an admin answers and refunds it, on a $device',
  async ({ screen }) => {
    const shopper = await shopperWith(journey, {})
    const orderId = await orderMilk(shopper)
    const shop = await open(shopper, paths.order(orderId), screen)
    const number = await report(shop.page)
    const received = await journey.mailbox.textOf(
      shopper.email,
      `We have received your request ${number}`,
    )
    expect(received).toContain('within 48 hours')

    const desk = await open(admin, dashboardPaths.overview, screen)
    await desk.page.getByRole('link', { name: /open ticket/ }).click()
    await desk.page.getByRole('link', { name: new RegExp(number) }).click()
    await desk.page.getByText('Answer by').waitFor()
    await desk.page.getByRole('button', { name: 'View image 1 of 1' }).waitFor()
    await desk.page.getByLabel('Message to the customer').fill('We are sorry. Is one pack enough?')
    await button(desk.page, 'Send message').click()
    await desk.page.getByText('Resolve by').waitFor()
    await shop.page.getByText('We are sorry. Is one pack enough?').waitFor()
    await shop.page.getByRole('button', { name: `Reply to ${number}` }).click()
    await shop.page.getByLabel('Your message').fill('Yes, thank you.')
    await button(shop.page, 'Send message').click()
    await shop.page.getByText('Yes, thank you.').waitFor()

    // The admin still sees the ticket without the reply.
    await button(desk.page, 'Refund').click()
    const dialog = desk.page.getByRole('dialog', { name: 'Add a refund' })
    await dialog.getByRole('checkbox', { name: /Milk/ }).click()
    for (let item = 1; item <= 2; item += 1) {
      await dialog.getByRole('button', { name: /^Decrease quantity/ }).click()
    }
    await button(desk.page, 'Add refund').click()
    await dialog.getByText(/has changed/).waitFor()
    await button(desk.page, 'Add refund').click()
    await dialog.waitFor({ state: 'detached' })
    await desk.page.getByText('Yes, thank you.').waitFor()
    await desk.page.getByText('Resolved', { exact: true }).waitFor()

    const ticket = shop.page.getByRole('article', { name: `Request ${number}` })
    await ticket.getByText('Resolved', { exact: true }).waitFor()
    await ticket.getByText(/^Refund of ₹/).waitFor()
    await shop.page.getByText(/^We will refund ₹.* for 1 × .*Milk/).waitFor()
    for (const { context, faults } of [shop, desk]) {
      await context.close()
      expect(faults.list).toEqual([])
    }
  },
)

further(() => {
  it('an admin sends a replacement at no charge, which both orders link to', async () => {
    const shopper = await shopperWith(journey, {})
    const orderId = await orderMilk(shopper)
    const screen = { width: 1280, height: 900 }
    const shop = await open(shopper, paths.order(orderId), screen)
    const number = await report(shop.page)
    const desk = await open(admin, dashboardPaths.orderDetails(orderId), screen)
    await desk.page.getByRole('link', { name: number }).click()
    await button(desk.page, 'Replace items').click()
    await button(desk.page, 'Order replacement').click()
    await desk.page.getByRole('link', { name: /^Order ORD-/ }).click()
    await desk.page.getByText('No payment due').waitFor()
    await desk.page.getByText('Replaces items of').waitFor()
    await shop.page.getByRole('link', { name: /^Order ORD-/ }).click()
    await shop.page.getByText('This order replaces items of').waitFor()
    await shop.context.close()
    await desk.context.close()
    expect([...shop.faults.list, ...desk.faults.list]).toEqual([])
  })

  it('a visitor writes to the shop without an account', async () => {
    const { context, page, faults } = await visit(journey, { width: 360, height: 740 })
    await page.goto(paths.help)
    await page.getByRole('link', { name: 'Write to us' }).click()
    const email = `guest-${Date.now()}@example.in`
    await page.getByLabel('Name').fill('Ravi')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Your message').fill('Do you sell oat milk?')
    await button(page, 'Send').click()
    const sent = page.getByRole('status').filter({ hasText: /^We have received your request T-/ })
    await sent.waitFor()
    await expect.poll(() => sent.evaluate((text) => text === document.activeElement)).toBe(true)
    const { top, bottom } = await sent.evaluate((text) => text.getBoundingClientRect())
    expect([top >= 0, bottom <= 740]).toEqual([true, true])
    await expect.poll(() => journey.mailbox.count(email)).toBe(1)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('ticket pages and dialogs have no accessibility barriers', async () => {
    const shopper = await shopperWith(journey, {})
    const orderId = await orderMilk(shopper)
    const shop = await openScreens(journey, shopper)
    await shop.open(paths.contact)
    await shop.go(paths.order(orderId))
    await button(shop.page, 'Report a problem').click()
    await checkOpenDialog(shop, 'report')
    await shop.page.keyboard.press('Escape')
    const number = await report(shop.page)
    await shop.check('order with a ticket')
    await shop.open(paths.contact)
    await shop.page.getByRole('button', { name: /^Reply to/ }).click()
    await shop.check('reply')
    await shop.finish()

    const desk = await openScreens(journey, admin)
    await desk.open(dashboardPaths.tickets)
    await desk.page.getByRole('link', { name: new RegExp(number) }).click()
    await button(desk.page, 'Refund').waitFor()
    await desk.check('ticket')
    await checkDialog(desk, /^Refund/)
    await checkDialog(desk, /^Replace items/)
    await desk.finish()
  })
})
