import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct } from '../../test/carts.ts'
import { createTestClient } from '../../test/server.ts'
import { buildLayout } from '../../test/shop.ts'
import { buildCart } from '../../test/quotes.ts'
import { saveTokens } from '../../test/store.tsx'
import { SessionProvider } from '../apollo/session.tsx'
import { PAGE_STATE, restorePageState } from './page-state.ts'
import { CartProvider } from '../shared/cart/CartProvider.tsx'
import { CartView } from '../shared/cart/CartView.tsx'
import { AddToCart } from '../shared/cart/AddToCart.tsx'
import { Header } from './Header.tsx'
import { type Toast, connectToasts } from '../ui/toast/toast.ts'

beforeEach(() => {
  // A wide screen with reduced motion.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

const milk = buildProduct({ id: 'milk' })

/** Opens a page that was prerendered for a guest. */
function openPrerendered() {
  const { client, waiting } = createTestClient()
  const state = document.createElement('div')
  state.id = PAGE_STATE
  state.textContent = JSON.stringify({
    'Store:{}': buildLayout(null).store,
    ROOT_QUERY: { store: { __ref: 'Store:{}' }, viewer: null },
  })
  document.body.append(state)
  restorePageState(client.cache)
  state.remove()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <SessionProvider>
          <CartProvider>
            <Header />
            <AddToCart product={milk} />
            <CartView />
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  return waiting
}

const login = () => screen.queryByRole('link', { name: 'Login' })

describe('the header of a prerendered page', () => {
  it('the header names the logo by all its words, for people who speak to their device', () => {
    openPrerendered()
    expect(screen.getByRole('link', { name: 'Kirana Care Delivery in 10 min, home' })).toBeTruthy()
  })

  it('a prerendered header sends no request for a guest', () => {
    const waiting = openPrerendered()
    expect(screen.getByText('Delivery in 10 min')).toBeTruthy()
    expect(login()).toBeTruthy()
    expect(waiting).toHaveLength(0)
  })

  it("a prerendered header keeps the shop's name while the viewer is loading, and does not offer a login", () => {
    saveTokens()
    const waiting = openPrerendered()
    expect(screen.getByText('Kirana Care')).toBeTruthy()
    expect(screen.getByText('Delivery in 10 min')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Account' })).not.toHaveLength(0)
    expect(login()).toBeNull()
    expect(waiting.map(({ operation }) => operation)).toEqual(['Layout'])
  })

  it('a prerendered header shows the account once the viewer has loaded', async () => {
    saveTokens()
    const waiting = openPrerendered()
    act(() => waiting[0]?.reply('Layout', buildLayout(buildCart(2))))
    expect(await screen.findByRole('button', { name: 'Account' })).toBeTruthy()
    // The pending payment is loaded separately.
    expect(waiting.filter(({ operation }) => operation === 'Layout')).toHaveLength(1)
  })
})

describe('when the viewer could not be loaded', () => {
  it('a failed viewer leaves name and account in the header, and a retry in the cart', async () => {
    saveTokens()
    const waiting = openPrerendered()
    act(() => waiting[0]?.fail(new Error('503')))
    await screen.findByText('We couldn’t load your cart')
    expect(screen.getByText('Kirana Care')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Account' })).not.toHaveLength(0)
    expect(login()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    act(() => waiting[1]?.reply('Layout', buildLayout(buildCart(2))))
    expect(await screen.findByRole('button', { name: 'Account' })).toBeTruthy()
  })

  it('Add reloads the viewer instead of asking for a login, when the viewer could not be loaded', async () => {
    const toasts: Toast[] = []
    connectToasts((toast) => void toasts.push(toast))
    saveTokens()
    const waiting = openPrerendered()
    act(() => waiting[0]?.fail(new Error('503')))
    await screen.findByText('We couldn’t load your cart')
    await userEvent.click(screen.getByRole('button', { name: 'Add Product milk to cart' }))
    expect(toasts.map(({ text }) => text)).toEqual([
      'We couldn’t load your cart. Please try again.',
    ])
    expect(waiting).toHaveLength(2)
  })
})

it('the header keeps its links when the search bar fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Read by the words that the search bar types.
  vi.stubGlobal('matchMedia', (query: string) => {
    if (query.includes('reduced-motion')) throw new Error('broken')
    return { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  })
  openPrerendered()
  expect(screen.queryByRole('button', { name: 'Search for products' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'My Cart' })).toBeTruthy()
})
