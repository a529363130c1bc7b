import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { home, keep, newShopper, type Shopper } from './setup/shopper.ts'

let journey: Journey
let shopper: Shopper

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const found = z.object({
  searchProducts: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string() }) })]) }),
})

beforeEach(async () => {
  shopper = await newShopper(journey.store.url)
  const answer = await shopper.ask(
    '{ searchProducts(text: "toned milk", first: 1) { edges { node { id } } } }',
  )
  const productId = found.parse(answer).searchProducts.edges[0].node.id
  await shopper.ask(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { productId, quantity: 2 } },
  )
  await shopper.ask(
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { userErrors { message } } }',
    { input: home },
  )
})

const ordered = z.object({
  viewer: z.object({
    orders: z.object({ edges: z.array(z.unknown()) }),
    cart: z.object({ totalQuantity: z.number() }),
  }),
})

/** What the store itself says that this person has ordered, and what is left in the cart. */
async function ordersAndCart() {
  const answer = await shopper.ask(
    '{ viewer { orders { edges { node { id } } } cart { totalQuantity } } }',
  )
  const { orders, cart } = ordered.parse(answer).viewer
  return { orders: orders.edges.length, cart: cart.totalQuantity }
}

async function openCheckout() {
  const { context, page, faults } = await visit(journey, { width: 1280, height: 900 })
  await keep(context, shopper.kept)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: /12 MG Road/ }).waitFor()
  const pay = page.getByRole('button', { name: 'Cash on Delivery' })
  return { context, page, faults, pay }
}

it('makes one order of a double click', async () => {
  const { context, page, faults, pay } = await openCheckout()
  await pay.dblclick()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await context.close()
  expect(faults.list).toEqual([])
})

it('makes one order when the page is loaded again before the order went out', async () => {
  const { context, page, pay } = await openCheckout()
  let isHeld = true
  await page.route('**/graphql', async (route) => {
    const isOrder = Boolean(route.request().postData()?.includes('placeOrder'))
    await (isOrder && isHeld ? new Promise(() => undefined) : route.continue())
  })
  const isSent = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('placeOrder')),
  )
  await pay.dblclick()
  const first = keyIn((await isSent).postData())
  isHeld = false
  await page.reload()
  const isSentAgain = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('placeOrder')),
  )
  await pay.dblclick()
  expect(keyIn((await isSentAgain).postData())).toBe(first)
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await context.close()
})

it('makes one order when the reply is lost, and says so', async () => {
  const { context, page, pay } = await openCheckout()
  let losses = 1
  await page.route('**/graphql', async (route) => {
    const isOrder = Boolean(route.request().postData()?.includes('placeOrder'))
    if (!isOrder || losses === 0) return route.continue()
    losses -= 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pay.click()
  await page.getByText('We did not hear back from the store.').waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await pay.click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await context.close()
})

it('points to My Orders when the reply is lost and the page is loaded again', async () => {
  const { context, page, pay } = await openCheckout()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('placeOrder')) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pay.click()
  await page.getByText('We did not hear back from the store.').waitFor()
  await page.reload()
  await page.getByText('Your cart is empty').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await page.getByText('Toned Milk').waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await context.close()
})

it('lets a person who goes offline order once the connection is back', async () => {
  const { context, page, pay } = await openCheckout()
  await context.setOffline(true)
  await pay.click()
  await page.getByText('We did not hear back from the store.').waitFor()
  await context.setOffline(false)
  await pay.click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  expect(await ordersAndCart()).toEqual({ orders: 1, cart: 0 })
  await context.close()
})

const submission = z.object({
  variables: z.object({ input: z.object({ idempotencyKey: z.string() }) }),
})

function keyIn(body: string | null): string {
  return submission.parse(JSON.parse(body ?? '')).variables.input.idempotencyKey
}
