import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../apollo/session.tsx'
import { createTestClient } from '../../../test/server.ts'
import { type Toast, connectToasts } from '../../ui/toast/toast.ts'
import { AddToCart } from './AddToCart.tsx'
import { CartProvider } from './CartProvider.tsx'
import type { Cart, CartProduct } from './cart-rules.ts'
import { buildCart, buildLine, buildProduct } from '../../../test/carts.ts'
import { buildLayout } from '../../../test/shop.ts'

const milk = buildProduct({ id: 'milk', stock: 3 })
let toasts: Toast[] = []

beforeEach(() => {
  toasts = []
  connectToasts((message) => void toasts.push(message))
})

/** Waits until the client and React are idle. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

function Address() {
  const location = useLocation()
  const state: unknown = location.state
  return (
    <output aria-label="address">{JSON.stringify({ pathname: location.pathname, state })}</output>
  )
}

async function show({ cart, product = milk }: { cart?: Cart; product?: CartProduct }) {
  if (cart) {
    localStorage.setItem('accesstoken', 'access')
    localStorage.setItem('refreshToken', 'refresh')
  }
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/']}>
        <SessionProvider>
          <CartProvider>
            <AddToCart product={product} />
            <Address />
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  waiting.shift()?.reply('Layout', buildLayout(cart ?? null))
  await settle()
  return { waiting }
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent

describe('the cart control of a card', () => {
  it('Add redirects a guest to the login, with the page to return to and the product to add', async () => {
    vi.stubGlobal('location', {
      pathname: '/search',
      search: '?q=milk',
      hash: '',
      origin: 'http://localhost',
    })
    const { waiting } = await show({})
    await userEvent.click(screen.getByRole('button', { name: 'Add Product milk to cart' }))
    expect(toasts).toEqual([
      { kind: 'default', text: 'Please login to add items to cart', outlivesPage: true },
    ])
    expect(JSON.parse(address())).toEqual({
      pathname: '/login',
      state: { from: '/search?q=milk', add: 'milk' },
    })
    expect(waiting).toHaveLength(0)
  })

  it('Add becomes a stepper immediately, and shows a toast when the server confirms', async () => {
    const { waiting } = await show({ cart: buildCart([]) })
    await userEvent.click(screen.getByRole('button', { name: 'Add Product milk to cart' }))
    await settle()
    expect(screen.getByRole('group', { name: 'Quantity of Product milk' }).textContent).toBe('1')
    expect(toasts).toEqual([])
    const cart = buildCart([buildLine(milk, 1)])
    waiting[0]?.reply('SetCartQuantity', { setCartQuantity: { cart, userErrors: [] } })
    await settle()
    expect(toasts).toEqual([{ kind: 'success', text: 'Item added' }])
    expect(screen.getByText(/1 item in your cart, ₹30/)).toBeTruthy()
  })

  it('the stepper decreases to the stock when the cart has more items than are left', async () => {
    const product = buildProduct({ id: 'milk', stock: 2 })
    const { waiting } = await show({ cart: buildCart([buildLine(product, 5)]), product })
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Product milk' }))
    await settle()
    expect(screen.getByRole('group', { name: 'Quantity of Product milk' }).textContent).toBe('2')
    expect(waiting[0]?.variables).toEqual({ input: { productId: 'milk', quantity: 2 } })
  })

  it.each([
    [
      new CombinedGraphQLErrors({ errors: [{ message: 'The disk is full.' }] }),
      'The disk is full.',
    ],
    [new TypeError('Failed to fetch'), 'We couldn’t update your cart. Please try again.'],
  ])('the stepper says why a change failed: %s', async (error, text) => {
    const { waiting } = await show({ cart: buildCart([]) })
    await userEvent.click(screen.getByRole('button', { name: 'Add Product milk to cart' }))
    await settle()
    waiting[0]?.fail(error)
    await settle()
    expect(toasts).toEqual([{ kind: 'error', text }])
  })

  it('the stepper removes the product below one item', async () => {
    const { waiting } = await show({ cart: buildCart([buildLine(milk, 1)]) })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product milk' }))
    await settle()
    expect(screen.getByRole('button', { name: 'Add Product milk to cart' })).toBeTruthy()
    expect(waiting[0]?.operation).toBe('SetCartQuantity')
    expect(waiting[0]?.variables).toEqual({ input: { productId: 'milk', quantity: 0 } })
    const cart = buildCart([])
    waiting[0]?.reply('SetCartQuantity', { setCartQuantity: { cart, userErrors: [] } })
    await settle()
    expect(toasts).toMatchObject([{ kind: 'success', text: 'Item remove' }])
    act(() => toasts[0]?.undo?.())
    await settle()
    expect(screen.getByRole('group', { name: 'Quantity of Product milk' }).textContent).toBe('1')
    expect(waiting[1]?.operation).toBe('SetCartQuantity')
  })

  it('the stepper redirects to the login when the session was ended on another device', async () => {
    const { waiting } = await show({ cart: buildCart([buildLine(milk, 1)]) })
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Product milk' }))
    await settle()
    const extensions = { code: 'UNAUTHENTICATED' }
    const errors = [{ message: 'Please login to continue.', extensions }]
    waiting[0]?.fail(new CombinedGraphQLErrors({ errors }))
    await settle()
    expect(toasts).toMatchObject([{ kind: 'default', text: 'Please login to update cart' }])
    expect(JSON.parse(address())).toMatchObject({ pathname: '/login', state: { add: 'milk' } })
  })

  it('the cart control keeps the keyboard focus when button and stepper replace each other', async () => {
    await show({ cart: buildCart([]) })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await settle()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Increase quantity of Product milk',
      ),
    )
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await settle()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Product milk to cart'),
    )
  })

  it('the stepper does not exceed the stock, and says how many are left', async () => {
    await show({ cart: buildCart([buildLine(milk, 2)]) })
    expect(screen.queryByText(/^Only/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Product milk' }))
    expect(screen.getByText('Only 3 left')).toBeTruthy()
    const more = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Increase quantity of Product milk',
    })
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })

  it("the cart control shows 'Out of stock' when nothing is left", async () => {
    await show({ cart: buildCart([]), product: { ...milk, stock: 0, available: 0 } })
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it("the cart control shows 'Not sold online' for a medicine that cannot be ordered", async () => {
    await show({ cart: buildCart([]), product: { ...milk, soldOnline: false, available: 0 } })
    expect(screen.getByText('Not sold online')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
