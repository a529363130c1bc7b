import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { addAxe, findBarriers } from './setup/accessibility.ts'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { deskDevices } from './setup/devices.ts'
import { findWideContent } from './setup/fit.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

const phone = { width: 360, height: 740, hasTouch: true }

let journey: OwnJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })

/** Adds a customer with an address, as during the first call. */
async function enterCustomer(page: Page, digits: string, name: string) {
  await page.getByLabel('Telephone number').fill(digits)
  await page.getByLabel('Customer’s name').fill(name)
  await button(page, 'Add customer').click()
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).waitFor()
  await button(page, 'Add address').click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await dialog.getByLabel('Address line').fill('7 Lake View')
  await dialog.getByLabel('Pincode').fill('560038')
  await dialog.getByLabel('City').fill('Bengaluru')
  await expect.poll(() => dialog.getByLabel('State').inputValue()).toBe('Karnataka')
  await button(dialog, 'Save address').click()
  await page.getByRole('radio', { name: /^7 Lake View/ }).waitFor()
}

async function addProduct(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill(text)
  await page.getByRole('option').first().waitFor()
  await box.press('Enter')
}

const bar = (page: Page) => page.getByRole('group', { name: 'Order', exact: true })
const products = (page: Page) => page.getByRole('list', { name: 'Products in the order' })

it.each(deskDevices)(
  'a customer who calls is added, and their list is ordered as agreed by telephone, on a $device',
  async ({ device, screen }) => {
    const digits = device === 'phone' ? '9811111111' : '9822222222'
    const { context, page, faults } = await visitAs(
      journey,
      admin,
      dashboardPaths.allOrders,
      screen,
    )
    await addAxe(context)
    await page.getByRole('link', { name: 'New order', exact: true }).last().click()
    await enterCustomer(page, digits, 'Lakshmi Iyer')

    await button(page, 'Paste a list').click()
    const dialog = page.getByRole('dialog', { name: 'Paste a list' })
    await dialog.getByLabel('The customer’s list').fill('2 toned milk, xqzvwk\nbasmati rice')
    await button(dialog, 'Find products').click()
    await dialog.getByText('Nothing found. Search for it, or leave it out.').waitFor()
    await button(dialog, 'Add 2 products').click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => products(page).getByRole('listitem').count()).toBe(2)

    await page.reload()
    await expect.poll(() => products(page).getByRole('listitem').count()).toBe(2)
    await page.getByRole('radio', { name: /^7 Lake View/ }).waitFor()
    expect(await findBarriers(page, { name: 'new order', widths: [screen.width] })).toEqual([])

    await button(bar(page), 'Place cash order').click()
    await page.getByText('Agreed by telephone').click()
    await button(page, /^Place order/).click()
    const done = page.getByText(/^Order ORD-\S+ is placed$/)
    await done.waitFor()
    await page.getByRole('link', { name: 'Order Details' }).click()
    await page.getByText(/^Placed by .+, agreed by telephone$/).waitFor()
    await page.getByRole('heading', { name: 'Customer', exact: true }).waitFor()
    await page.getByText('No email', { exact: true }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  },
)

/** Enters an order for a customer, and returns the link to it. */
async function sendLink(page: Page, digits: string, name: string): Promise<string> {
  await enterCustomer(page, digits, name)
  await addProduct(page, 'toned milk')
  await addProduct(page, 'basmati rice')
  await expect.poll(() => products(page).getByRole('listitem').count()).toBe(2)
  await button(bar(page), 'Send a link').click()
  const dialog = page.getByRole('dialog', { name: 'Link to the order' })
  const url = await dialog.locator('code').innerText()
  await button(dialog, 'Done').click()
  await dialog.waitFor({ state: 'detached' })
  return url
}

/** Opens a link as a customer without an account. */
async function openLink(url: string) {
  const visitor = await visit(journey, phone)
  await addAxe(visitor.context)
  await enterLink(visitor.page, url)
  return visitor
}

