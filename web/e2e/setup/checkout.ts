import type { Locator } from 'playwright-core'
import { z } from 'zod'
import type { Journey, Visitor } from './browser.ts'
import { type Shopper, home, newShopper, visitAs } from './shopper.ts'

const found = z.object({
  searchProducts: z.object({
    edges: z.tuple([
      z.object({
        node: z.object({
          id: z.string(),
          stock: z.number(),
          discountedPrice: z.object({ amount: z.number() }),
        }),
      }),
    ]),
  }),
})

const SEARCH =
  'query ($text: String!) { searchProducts(text: $text, first: 1) { edges { node { id stock discountedPrice { amount } } } } }'

/** Finds the demo product with this name. Its price, after discount, is in paise. */
export async function findProduct({ request }: Shopper, text: string) {
  const { id, stock, discountedPrice } = found.parse(await request(SEARCH, { text })).searchProducts
    .edges[0].node
  return { id, stock, price: discountedPrice.amount }
}

/** Registers a customer with an address, and adds the requested quantity of each product to the cart. */
export async function shopperWith(
  { store }: Pick<Journey, 'store'>,
  wanted: Record<string, number>,
): Promise<Shopper> {
  const shopper = await newShopper(store.url)
  for (const [text, quantity] of Object.entries(wanted)) {
    const { id: productId } = await findProduct(shopper, text)
    await shopper.request(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
      { input: { productId, quantity } },
    )
  }
  await shopper.request(
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { userErrors { message } } }',
    { input: home },
  )
  return shopper
}

const saved = z.object({
  viewer: z.object({ addresses: z.tuple([z.object({ id: z.string() })]).rest(z.unknown()) }),
})
const placed = z.object({
  placeOrder: z.object({ order: z.object({ id: z.string(), number: z.string() }) }),
})

/** Orders the requested quantities to the customer's newest address, for cash, without the browser. */
export async function placeOrder(
  shopper: Shopper,
  wanted: Record<string, number>,
): Promise<{ id: string; number: string }> {
  const lines = []
  let expectedTotal = 0
  for (const [text, quantity] of Object.entries(wanted)) {
    const { id: productId, price } = await findProduct(shopper, text)
    lines.push({ productId, quantity })
    expectedTotal += price * quantity
  }
  const { viewer } = saved.parse(await shopper.request('{ viewer { addresses { id } } }'))
  const addressId = viewer.addresses[0].id
  const input = { lines, addressId, paymentMethod: 'CASH_ON_DELIVERY', expectedTotal }
  const document =
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id number } } }'
  return placed.parse(await shopper.request(document, { input })).placeOrder.order
}

/**
 * Presses a button that adds a product or another item of it, and waits until the server has saved it. The cart shows
 * it earlier, but leaving the page cancels the request.
 */
export async function addToCart(button: Locator): Promise<void> {
  const isSaved = button
    .page()
    .waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"SetCartQuantity"')),
    )
  await button.click()
  await isSaved
}

/** Opens the customer's checkout in a browser, and waits for its figures. */
export async function openCheckout(
  journey: Journey,
  shopper: Shopper,
  screen = { width: 1280, height: 900 },
): Promise<Visitor> {
  const visiting = await visitAs(journey, shopper, '/checkout', screen)
  await visiting.page.getByRole('radio', { name: /12 MG Road/ }).waitFor()
  return visiting
}

const ordered = z.object({
  viewer: z.object({
    orders: z.object({
      edges: z.array(z.object({ node: z.object({ total: z.object({ amount: z.number() }) }) })),
    }),
    cart: z.object({ totalQuantity: z.number() }),
  }),
})

/** Returns the server's figures: the customer's charges, newest first, and the quantity left in the cart. */
export async function chargedAndCart({ request }: Shopper) {
  const answer = await request(
    '{ viewer { orders { edges { node { total { amount } } } } cart { totalQuantity } } }',
  )
  const { orders, cart } = ordered.parse(answer).viewer
  return { charged: orders.edges.map(({ node }) => node.total.amount), cart: cart.totalQuantity }
}
