import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutKey } from '../../features/order/checkout-key.ts'
import { place } from '../test-pages.tsx'
import { addressOf, cartOf, holdTokens, layoutOf, openStore, problemOf } from '../test-store.tsx'
import { type Server, button, cash, openCheckout, opened, press } from './test-checkout.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => holdTokens())

function enter(changes: Partial<Server> = {}) {
  const { shop: opened, ...rest } = openCheckout(changes)
  shop = opened
  return rest
}

const orders = () => shop.inputsOf('PlaceOrder')
const keys = () => new Set(orders().map(({ idempotencyKey }) => idempotencyKey))
const errors = () => shop.toasts.filter(({ kind }) => kind === 'error').map(({ text }) => text)
const described = async () => {
  const id = (await button(cash)).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent
}
const summary = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
const success = () => screen.findByRole('heading', { name: 'Order Successfully' })

describe('the checkout', () => {
  it('asks who is not signed in to log in', async () => {
    localStorage.clear()
    shop = openStore('/checkout', { Layout: () => layoutOf(null) })
    expect(await screen.findByText('Please Login')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('offers active addresses alone, the first one chosen', async () => {
    enter()
    expect(await opened()).toHaveProperty('checked', true)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByText('gone street')).toBeNull()
  })

  it('shows totals, lines and buttons as specified', async () => {
    enter()
    await opened()
    expect(summary()).toEqual([
      'Items total: ₹54 instead of ₹60',
      'Quantity total: 2 item',
      'Delivery Charge: Free',
      'Grand total: ₹54',
    ])
    const items = screen.getByRole('list', { name: 'Your items' })
    expect(within(items).getByText('Toned Milk')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Online Payment' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
  })

  it('orders what is shown, and tells of it', async () => {
    enter()
    await userEvent.click(await screen.findByRole('radio', { name: /old street/ }))
    await press(cash)
    expect(await success()).toBeTruthy()
    expect(place()).toBe('/success')
    expect(orders()).toEqual([
      {
        lines: [{ productId: 'milk', quantity: 2, expectedPrice: 2_700 }],
        addressId: 'old',
        addressVersion: 1,
        paymentMethod: 'CASH_ON_DELIVERY',
        expectedTotal: 5_400,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ])
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Order placed successfully' }])
    expect(checkoutKey.isUnanswered()).toBe(false)
  })

  it('forgets stock and orders of before, once an order stands', async () => {
    enter()
    await opened()
    const cached = () => JSON.stringify(shop.client.cache.extract())
    expect(cached()).toContain('"stock"')
    await press(cash)
    await success()
    expect(cached()).not.toContain('"stock"')
  })

  it('makes one order of a double click', async () => {
    enter()
    await opened()
    const pay = await button(cash)
    fireEvent.click(pay)
    fireEvent.click(pay)
    await success()
    expect(orders()).toHaveLength(1)
  })

  it('shows a loader and takes no press while the order is on its way', async () => {
    let answer: (() => void) | undefined
    const { placed } = enter({
      place: () => new Promise((resolve) => (answer = () => resolve(placed()))),
    })
    await opened()
    await press(cash)
    const pay = await button(cash)
    expect(pay.getAttribute('aria-busy')).toBe('true')
    expect(pay).toHaveProperty('disabled', true)
    expect(await button('Online Payment')).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: /old street/ }).matches(':disabled')).toBe(true)
    await waitFor(() => expect(answer).toBeTruthy())
    act(() => answer?.())
    expect(await success()).toBeTruthy()
  })

  it('says why it was refused, beside the button and as a toast', async () => {
    const { server, refused } = enter()
    const message = 'This address is not yours any more.'
    server.place = () => refused('NOT_FOUND', message)
    await opened()
    await press(cash)
    await waitFor(async () => expect(await described()).toBe(message))
    expect(errors()).toEqual([message])
    expect(place()).toBe('/checkout')
    await waitFor(async () => expect(document.activeElement).toBe(await button(cash)))
  })

  it('wants an address before it orders or shows a QR code', async () => {
    enter({ addresses: [addressOf('gone', false)] })
    await waitFor(async () => expect(await button(cash)).toHaveProperty('disabled', false))
    for (const name of [cash, 'Online Payment']) {
      await press(name)
      expect(await described()).toBe('Please add an address to deliver to.')
    }
    expect(orders()).toEqual([])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('forgets the refusal once what it was about has changed', async () => {
    const { server, refused } = enter()
    const message = 'This address is not yours any more.'
    server.place = () => refused('NOT_FOUND', message)
    await opened()
    const changes = [
      async () => userEvent.click(screen.getByRole('radio', { name: /old street/ })),
      () => press(/^Increase quantity/),
      () => press('Online Payment'),
    ]
    for (const change of changes) {
      await press(cash)
      await waitFor(async () => expect(await described()).toBe(message))
      await change()
      await waitFor(async () => expect(await described()).toBe(''))
      await waitFor(async () => expect(await button(cash)).toHaveProperty('disabled', false))
    }
  })

  it('pays by card on the page of its provider, where that is configured', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    enter({ cardPayments: true, payAt: 'https://pay.example/1' })
    await opened()
    await press('Pay by card')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(orders()).toMatchObject([{ paymentMethod: 'CARD' }])
    expect(shop.toasts).toEqual([])
  })
})

describe('the figures of the checkout', () => {
  const short = { ...cartOf(3, 1) }
  const [line] = short.lines
  if (line) line.problems = [problemOf('NOT_ENOUGH_STOCK', 'Only 1 left of Toned Milk.')]

  it('are of what can be had; the rest is named, and not ordered', async () => {
    enter({ cart: short })
    await opened()
    const items = within(screen.getByRole('list', { name: 'Your items' }))
    expect(items.getByText('Only 1 left of Toned Milk.')).toBeTruthy()
    expect(items.getByText('only 1 will be ordered')).toBeTruthy()
    expect(summary()).toContain('Grand total: ₹27')
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ lines: [{ quantity: 1 }], expectedTotal: 2_700 }])
  })

  it('leave nothing to order when nothing can be had', async () => {
    enter({ cart: cartOf(3, 0) })
    await opened()
    expect(screen.getByText('will not be ordered')).toBeTruthy()
    expect(screen.getByText('Nothing of it can be ordered right now.')).toBeTruthy()
    expect(await button(cash)).toHaveProperty('disabled', true)
  })

  it('follow the cart, and nothing can be paid until they do', async () => {
    const { server } = enter()
    await opened()
    let release = () => {}
    server.held = new Promise((resolve) => (release = resolve))
    await press(/^Increase quantity/)
    expect(await button(cash)).toHaveProperty('disabled', true)
    expect(await button('Online Payment')).toHaveProperty('disabled', true)
    release()
    await waitFor(() => expect(summary()).toContain('Grand total: ₹81'))
    expect(await button(cash)).toHaveProperty('disabled', false)
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ lines: [{ quantity: 3 }], expectedTotal: 8_100 }])
  })

  it('can be asked for again when they could not be brought up to date', async () => {
    const { server } = enter()
    await opened()
    server.isDown = true
    await press(/^Increase quantity/)
    server.isDown = false
    await press('Retry')
    await waitFor(() => expect(summary()).toContain('Grand total: ₹81'))
  })

  it('say what is no longer sold until the person has taken note', async () => {
    const gone = [{ __typename: 'GoneCartLine', id: 'line-9', name: 'Ghee' }]
    enter({ cart: { ...cartOf(2), gone } })
    expect(await screen.findByText('Ghee is no longer sold.')).toBeTruthy()
  })
})

