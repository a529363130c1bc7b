import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney } from '../setup/browser.ts'
import { chargedAndCart, openCheckout, shopperWith } from '../setup/checkout.ts'
import type { Shopper } from '../setup/shopper.ts'

let journey: Journey
let shopper: Shopper

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())
beforeEach(async () => {
  shopper = await shopperWith(journey, { 'toned milk': 2 })
})

/** Checks that there is exactly one order, and that its lines are no longer in the cart. */
async function expectOneOrder() {
  const { charged, cart } = await chargedAndCart(shopper)
  expect({ orders: charged.length, cart }).toEqual({ orders: 1, cart: 0 })
}

const payIn = (page: Page) => page.getByRole('button', { name: 'Cash on Delivery' })
const successIn = (page: Page) =>
  page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
const isOrder = (body: string | null) => Boolean(body?.includes('"PlaceOrder"'))

/** Drops the reply to the next order, which reaches the server. Runs `before` first. */
async function loseReply(page: Page, before: () => Promise<void> = async () => {}) {
  let losses = 1
  await page.route('**/graphql', async (route) => {
    if (!isOrder(route.request().postData()) || losses === 0) return route.continue()
    losses -= 1
    await route.fetch()
    await before()
    await route.abort('connectionreset')
  })
}

/** Holds the next order, which never reaches the server. Resolves with the request body. */
function holdOrder(page: Page): Promise<string | null> {
  return new Promise((tell, fail) => {
    let holds = 1
    const begun = page.route('**/graphql', async (route) => {
      const body = route.request().postData()
      if (!isOrder(body) || holds === 0) return route.continue()
      holds -= 1
      tell(body)
    })
    begun.catch(fail)
  })
}

/** Holds the page's order. Resolves once it is held, with the function that sends it. */
function delayOrder(page: Page): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    page
      .route('**/graphql', (route) => {
        if (!isOrder(route.request().postData())) return route.continue()
        resolve(() => route.continue())
      })
      .catch(reject)
  })
}

it('a double click places one order', async () => {
  const { context, page, faults } = await openCheckout(journey, shopper)
  await payIn(page).dblclick()
  await successIn(page)
  await expectOneOrder()
  await context.close()
  expect(faults.list).toEqual([])
})

it('two simultaneous tabs place one order', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  const other = await context.newPage()
  await other.goto('/checkout')
  const releases = []
  for (const tab of [page, other]) {
    await tab.getByRole('radio', { name: /12 MG Road/ }).waitFor()
    const held = delayOrder(tab)
    await payIn(tab).click()
    releases.push(await held)
  }
  for (const release of releases) await release()
  await successIn(page)
  await successIn(other)
  await expectOneOrder()
  await context.close()
})

it('a tab shows an empty cart when another tab has placed the order', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  const other = await context.newPage()
  await other.goto('/checkout')
  await other.getByRole('radio', { name: /12 MG Road/ }).waitFor()
  await payIn(page).click()
  await successIn(page)
  await other.getByRole('main').getByText('Your cart is empty').waitFor()
  await expectOneOrder()
  await context.close()
})

it('a reload before the order is sent leads to one order', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  const held = holdOrder(page)
  await payIn(page).dblclick()
  const first = keyIn(await held)
  await page.reload()
  const isSentAgain = page.waitForRequest((request) => isOrder(request.postData()))
  await payIn(page).dblclick()
  expect(keyIn((await isSentAgain).postData())).toBe(first)
  await successIn(page)
  await expectOneOrder()
  await context.close()
})

it('a lost reply leads to one order, and shows an error', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  await loseReply(page)
  await payIn(page).click()
  await page.getByText('We got no reply.').waitFor()
  await expectOneOrder()
  await payIn(page).click()
  await successIn(page)
  await expectOneOrder()
  await context.close()
})

it('the checkout points to My Orders when the reply is lost and the page is reloaded', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  await loseReply(page)
  await payIn(page).click()
  await page.getByText('We got no reply.').waitFor()
  await page.reload()
  await page.getByText('Your cart is empty').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await page.getByText('Toned Milk').waitFor()
  await expectOneOrder()
  await context.close()
})

const isWaiting = (page: Page) => page.getByText('We’ll place your order, only once').waitFor()

it('the checkout places the order automatically when the connection is back', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  await context.setOffline(true)
  await payIn(page).click()
  await isWaiting(page)
  await context.setOffline(false)
  await successIn(page)
  await expectOneOrder()
  await context.close()
})

it('a connection lost while placing the order leads to one order', async () => {
  const { context, page } = await openCheckout(journey, shopper)
  await loseReply(page, () => goOffline(context))
  await payIn(page).click()
  await isWaiting(page)
  await expectOneOrder()
  await context.setOffline(false)
  await successIn(page)
  await expectOneOrder()
  await context.close()
})

const goOffline = (context: BrowserContext) => context.setOffline(true)

const submission = z.object({
  variables: z.object({ input: z.object({ idempotencyKey: z.string() }) }),
})

function keyIn(body: string | null): string {
  return submission.parse(JSON.parse(body ?? '')).variables.input.idempotencyKey
}
