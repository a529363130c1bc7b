import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutKey } from './checkout-key.ts'
import { place } from '../../../test/pages.tsx'
import { buildLayout } from '../../../test/shop.ts'
import { buildAddress } from '../../../test/addresses.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens, openStore } from '../../../test/store.tsx'
import { type Server, button, cash, loaded, openCheckout, press } from '../../../test/checkout.tsx'
import { buildGoneLine, buildProblem, buildWarning } from '../../../test/carts.ts'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function open(changes: Partial<Server> = {}) {
  const { shop: store, ...rest } = openCheckout(changes)
  shop = store
  return rest
}

const orders = () => shop.getInputs('PlaceOrder')
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
  it('the checkout asks guests to log in', async () => {
    localStorage.clear()
    shop = openStore('/checkout', { Layout: () => buildLayout(null) })
    expect(await screen.findByText('Please Login')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('the checkout offers only active addresses, with the first one chosen', async () => {
    open()
    expect(await loaded()).toHaveProperty('checked', true)
    expect(screen.getAllByRole('radio', { name: /street/ })).toHaveLength(2)
    expect(screen.queryByText('gone street')).toBeNull()
  })

  it.each([
    { case: 'the address of the latest order', lastAddressId: 'old', chosen: 'old street' },
    {
      case: 'the first one if that is no longer offered',
      lastAddressId: 'gone',
      chosen: 'new street',
    },
  ])('the checkout starts with $case', async ({ lastAddressId, chosen }) => {
    open({ lastAddressId })
    await loaded()
    expect(screen.getByRole('radio', { checked: true, name: new RegExp(chosen) })).toBeTruthy()
  })

  it('the checkout shows totals, lines and buttons as specified', async () => {
    open()
    await loaded()
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

  it('the checkout shows advice about its products, and takes the order anyway', async () => {
    const message = 'Both contain paracetamol. Ask a doctor.'
    open({ cart: { ...buildCart(2), warnings: [buildWarning(message)] } })
    await loaded()
    expect(screen.getByRole('note').textContent).toBe(message)
    await press(cash)
    await success()
    expect(orders()).toHaveLength(1)
  })

  it('the checkout orders what it shows, and shows a toast', async () => {
    open()
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
        fulfilment: 'DELIVERY',
        ...{ buyer: null, ifItemMissing: 'LEAVE_OUT', deliveryNote: null },
        expectedTotal: 5_400,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ])
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Order placed successfully' }])
    expect(checkoutKey.isUnanswered()).toBe(false)
  })

  it('the checkout evicts the cached stock and orders after an order', async () => {
    open()
    await loaded()
    const cached = () => JSON.stringify(shop.client.cache.extract())
    expect(cached()).toContain('"stock"')
    await press(cash)
    await success()
    expect(cached()).not.toContain('"stock"')
  })

  it('the checkout places one order on a double click', async () => {
    open()
    await loaded()
    const pay = await button(cash)
    fireEvent.click(pay)
    fireEvent.click(pay)
    await success()
    expect(orders()).toHaveLength(1)
  })

  it('the checkout shows a loader and disables the buttons while the order is sent', async () => {
    let answer: (() => void) | undefined
    const { placeOrder } = open({
      place: () => new Promise((resolve) => (answer = () => resolve(placeOrder()))),
    })
    await loaded()
    await press(cash)
    const pay = await button(cash)
    expect(pay.getAttribute('aria-busy')).toBe('true')
    expect(pay.getAttribute('aria-disabled')).toBe('true')
    expect(await button('Online Payment')).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: /old street/ }).matches(':disabled')).toBe(true)
    await waitFor(() => expect(answer).toBeTruthy())
    act(() => answer?.())
    expect(await success()).toBeTruthy()
  })

  it('the checkout shows why the order was rejected, beside the button and as a toast', async () => {
    const { server, reject } = open()
    const message = 'This address is no longer yours.'
    server.place = () => reject('NOT_FOUND', message)
    await loaded()
    await press(cash)
    await waitFor(async () => expect(await described()).toBe(message))
    expect(errors()).toEqual([message])
    expect(place()).toBe('/checkout')
    await waitFor(async () => expect(document.activeElement).toBe(await button(cash)))
  })

  it('the checkout leads to the login when the session has ended, without blaming the connection', async () => {
    const extensions = { code: 'UNAUTHENTICATED' }
    const errors = [{ message: 'Please log in.', extensions }]
    open({ place: () => Promise.reject(new CombinedGraphQLErrors({ errors })) })
    await loaded()
    await press(cash)
    await waitFor(() => expect(place()).toBe('/login'))
    expect(shop.toasts.map(({ text }) => text)).toEqual([
      'Your session has ended. Please login to continue.',
    ])
    expect(checkoutKey.isUnanswered(), 'no order is on its way').toBe(false)
  })

  it('the checkout requires an address before it orders or shows a QR code', async () => {
    open({ addresses: [buildAddress('gone', false)] })
    await waitFor(async () => expect(await button(cash)).toHaveProperty('disabled', false))
    for (const name of [cash, 'Online Payment']) {
      await press(name)
      const choice = screen.getByRole('group', { name: 'Choose your address' })
      await waitFor(() => expect(document.activeElement).toBe(choice))
      const errorId = choice.getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(errorId)?.textContent).toBe(
        'Please add an address to deliver to.',
      )
      // In one place only, because on phones the buttons and a toast would cover it.
      expect(await described()).toBe('')
    }
    expect(errors()).toEqual([])
    expect(orders()).toEqual([])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('the checkout clears the error when the order is changed', async () => {
    const { server, reject } = open()
    const message = 'This address is no longer yours.'
    server.place = () => reject('NOT_FOUND', message)
    await loaded()
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

  it("the checkout pays by card on the provider's page if card payments are configured", async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    open({ cardPayments: true, paymentUrl: 'https://pay.example/1' })
    await loaded()
    await press('Pay by card')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(orders()).toMatchObject([{ paymentMethod: 'CARD' }])
    expect(shop.toasts).toEqual([])
  })
})

