import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addressOf,
  cartOf,
  holdTokens,
  problemOf,
  quoteOf,
  type openStore,
} from '../test-store.tsx'
import { button, cash, openCheckout, opened, press } from './test-checkout.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => holdTokens())

type Refused = ReturnType<ReturnType<typeof openCheckout>['refused']>

/** Two pieces of milk at ₹27 are shown. By the time of the press, the store is as `change` makes it. */
async function pressAfter(change: Partial<Refused>, cart = cartOf(2)) {
  const { shop: opening, server, placed, refused } = openCheckout()
  shop = opening
  await opened()
  server.place = () => {
    server.place = placed
    server.cart = cart
    return { ...refused('PRICE_CHANGED', 'It has changed.'), ...change }
  }
  await press(cash)
  return server
}

const dearer = cartOf(2, 9, 3_000)
const fewer = cartOf(2, 1)
const none = cartOf(2, 0)

/** What the server makes of the same lines by then. */
function quotedOf(cart: typeof dearer, code: string) {
  const quote = quoteOf(cart)
  // Of what is gone the server knows no name.
  const name = code === 'GONE' ? 'A product' : 'Toned Milk'
  const lines = quote.lines.map((line) => ({ ...line, name, problems: [problemOf(code, '')] }))
  return { quote: { ...quote, lines } }
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Your order has changed' })
const changes = async () =>
  within(await dialog())
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const orders = () => shop.inputsOf('PlaceOrder')
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('when something has changed before the press', () => {
  it('says was and now of a price, and places it for the new total with one tap', async () => {
    await pressAfter(quotedOf(dearer, 'PRICE_ROSE'), dearer)
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

  it('says was and now of the pieces', async () => {
    await pressAfter(quotedOf(fewer, 'NOT_ENOUGH_STOCK'), fewer)
    expect(await changes()).toEqual([
      'Toned Milkwas 2 × ₹27is now 1 × ₹27',
      'Grand totalwas ₹54is now ₹27',
    ])
    await press('Place order for ₹27')
    await success()
    expect(orders()[1]).toMatchObject({ lines: [{ quantity: 1 }], expectedTotal: 2_700 })
  })

  it('says was and now of the address', async () => {
    const moved = { ...addressOf('new', true, '14 MG Road'), version: 2 }
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
  ])('leads back to the cart when nothing can be had: %s', async (code, words) => {
    await pressAfter(quotedOf(none, code), none)
    expect((await changes())[0]).toBe(`Toned Milkwas 2 × ₹27is now ${words}`)
    const [link] = within(await dialog()).getAllByRole('link')
    expect(link?.getAttribute('href')).toBe('/cart')
    expect(link?.textContent).toBe('Back to cart')
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })

  it('asks again when it has changed once more meanwhile', async () => {
    const server = await pressAfter(quotedOf(dearer, 'PRICE_ROSE'), dearer)
    const { place } = server
    const dearest = cartOf(2, 9, 3_500)
    server.place = () => {
      server.place = place
      server.cart = dearest
      const userErrors = [
        { __typename: 'UserError', code: 'PRICE_CHANGED', message: '', field: null },
      ]
      return {
        order: null,
        address: null,
        cart: dearest,
        userErrors,
        ...quotedOf(dearest, 'PRICE_ROSE'),
      }
    }
    await press('Place order for ₹60')
    await press('Place order for ₹70')
    await success()
    expect(orders().map(({ expectedTotal }) => expectedTotal)).toEqual([5_400, 6_000, 7_000])
  })

  it.each(['the button', 'Escape'])(
    'goes back by %s to what it is now, and orders nothing',
    async (way) => {
      await pressAfter(quotedOf(dearer, 'PRICE_ROSE'), dearer)
      await dialog()
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      else await press('Go back')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await waitFor(() => expect(screen.getAllByText('₹60').length).toBeGreaterThan(0))
      expect(orders()).toHaveLength(1)
    },
  )
})
