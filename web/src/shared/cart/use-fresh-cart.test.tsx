import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestClient } from '../../../test/server.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens } from '../../../test/store.tsx'
import { SessionProvider, useViewer } from '../../apollo/session.tsx'
import { CartButton } from './CartButton.tsx'
import { CartProvider } from './CartProvider.tsx'

let hearOtherTab: () => void
let visibility: DocumentVisibilityState
let now: number

beforeEach(() => {
  visibility = 'visible'
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  class FakeChannel {
    close = vi.fn()
    set onmessage(listener: () => void) {
      hearOtherTab = listener
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  saveTokens()
})

const Name = () => <p>{useViewer().viewer?.name ?? 'Nobody'}</p>

/** Shows Asha's cart, with one item. */
async function open() {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <SessionProvider>
          <CartProvider>
            <Name />
            <CartButton />
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  act(() => waiting.shift()?.reply('Layout', buildLayout(buildCart(1))))
  await seeCart('1 item')
  // Runs the effects, which record the cart's load time after it is shown.
  await happen(() => undefined)
  return waiting
}

const seeCart = (text: string) => screen.findByRole('link', { name: `My Cart, ${text}` })
const happen = (cause: () => unknown) => act(() => Promise.resolve(cause()))
const focus = () => happen(() => window.dispatchEvent(new Event('focus')))
const show = () => happen(() => document.dispatchEvent(new Event('visibilitychange')))
const hear = () => happen(() => hearOtherTab())

describe('the cart', () => {
  it('the cart reloads immediately when another tab has changed it', async () => {
    const waiting = await open()
    await hear()
    expect(waiting.map(({ operation }) => operation)).toEqual(['Layout'])
    act(() => waiting.shift()?.reply('Layout', buildLayout(buildCart(3))))
    await seeCart('3 items')
    expect(waiting).toEqual([])
  })

  it("a hidden tab's cart loads once when the tab comes to the front", async () => {
    const waiting = await open()
    visibility = 'hidden'
    await hear()
    await hear()
    expect(waiting).toEqual([])
    visibility = 'visible'
    await show()
    await focus()
    expect(waiting).toHaveLength(1)
  })

  it('the cart reloads when the tab comes to the front after more than a minute', async () => {
    const waiting = await open()
    now += 59_000
    await focus()
    expect(waiting).toEqual([])
    now += 1_000
    await focus()
    expect(waiting).toHaveLength(1)
  })

  it("the cart reloads when the page returns from the browser's cache", async () => {
    const waiting = await open()
    const returnWith = (persisted: boolean) =>
      happen(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
    await returnWith(false)
    expect(waiting).toEqual([])
    await returnWith(true)
    expect(waiting).toHaveLength(1)
  })

  it('the cart stays when it could not be reloaded', async () => {
    const waiting = await open()
    await hear()
    act(() => waiting.shift()?.fail(new TypeError('Failed to fetch')))
    await seeCart('1 item')
  })
})

describe('when another tab logs out', () => {
  const tell = (key: string | null) =>
    happen(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })))

  it('this tab forgets the viewer and their cart when another tab logs out', async () => {
    const waiting = await open()
    localStorage.clear()
    await tell(null)
    await screen.findByText('Nobody')
    await seeCart('0 items')
    expect(waiting).toEqual([])
  })

  it.each([null, 'accesstoken'])(
    'this tab shows only the new person when another tab logs in as someone else (removed key: %s)',
    async (key) => {
      const waiting = await open()
      saveTokens()
      await tell(key)
      await screen.findByText('Nobody')
      await waitFor(() => expect(waiting).toHaveLength(1))
      const { store, viewer } = buildLayout({ ...buildCart(0), id: 'binod' })
      const binod = viewer && { ...viewer, id: 'binod', name: 'Binod' }
      act(() => waiting.shift()?.reply('Layout', { store, viewer: binod }))
      await screen.findByText('Binod')
      await seeCart('0 items')
    },
  )

  it('this tab shows nobody when the next viewer cannot be loaded', async () => {
    const waiting = await open()
    await tell(null)
    await waitFor(() => expect(waiting).toHaveLength(1))
    act(() => waiting.shift()?.fail(new TypeError('Failed to fetch')))
    await screen.findByText('Nobody')
    await happen(() => undefined)
    expect(screen.getByText('Nobody')).toBeTruthy()
    expect(screen.queryByText('1 item')).toBeNull()
  })

  it('this tab keeps the viewer when another tab has only renewed the tokens', async () => {
    const waiting = await open()
    const renewed = new StorageEvent('storage', { key: 'accesstoken', newValue: 'new' })
    await happen(() => window.dispatchEvent(renewed))
    expect(screen.getByText('Asha')).toBeTruthy()
    await waitFor(() => expect(waiting).toEqual([]))
  })
})