async function enterLink(page: Page, url: string) {
  const { pathname, hash } = new URL(url)
  await page.goto(pathname + hash)
}

const closed = (page: Page) => page.getByText('This link does not work.', { exact: false })

it('a customer changes the order behind a link, and places it without an account', async () => {
  const team = await visitAs(journey, admin, dashboardPaths.newOrder, phone)
  const url = await sendLink(team.page, '9833333333', 'Sita Rao')
  await team.page.getByText(/^2 pieces · 2[34] hours left$/).waitFor()

  const [address = '', token = ''] = url.split('#')
  const { context, page, faults } = await openLink(address)
  await closed(page).waitFor()
  await enterLink(page, url)
  await page.getByRole('heading', { name: 'Hello Sita Rao' }).waitFor()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  const items = page.getByRole('region', { name: 'Your items' })
  await button(items, /^Increase quantity of .*Milk/).click()
  await button(items, /^Remove .*Rice/).click()
  await button(items, /^Add again: .*Rice/).waitFor()
  expect(await findBarriers(page, { name: 'order link', widths: [360] })).toEqual([])
  expect(await findWideContent(page, 'order link')).toEqual([])
  const place = button(page, /^Place order · ₹/)
  const total = (await place.innerText()).replace('Place order · ', '')
  await place.click()
  await page.getByText(/^Order ORD-\S+ is placed$/).waitFor()
  await page
    .getByText(`Pay ${total} in cash on delivery. We call you if we have a question.`)
    .waitFor()
  await page.reload()
  await page.getByText(/^Order ORD-\S+ is placed$/).waitFor()
  await context.close()
  expect(journey.store.output()).toContain('/order-link')
  expect(journey.store.output()).not.toContain(token)

  await team.page.goto(dashboardPaths.allOrders)
  await team.page
    .getByText(/^Placed by the customer with .+’s link$/)
    .first()
    .waitFor()
  await team.context.close()
  expect([...faults.list, ...team.faults.list]).toEqual([])
})

further(() => {
  it('another link in the same tab shows its own order, with its own quantities', async () => {
    const team = await visitAs(journey, admin, dashboardPaths.newOrder, phone)
    const first = await sendLink(team.page, '9855555555', 'Rita Sen')
    const second = await sendLink(team.page, '9866666666', 'Mita Roy')
    await team.context.close()

    const { context, page, faults } = await openLink(first)
    await page.getByRole('heading', { name: 'Hello Rita Sen' }).waitFor()
    await button(page, /^Remove .*Rice/).click()
    await button(page, /^Add again: .*Rice/).waitFor()
    await enterLink(page, second)
    await page.getByRole('heading', { name: 'Hello Mita Roy' }).waitFor()
    await button(page, /^Remove .*Rice/).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Hello Rita Sen' }).waitFor()
    await context.close()
    expect([...faults.list, ...team.faults.list]).toEqual([])
  })

  it('a withdrawn link says so in a sentence, and shows how to reach the shop', async () => {
    const team = await visitAs(journey, admin, dashboardPaths.newOrder, phone)
    const url = await sendLink(team.page, '9844444444', 'Gita Das')
    const open = await openLink(url)
    await open.page.getByRole('heading', { name: 'Hello Gita Das' }).waitFor()

    await button(team.page, 'Withdraw the link for Gita Das').click()
    await button(team.page.getByRole('alertdialog'), 'Withdraw').click()
    await team.page.getByText('Link withdrawn').waitFor()

    await button(open.page, /^Place order/).click()
    await closed(open.page).waitFor()
    await open.page.reload()
    await closed(open.page).waitFor()
    await open.page
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor()
    expect(await findBarriers(open.page, { name: 'withdrawn link', widths: [360] })).toEqual([])
    for (const { context } of [team, open]) await context.close()
    expect([...team.faults.list, ...open.faults.list]).toEqual([])
  })
})