describe('the totals of the checkout', () => {
  const short = { ...buildCart(3, 1) }
  const [line] = short.lines
  if (line) line.problems = [buildProblem('NOT_ENOUGH_STOCK', 'Only 1 left of Toned Milk.')]

  it('the totals count only available items; shortages are shown and not ordered', async () => {
    open({ cart: short })
    await loaded()
    const items = within(screen.getByRole('list', { name: 'Your items' }))
    expect(items.getByText('Only 1 left of Toned Milk.')).toBeTruthy()
    expect(items.getByText('Only 1 will be ordered')).toBeTruthy()
    expect(summary()).toContain('Grand total: ₹27')
    await press(cash)
    await success()
    expect(orders()).toMatchObject([{ lines: [{ quantity: 1 }], expectedTotal: 2_700 }])
  })

  it('the totals leave nothing to order when nothing is available', async () => {
    open({ cart: buildCart(3, 0) })
    await loaded()
    expect(screen.getByText('Won’t be ordered')).toBeTruthy()
    expect(screen.getByText('None of these items are available.')).toBeTruthy()
    expect(await button(cash)).toHaveProperty('disabled', true)
  })

  it('the totals follow the cart, and disable payment until they are current', async () => {
    const { server } = open()
    await loaded()
    let release = () => {}
    server.quoteReady = new Promise((resolve) => (release = resolve))
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

  it('the totals can be retried when the update failed', async () => {
    const { server } = open()
    await loaded()
    server.isDown = true
    await press(/^Increase quantity/)
    server.isDown = false
    await press('Retry')
    await waitFor(() => expect(summary()).toContain('Grand total: ₹81'))
  })

  it('the checkout shows a notice for products that are no longer sold', async () => {
    const gone = [buildGoneLine('line-9', 'Ghee')]
    open({ cart: { ...buildCart(2), gone } })
    expect(await screen.findByText('Ghee is no longer sold.')).toBeTruthy()
  })
})

describe('the idempotency key of the checkout', () => {
  const loseReply = () => Promise.reject(new TypeError('Failed to fetch'))
  const replyMissing = () =>
    waitFor(async () => expect(await described()).toContain('We got no reply.'))

  it('the checkout key stays the same after a lost reply, even when the order is changed', async () => {
    const { server, placeOrder } = open()
    server.place = loseReply
    await loaded()
    await press(cash)
    await replyMissing()
    await userEvent.click(screen.getByRole('radio', { name: /old street/ }))
    server.place = placeOrder
    await press(cash)
    await success()
    expect(orders()).toHaveLength(2)
    expect(keys().size).toBe(1)
  })

  it('the checkout key dates from opening the page, even when another tab has since placed the order', async () => {
    open()
    await loaded()
    await waitFor(() => expect(localStorage.getItem('checkout')).not.toBeNull())
    const stored = localStorage.getItem('checkout')
    localStorage.removeItem('checkout')
    await press(cash)
    await success()
    expect(stored).toContain(orders()[0]?.idempotencyKey)
  })

  it('the checkout key is replaced after the order, also when another tab has placed it', async () => {
    const { server, placeOrder, reject } = open()
    server.place = () => reject('IDEMPOTENCY_KEY_REUSED', 'Please start the checkout again.')
    await loaded()
    await press(cash)
    await waitFor(async () => expect(await described()).toContain('has already been placed'))
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await button(cash)))
    server.place = placeOrder
    await press(cash)
    await success()
    expect(keys().size).toBe(2)
  })
})

