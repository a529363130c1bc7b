import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LineProblemCode } from '../../../apollo/schema-types.generated.ts'
import type { Cart } from '../../../shared/cart/cart-rules.ts'
import { buildAddress } from '../../../../test/addresses.ts'
import { buildCart, buildQuote } from '../../../../test/quotes.ts'
import { saveTokens, type openStore } from '../../../../test/store.tsx'
import { button, cash, loaded, openCheckout, press } from '../../../../test/checkout.tsx'
import { buildProblem } from '../../../../test/carts.ts'
import { userError } from '../../../../test/errors.ts'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

type Rejection = ReturnType<ReturnType<typeof openCheckout>['reject']>

/** Shows two packs of milk at ₹27, and presses the button after the server's data has changed. */
async function pressAfter(change: Partial<Rejection>, cart = buildCart(2)) {
  const { shop: store, server, placeOrder, reject } = openCheckout()
  shop = store
  await loaded()
  server.place = () => {
    server.place = placeOrder
    server.cart = cart
    return { ...reject('PRICE_CHANGED', 'It has changed.'), ...change }
  }
  await press(cash)
  return server
}

const pricier = buildCart(2, 9, 3_000)
const fewer = buildCart(2, 1)
const unavailable = buildCart(2, 0)

/** The server's quote for the same lines after the change. */
function requote(cart: Cart, code: LineProblemCode) {
  const quote = buildQuote(cart)
  // The server no longer knows a deleted product's name.
  const name = code === 'GONE' ? 'A product' : 'Toned Milk'
  const lines = quote.lines.map((line) => ({ ...line, name, problems: [buildProblem(code, '')] }))
  return { quote: { ...quote, lines } }
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Your order has changed' })
const changes = async () =>
  within(await dialog())
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const orders = () => shop.getInputs('PlaceOrder')
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('the dialog about changes before the order', () => {
  it('the change dialog shows the old and new price, and places the order for the new total with one tap', async () => {
    await pressAfter(requote(pricier, 'PRICE_ROSE'), pricier)
    expect(await changes()).toEqual([
      'Toned Milkwas 2 × ₹27is now 2 × ₹30',
      'Grand totalwas ₹54is now ₹60',
    ])
    const accept = await button('Place order for ₹60')
    await waitFor(() => expect(document.activeElement).toBe(accept))
    await userEvent.click(accept)
    await success()
    const [first, second] = orders()
    expect(second).toEqual({
      ...first,
      lines: [{ productId: 'milk', quantity: 2, expectedPrice: 3_000 }],
      expectedTotal: 6_000,
    })
  })

  it('the change dialog shows the old and new quantity', async () => {
    await pressAfter(requote(fewer, 'NOT_ENOUGH_STOCK'), fewer)
    expect(await changes()).toEqual([
      'Toned Milkwas 2 × ₹27is now 1 × ₹27',
      'Grand totalwas ₹54is now ₹27',
    ])
    await press('Place order for ₹27')
    await success()
    expect(orders()[1]).toMatchObject({ lines: [{ quantity: 1 }], expectedTotal: 2_700 })
  })

  it('the change dialog shows the old and new address', async () => {
    const moved = { ...buildAddress('new', true, '14 MG Road'), version: 2 }
    await pressAfter({ address: moved })
    expect(await changes()).toEqual([
      'Delivery addresswas new street, Pune, Maharashtra 411001, India, 9876543210' +
        'is now 14 MG Road, Pune, Maharashtra 411001, India, 9876543210',
    ])
    await press('Place order for ₹54')
    await success()
    expect(orders()[1]).toEqual({ ...orders()[0], addressVersion: 2 })
  })

  it.each([
    ['OUT_OF_STOCK', 'out of stock'],
    ['GONE', 'no longer sold'],
  ] as const)(
    'the change dialog leads back to the cart when nothing is available: %s',
    async (code, words) => {
      await pressAfter(requote(unavailable, code), unavailable)
      expect((await changes())[0]).toBe(`Toned Milkwas 2 × ₹27is now ${words}`)
      const [link] = within(await dialog()).getAllByRole('link')
      expect(link?.getAttribute('href')).toBe('/cart')
      expect(link?.textContent).toBe('Back to cart')
      expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
    },
  )

  it('the change dialog asks a second time after another change', async () => {
    const server = await pressAfter(requote(pricier, 'PRICE_ROSE'), pricier)
    const { place } = server
    const newest = buildCart(2, 9, 3_500)
    server.place = () => {
      server.place = place
      server.cart = newest
      const userErrors = [userError('PRICE_CHANGED', '')]
      return {
        order: null,
        address: null,
        cart: newest,
        userErrors,
        ...requote(newest, 'PRICE_ROSE'),
      }
    }
    await press('Place order for ₹60')
    await press('Place order for ₹70')
    await success()
    expect(orders().map(({ expectedTotal }) => expectedTotal)).toEqual([5_400, 6_000, 7_000])
  })

  it.each(['the button', 'Escape'])(
    'the change dialog goes back with %s to the current prices, and orders nothing',
    async (method) => {
      await pressAfter(requote(pricier, 'PRICE_ROSE'), pricier)
      await dialog()
      if (method === 'Escape') await userEvent.keyboard('{Escape}')
      else await press('Go back')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await waitFor(() => expect(screen.getAllByText('₹60').length).toBeGreaterThan(0))
      expect(orders()).toHaveLength(1)
    },
  )
})