describe('the key of a checkout', () => {
  const lose = () => Promise.reject(new TypeError('Failed to fetch'))
  const notHeard = () =>
    waitFor(async () => expect(await described()).toContain('did not hear back'))

  it('is the same when the reply was lost, whatever is changed then', async () => {
    const { server, placed } = enter()
    server.place = lose
    await opened()
    await press(cash)
    await notHeard()
    await userEvent.click(screen.getByRole('radio', { name: /old street/ }))
    server.place = placed
    await press(cash)
    await success()
    expect(orders()).toHaveLength(2)
    expect(keys().size).toBe(1)
  })

  it('is that of the opening, also when another tab has placed the order since', async () => {
    enter()
    await opened()
    const kept = localStorage.getItem('checkout')
    localStorage.removeItem('checkout')
    await press(cash)
    await success()
    expect(kept).toContain(orders()[0]?.['idempotencyKey'])
  })

  it('ends with the order, also with one that another tab has placed', async () => {
    const { server, refused, placed } = enter()
    server.place = () => refused('IDEMPOTENCY_KEY_REUSED', 'Please start the checkout again.')
    await opened()
    await press(cash)
    await waitFor(async () => expect(await described()).toContain('was placed already'))
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await button(cash)))
    server.place = placed
    await press(cash)
    await success()
    expect(keys().size).toBe(2)
  })
})

describe('without a connection', () => {
  const goOffline = () => vi.stubGlobal('navigator', { onLine: false })
  const goOnline = () => {
    vi.stubGlobal('navigator', { onLine: true })
    act(() => void window.dispatchEvent(new Event('online')))
  }
  const offline = () => screen.findByText(/You are offline. Your order will be placed/)
  const lose = () => {
    goOffline()
    return Promise.reject(new TypeError('Failed to fetch'))
  }

  it('the order waits, and is placed once when the connection is back', async () => {
    const { server, placed } = enter({ place: lose })
    await opened()
    await press(cash)
    expect(await offline()).toBeTruthy()
    expect(await button(cash)).toHaveProperty('disabled', true)
    server.place = placed
    goOnline()
    await success()
    expect(orders()).toHaveLength(2)
    expect(keys().size).toBe(1)
  })

  it('the person can give up waiting', async () => {
    enter({ place: lose })
    await opened()
    await press(cash)
    await offline()
    await press('Do not place it')
    await waitFor(async () => expect(await button(cash)).toHaveProperty('disabled', false))
    goOnline()
    expect(orders()).toHaveLength(1)
  })

  it('nothing is placed for somebody who has left', async () => {
    enter({ place: lose })
    await opened()
    await press(cash)
    await offline()
    cleanup()
    goOnline()
    expect(orders()).toHaveLength(1)
  })
})

describe('an empty cart', () => {
  it('leads back to the shelves', async () => {
    enter({ cart: cartOf(0) })
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
  })

  it('points to My Orders after a lost reply', async () => {
    checkoutKey.of(['line-1'])
    checkoutKey.noteSent()
    enter({ cart: cartOf(0) })
    expect(await screen.findByRole('link', { name: 'My Orders' })).toBeTruthy()
  })
})
