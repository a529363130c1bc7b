import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { money } from '../../../test/carts.ts'
import type { Handlers } from '../../../test/operations.ts'
import { buildLinkedOrder, buildOrdered } from '../../../test/phone-orders.ts'
import { buildLayout } from '../../../test/shop.ts'
import { openStore } from '../../../test/store.tsx'

const order = buildLinkedOrder()

function open(linkedOrder: typeof order | null = order, handlers: Handlers = {}, hash = '#t1') {
  vi.stubGlobal('scrollTo', () => undefined)
  return openStore(`/order-link${hash}`, {
    Layout: () => buildLayout(null),
    LinkedOrder: () => ({ linkedOrder }),
    ...handlers,
  })
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

const placed = {
  ...order,
  ...{
    customerName: null,
    address: null,
    lines: [],
    orderNumber: 'ORD-9',
    orderTotal: money(15_000),
  },
}

describe('a linked order', () => {
  it('a linked order greets its customer, and shows the products, the total and the address', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Hello Lakshmi' })).toBeTruthy()
    expect(screen.getByText(/^Kirana Care has prepared this order for you/)).toBeTruthy()
    const items = within(screen.getByRole('region', { name: 'Your items' }))
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Atta1 kg₹50₹1002',
      'Dal1 kg₹50₹501',
    ])
    expect(screen.getByText('12 MG Road, Pune 411001')).toBeTruthy()
    expect(screen.getByText('in cash on delivery')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Place order · ₹150' })).toBeTruthy()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it.each([
    ['#t1', 't1'],
    ['#0a-9f.', '0a-9f'],
    ['#t1%29', 't1'],
    ['#', ''],
    ['', ''],
  ])('the token of a link that ends with “%s” is “%s”', async (hash, token) => {
    const { getVariables } = open(order, {}, hash)
    expect(await screen.findByRole('heading', { name: 'Hello Lakshmi' })).toBeTruthy()
    expect(getVariables('LinkedOrder')).toEqual([{ token }])
  })

  it('a linked order is placed in other quantities, at the total on the screen', async () => {
    const { getInputs } = open(order, {
      ConfirmOrderLink: () => ({ confirmOrderLink: { linkedOrder: placed, userErrors: [] } }),
    })
    await press('Increase quantity of Atta')
    await press('Remove Dal')
    expect(await screen.findByRole('button', { name: 'Add again: Dal' })).toBeTruthy()
    await press('Place order · ₹150')
    expect(await screen.findByText('Order ORD-9 is placed')).toBeTruthy()
    expect(screen.getByText(/^Pay ₹150 in cash on delivery\. We call you if/)).toBeTruthy()
    expect(getInputs('ConfirmOrderLink')).toEqual([
      {
        ...{ token: 't1', expectedTotal: 15_000 },
        lines: [{ productId: 'atta', quantity: 3, expectedPrice: 5_000 }],
      },
    ])
  })

  it('five more pieces of a product than were prepared can be ordered, and no more', async () => {
    open(
      buildLinkedOrder({ lines: [{ product: buildOrdered('Dal'), quantity: 1, maxQuantity: 2 }] }),
    )
    await press('Increase quantity of Dal')
    const more = screen.getByRole('button', { name: 'Increase quantity of Dal' })
    expect(more.getAttribute('aria-disabled') ?? more.hasAttribute('disabled')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Place order · ₹100' })).toBeTruthy()
  })

  it('an order without any product cannot be placed, until one is added again', async () => {
    open(
      buildLinkedOrder({ lines: [{ product: buildOrdered('Dal'), quantity: 1, maxQuantity: 6 }] }),
    )
    await press('Remove Dal')
    expect(screen.getByRole('button', { name: 'Place order · ₹0' })).toHaveProperty(
      'disabled',
      true,
    )
    await press('Add again: Dal')
    expect(await screen.findByRole('button', { name: 'Place order · ₹50' })).toBeTruthy()
  })

  it('products are ordered as far as they are in stock and need no prescription', async () => {
    const lines = [
      { product: buildOrdered('Atta', { available: 2 }), quantity: 5, maxQuantity: 10 },
      { product: buildOrdered('Dal', { available: 0 }), quantity: 1, maxQuantity: 6 },
      {
        product: buildOrdered('Tablets', { prescriptionRequired: true }),
        quantity: 1,
        maxQuantity: 6,
      },
    ]
    open(buildLinkedOrder({ lines }))
    expect(await screen.findByRole('button', { name: 'Place order · ₹100' })).toBeTruthy()
    expect(screen.getByText('Only 2 left')).toBeTruthy()
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add again: Dal' })).toBeNull()
    expect(screen.getByText('Needs a prescription. Please order it in the shop.')).toBeTruthy()
  })

  it('a price that has changed in the meantime is shown, and nothing is ordered', async () => {
    const product = buildOrdered('Atta', { price: money(6_000), discountedPrice: money(6_000) })
    const message = 'The price has changed: the total is now ₹60.'
    const { getInputs } = open(
      buildLinkedOrder({ lines: [{ product: buildOrdered('Atta'), quantity: 1, maxQuantity: 6 }] }),
      {
        ConfirmOrderLink: () => ({
          confirmOrderLink: {
            linkedOrder: buildLinkedOrder({ lines: [{ product, quantity: 1, maxQuantity: 6 }] }),
            userErrors: [{ code: 'PRICE_CHANGED', field: null, message }],
          },
        }),
      },
    )
    await press('Place order · ₹50')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await press('Place order · ₹60')
    await waitFor(() => expect(getInputs('ConfirmOrderLink').at(-1)?.expectedTotal).toBe(6_000))
  })

  it('a lost reply keeps the order, which can be placed again', async () => {
    const { toasts } = open(order, {
      ConfirmOrderLink: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await press('Increase quantity of Dal')
    await press('Place order · ₹200')
    await waitFor(() => expect(toasts.at(-1)?.text).toContain('couldn’t reach the shop'))
    expect(screen.getByRole('button', { name: 'Place order · ₹200' })).toBeTruthy()
  })

  it('an order to collect is paid at the shop', async () => {
    open(buildLinkedOrder({ fulfilment: 'PICK_UP' }))
    expect(await screen.findByText('in cash when you collect it')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Collect from the shop' })).toBeTruthy()
  })
})

describe('a link with which nothing can be ordered', () => {
  it('a link that is wrong, expired or withdrawn says so, and shows how to call the shop', async () => {
    open(null)
    expect(await screen.findByText(/^This link does not work.* more than a day old/)).toBeTruthy()
    const call = screen.getByRole('link', { name: 'Call Kirana Care: 1800' })
    expect(call.getAttribute('href')).toBe('tel:1800')
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })

  it('a link whose order was placed already shows its number', async () => {
    open(placed)
    expect(await screen.findByText('Order ORD-9 is placed')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/')
  })

  it('a link that is withdrawn while its page is open says so when the order is placed', async () => {
    open(order, {
      ConfirmOrderLink: () => ({
        confirmOrderLink: {
          linkedOrder: null,
          userErrors: [{ code: 'NOT_FOUND', field: null, message: 'This link has ended.' }],
        },
      }),
    })
    await press('Place order · ₹150')
    expect(await screen.findByText(/^This link does not work/)).toBeTruthy()
  })

  it('a page that could not be loaded can be retried', async () => {
    let isDown = true
    open(order, {
      LinkedOrder: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { linkedOrder: order }
      },
    })
    expect(await screen.findByText('We couldn’t load your order')).toBeTruthy()
    isDown = false
    await press('Retry')
    expect(await screen.findByRole('heading', { name: 'Hello Lakshmi' })).toBeTruthy()
  })
})