describe('the checkout without a connection', () => {
  const goOffline = () => vi.stubGlobal('navigator', { onLine: false })
  const goOnline = () => {
    vi.stubGlobal('navigator', { onLine: true })
    act(() => void window.dispatchEvent(new Event('online')))
  }
  const offline = () => screen.findByText(/You are offline. We’ll place your order/)
  const loseReply = () => {
    goOffline()
    return Promise.reject(new TypeError('Failed to fetch'))
  }

  /** Leaves time to send an order a second time. */
  const passTime = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

  it('an offline checkout waits, and places the order once when the connection is back', async () => {
    const { server, placeOrder } = open({ place: loseReply })
    await loaded()
    await press(cash)
    expect(await offline()).toBeTruthy()
    expect((await button(cash)).getAttribute('aria-disabled')).toBe('true')
    server.place = placeOrder
    goOnline()
    await success()
    expect(orders()).toHaveLength(2)
    expect(keys().size).toBe(1)
  })

  it('an offline checkout does not retry after the customer cancels', async () => {
    open({ place: loseReply })
    await loaded()
    await press(cash)
    await offline()
    await press('Don’t place it')
    await waitFor(async () => expect((await button(cash)).getAttribute('aria-busy')).toBe('false'))
    expect(document.activeElement).toBe(await button(cash))
    goOnline()
    await passTime()
    expect(orders()).toHaveLength(1)
  })

  it('an offline checkout places nothing after the page was left', async () => {
    open({ place: loseReply })
    await loaded()
    await press(cash)
    await offline()
    cleanup()
    goOnline()
    await passTime()
    expect(orders()).toHaveLength(1)
  })
})

describe('the checkout of an empty cart', () => {
  it('an empty checkout leads back to the shop', async () => {
    open({ cart: buildCart(0) })
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
  })

  it('an empty checkout points to My Orders after a lost reply', async () => {
    checkoutKey.get(['line-1'])
    checkoutKey.markSent()
    open({ cart: buildCart(0) })
    expect(await screen.findByRole('link', { name: 'My Orders' })).toBeTruthy()
  })
})
