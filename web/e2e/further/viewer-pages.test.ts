import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LayoutDocument } from '../../src/apollo/layout.generated.ts'
import { getOperationHash } from '../../src/apollo/operation-hash.ts'
import { paths } from '../../src/lib/urls/paths.ts'
import { CheckoutDocument } from '../../src/shop/checkout/Checkout.generated.ts'
import { MyOrdersDocument } from '../../src/account/orders/MyOrders.generated.ts'
import { ProfileDocument } from '../../src/account/profile/Profile.generated.ts'
import { type Journey, startJourney, visit, type Visitor } from '../setup/browser.ts'
import { shopperWith } from '../setup/checkout.ts'
import { holdScripts } from '../setup/hold-scripts.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import { newShopper, presetStorage, type Shopper } from '../setup/shopper.ts'

/* Pages that are rendered without the viewer's part, which the browser adds. */

const phone = { width: 360, height: 740, hasTouch: true }

type ViewerPage = [
  name: string,
  path: string,
  content: string,
  documents: Parameters<typeof getOperationHash>[0][],
]

const pages: ViewerPage[] = [
  ['Checkout', paths.checkout, '12 MG Road', [LayoutDocument, CheckoutDocument]],
  ['My Cart', paths.cart, 'Toned Milk', [LayoutDocument]],
  ['My Orders', paths.myOrders, 'No Data', [LayoutDocument, MyOrdersDocument]],
  ['Profile', paths.profile, 'Password and data', [LayoutDocument, ProfileDocument]],
  ['My Account', paths.user, 'Log Out', [LayoutDocument]],
]

let journey: Journey
let shopper: Shopper

beforeAll(async () => {
  journey = await startJourney()
  shopper = await shopperWith(journey, { milk: 2 })
})
afterAll(() => journey.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectNoLoginLink(page: Page) {
  expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0)
}

/** Records the hashes of the page's operations from now on. */
function recordHashes(page: Page): string[] {
  const hashes: string[] = []
  page.on('request', (request) => {
    const [hash] = /[0-9a-f]{64}/.exec(request.postData() ?? '') ?? []
    if (hash) hashes.push(hash)
  })
  return hashes
}

async function end({ context, faults }: Visitor) {
  await context.close()
  expect(faults.list).toEqual([])
}

describe('a page of the viewer', () => {
  it.each(pages)(
    'the page for (%s) appears before its scripts have loaded, sends each query once and does not move',
    async (name, path, content, documents) => {
      const visitor = await visit(journey, phone)
      const { page } = visitor
      await presetStorage(visitor.context, shopper.storage)
      const release = await holdScripts(page)
      const hashes = recordHashes(page)
      const layoutShift = watchLayoutShift(page)
      await page.goto(path, { waitUntil: 'commit' })
      await heading(page, name).waitFor()
      await page.getByRole('link', { name: 'Account' }).waitFor()
      await expectNoLoginLink(page)
      const expected = documents.map(getOperationHash)
      await expect.poll(() => hashes).toEqual(expected)
      release()
      await page.getByText(content).first().waitFor()
      await page.waitForLoadState('networkidle')
      const sent = hashes.filter((hash) => expected.includes(hash))
      expect(sent).toEqual(expected)
      await expectNoLoginLink(page)
      await layoutShift.check(name)
      await end(visitor)
    },
  )

  it('the app shows guests an empty cart, and asks them to log in for the other pages', async () => {
    const visitor = await visit(journey, phone)
    const { page } = visitor
    await page.goto(paths.cart)
    await page.getByText('Your cart is empty').waitFor()
    await page.getByRole('link', { name: 'Login' }).waitFor()
    expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0)
    await page.goto(paths.checkout)
    await page.getByText('Please Login').waitFor()
    await page.goto(paths.myOrders)
    await page.waitForURL(paths.login)
    await heading(page, 'Login').waitFor()
    await end(visitor)
  })

  it('a phone loads no menus that only wide screens show', async () => {
    const visitor = await visit(journey, phone)
    const { page } = visitor
    await presetStorage(visitor.context, shopper.storage)
    const menus: string[] = []
    page.on('request', (request) => {
      if (/SignedInMenu|AccountAside|AccountNav/.test(request.url())) menus.push(request.url())
    })
    await page.goto(paths.myOrders)
    await page.getByText('No Data').waitFor()
    await page.waitForLoadState('networkidle')
    expect(menus).toEqual([])
    await end(visitor)
  })

  it('the page repeats taps from before its scripts loaded', async () => {
    const visitor = await visit(journey, phone)
    const { page } = visitor
    await presetStorage(visitor.context, shopper.storage)
    const release = await holdScripts(page)
    await page.goto(paths.myOrders, { waitUntil: 'commit' })
    // The start script shows it, and records taps from then on.
    await page.getByRole('link', { name: 'Account' }).waitFor()
    await page.getByRole('button', { name: 'Search for products' }).tap()
    release()
    await page.waitForURL(paths.search())
    await end(visitor)
  })
})

it('the login keeps text that was typed before its scripts loaded', async () => {
  const { email, password } = await newShopper(journey.store.url)
  const visitor = await visit(journey, phone)
  const { page } = visitor
  const release = await holdScripts(page)
  await page.goto(paths.login, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // This does not submit, because the button is disabled.
  await page.keyboard.press('Enter')
  release()
  await page.getByRole('button', { name: 'Login', exact: true }).tap()
  await page.getByText('Welcome back, Asha Verma').waitFor()
  expect(page.url()).not.toContain('?')
  await end(visitor)
})
