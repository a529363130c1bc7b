import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { submissionKey } from '../../features/order/submission-key.ts'
import {
  type Handlers,
  addressOf,
  cartOf,
  holdTokens,
  layoutOf,
  openStore,
} from '../test-store.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => holdTokens())

afterEach(() => {
  cleanup()
  shop.disconnect()
  submissionKey.forget()
  localStorage.clear()
  sessionStorage.clear()
})

interface Server {
  cart: ReturnType<typeof cartOf>
  addresses: ReturnType<typeof addressOf>[]
  place: Handlers[string]
}

const userError = (code: string, message: string) => ({
  __typename: 'UserError',
  code,
  message,
  field: null,
})

/** A server that takes every order, unless told otherwise. */
function enter(changes: Partial<Server> = {}) {
  const server: Server = {
    cart: cartOf(2),
    addresses: [addressOf('new'), addressOf('gone', false), addressOf('old')],
    place: () => placed(),
    ...changes,
  }
  const placed = () => {
    server.cart = cartOf(0)
    const line = { __typename: 'OrderLine', productId: 'milk' }
    const order = { __typename: 'Order', id: 'o1', number: 'ORD-1', lines: [line] }
    return { order, cart: server.cart, userErrors: [] }
  }
  shop = openStore('/checkout', {
    Layout: () => layoutOf(server.cart),
    Checkout: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'asha',
        addresses: server.addresses,
        cart: server.cart,
      },
    }),
    PlaceOrder: async (input) => ({
      placeOrder: { __typename: 'PlaceOrderPayload', ...(await server.place(input)) },
    }),
  })
  return { server, placed }
}

const button = () => screen.findByRole('button', { name: /^Cash on Delivery/ })
const press = async () => userEvent.click(await button())
const place = () => screen.getByLabelText('place').textContent
const orders = () => shop.inputsOf('PlaceOrder')
const errors = () => shop.toasts.filter(({ kind }) => kind === 'error').map(({ text }) => text)
const described = async () => {
  const id = (await button()).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent
}
/** Until the addresses are there the button waits. */
const open = () => screen.findByRole('radio', { name: /new street/ })

describe('the checkout', () => {
  it('asks who is not signed in to log in', async () => {
    localStorage.clear()
    shop = openStore('/checkout', { Layout: () => layoutOf(null) })
    expect(await screen.findByText('Please Login')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('offers active addresses alone, the first one chosen', async () => {
    enter()
    expect(await open()).toHaveProperty('checked', true)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByText('gone street')).toBeNull()
  })

  it('shows totals and lines as specified', async () => {
    enter()
    await open()
    const rows = screen.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling?.textContent
      return `${term.textContent}: ${value}`
    })
    expect(rows).toEqual([
      'Items total: ₹54 instead of ₹60',
      'Quantity total: 2 item',
      'Delivery Charge: Free',
      'Grand total: ₹54',
    ])
    const items = screen.getByRole('list', { name: 'Your items' })
    expect(within(items).getByText('Toned Milk')).toBeTruthy()
    expect(screen.queryByText('Online Payment')).toBeNull()
  })

  it('orders what is shown, and tells of it', async () => {
    enter()
    await userEvent.click(await screen.findByRole('radio', { name: /old street/ }))
    await press()
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeTruthy()
    expect(place()).toBe('/success')
    const [input, ...others] = orders()
    expect(others).toEqual([])
    expect(input).toMatchObject({
      lines: [{ productId: 'milk', quantity: 2 }],
      addressId: 'old',
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: 5_400,
    })
    expect(input?.['idempotencyKey']).toMatch(/^[0-9a-f]{32}$/)
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Order placed successfully' }])
    expect(submissionKey.isUnanswered()).toBe(false)
  })

  it('forgets stock and orders of before, once an order stands', async () => {
    enter()
    await open()
    const cached = () => JSON.stringify(shop.client.cache.extract())
    expect(cached()).toContain('"stock"')
    await press()
    await screen.findByRole('heading', { name: 'Order Successfully' })
    expect(cached()).not.toContain('"stock"')
  })

  it('makes one order of a double click', async () => {
    enter()
    await open()
    const pay = await button()
    fireEvent.click(pay)
    fireEvent.click(pay)
    await screen.findByRole('heading', { name: 'Order Successfully' })
    expect(orders()).toHaveLength(1)
  })

  it('shows a loader and takes no press while the order is on its way', async () => {
    let answer: (() => void) | undefined
    const { placed } = enter({
      place: () => new Promise((resolve) => (answer = () => resolve(placed()))),
    })
    await open()
    await press()
    const pay = await button()
    expect(pay.getAttribute('aria-busy')).toBe('true')
    expect(pay).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: /old street/ }).matches(':disabled')).toBe(true)
    await waitFor(() => expect(answer).toBeTruthy())
    act(() => answer?.())
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeTruthy()
  })

  it('says why it was refused, beside the button and as a toast, and shows the cart as it is now', async () => {
    const { server } = enter()
    const message = 'Only 1 left of Toned Milk.'
    server.place = () => {
      server.cart = cartOf(2, 1)
      return {
        order: null,
        cart: server.cart,
        userErrors: [userError('NOT_ENOUGH_STOCK', message)],
      }
    }
    await open()
    await press()
    await waitFor(async () => expect(await described()).toBe(message))
    expect(errors()).toEqual([message])
    expect(await screen.findByText('Only 1 left')).toBeTruthy()
    expect(place()).toBe('/checkout')
    expect(document.activeElement).toBe(await button())
  })

  it('tries again with the same key when the reply was lost', async () => {
    const { server, placed } = enter()
    server.place = () => Promise.reject(new TypeError('Failed to fetch'))
    await open()
    await press()
    await waitFor(async () => expect(await described()).toContain('did not hear back'))
    server.place = placed
    await press()
    await screen.findByRole('heading', { name: 'Order Successfully' })
    const keys = orders().map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('takes another key when the address has changed since', async () => {
    const { server } = enter()
    server.place = () => Promise.reject(new TypeError('Failed to fetch'))
    await open()
    await press()
    await waitFor(async () => expect(await described()).toContain('did not hear back'))
    await userEvent.click(screen.getByRole('radio', { name: /old street/ }))
    await press()
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('drops a key that belongs to another order', async () => {
    const { server } = enter()
    server.place = () => ({
      order: null,
      cart: server.cart,
      userErrors: [userError('IDEMPOTENCY_KEY_REUSED', 'Please start the checkout again.')],
    })
    await open()
    await press()
    await waitFor(() => expect(errors()).toHaveLength(1))
    await press()
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('wants an address before it orders', async () => {
    enter({ addresses: [addressOf('gone', false)] })
    await waitFor(async () => expect(await button()).toHaveProperty('disabled', false))
    await press()
    expect(await described()).toBe('Please add an address to deliver to.')
    expect(orders()).toEqual([])
  })

  it('leads an empty cart back to the shelves', async () => {
    enter({ cart: cartOf(0) })
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
  })

  it('points to My Orders when the cart is empty after a lost reply', async () => {
    submissionKey.keyFor('something')
    enter({ cart: cartOf(0) })
    expect(await screen.findByRole('link', { name: 'My Orders' })).toBeTruthy()
  })
})
