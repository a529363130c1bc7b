import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { from } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { Cart_CartFragmentDoc } from './Cart.generated.ts'
import { cacheConfig } from '../../apollo/type-policies.ts'
import type { Cart, CartLine, CartProduct } from './cart-rules.ts'
import { CartSync } from './cart-sync.ts'
import { type SentRequest, answer } from '../../../test/answer.ts'
import {
  buildCart,
  buildGoneLine,
  buildLine,
  buildProduct,
  buildWarning,
} from '../../../test/carts.ts'
import { type Refusal, userErrors } from '../../../test/errors.ts'
import type { Handlers } from '../../../test/operations.ts'

const milk = buildProduct({ id: 'milk', rupees: 30, stock: 9 })
const soap = buildProduct({ id: 'soap', rupees: 45, stock: 9 })

/** A server with a cart, which responds when the test says so. */
function setUp(lines: CartLine[] = [], gone: string[] = []) {
  const products: CartProduct[] = [milk, soap]
  const server = {
    ...{
      lines,
      gone,
      asked: [] as string[],
      keptAlive: [] as string[],
      isDown: false,
      isSignedOut: false,
    },
    advice: [] as string[],
  }
  const waiting: (() => unknown)[] = []
  const cache = new InMemoryCache(cacheConfig)
  const currentCart = () => ({
    ...buildCart(server.lines),
    gone: server.gone.map((id) => buildGoneLine(id, id)),
    warnings: server.advice.map(buildWarning),
  })
  cache.writeFragment({
    id: 'Cart:asha',
    fragment: Cart_CartFragmentDoc,
    fragmentName: 'Cart_cart',
    data: currentCart(),
  })

  const handlers: Handlers = {
    RemoveFromCart: ({ input: { cartLineId } }) => {
      server.asked.push(`RemoveFromCart ${cartLineId}`)
      server.gone = server.gone.filter((id) => id !== cartLineId)
      return { removeFromCart: payload() }
    },
    SetCartQuantity: ({ input: { productId, quantity } }) => {
      const line = server.lines.find(({ product }) => product.id === productId)
      const product = line?.product ?? products.find(({ id }) => id === productId)
      if (!product) throw new Error('no such product')
      server.asked.push(`SetCartQuantity ${product.id} ${quantity}`)
      if (quantity > product.stock)
        return { setCartQuantity: payload(['NOT_ENOUGH_STOCK', `Only ${product.stock} left.`]) }
      if (quantity === 0) server.lines = server.lines.filter((each) => each !== line)
      else if (line)
        server.lines = server.lines.map((each) => (each === line ? { ...line, quantity } : each))
      else server.lines = [...server.lines, buildLine(product, quantity)]
      return { setCartQuantity: payload() }
    },
  }
  const payload = (...refusals: Refusal[]) => ({
    cart: currentCart(),
    userErrors: userErrors(refusals),
  })

  const respond = async (request: SentRequest) => {
    if (server.isDown) throw new Error('offline')
    const extensions = { code: 'UNAUTHENTICATED' }
    if (server.isSignedOut) return { errors: [{ message: 'Please login.', extensions }] }
    return answer(request, handlers)
  }
  const link = new ApolloLink(
    ({ query, operationName: operation = '', variables, getContext }) =>
      new Observable((observer) => {
        if (getContext().fetchOptions?.keepalive) server.keptAlive.push(operation)
        const request = { operation, variables, document: query }
        waiting.push(() => from(respond(request)).subscribe(observer))
      }),
  )
  const removed = vi.fn<(undo: (() => void) | null) => void>()
  const events = { added: vi.fn(), removed, refused: vi.fn(), failed: vi.fn(), signedOut: vi.fn() }
  const sync = new CartSync(new ApolloClient({ cache, link }), 'asha', events)

  /** Returns the visible cart. */
  const seen = (): Cart | null =>
    cache.readFragment({
      id: 'Cart:asha',
      fragment: Cart_CartFragmentDoc,
      fragmentName: 'Cart_cart',
      optimistic: true,
    })
  const shown = () =>
    Object.fromEntries((seen()?.lines ?? []).map((line) => [line.product.id, line.quantity]))
  return {
    server,
    sync,
    events,
    shown,
    shownTotal: () => seen()?.total.amount ?? Number.NaN,
    advice: () => seen()?.warnings.map(({ message }) => message),
    gone: () => seen()?.gone.map(({ id }) => id),
    forget: () => void cache.evict({ id: 'Cart:asha' }),
    open: () => waiting.length,
    /** Answers the oldest waiting request. */
    reply: async () => {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

describe('the synchronization of the cart', () => {
  it('the cart sync shows an added product immediately, and reports it when the server confirms', async () => {
    const { sync, shown, shownTotal, reply, events, server } = setUp()
    sync.setQuantity(milk, 1)
    expect(shown()).toEqual({ milk: 1 })
    expect(shownTotal()).toBe(3000)
    expect(events.added).not.toHaveBeenCalled()
    await reply()
    expect(shown()).toEqual({ milk: 1 })
    expect(events.added).toHaveBeenCalledOnce()
    expect(server.lines).toHaveLength(1)
  })

  it('the cart sync ends with the last quantity after many quick taps, with two requests', async () => {
    const { sync, shown, reply, server, open } = setUp([buildLine(milk, 1)])
    for (const quantity of [2, 3, 4, 5, 4]) sync.setQuantity(milk, quantity)
    expect(shown()).toEqual({ milk: 4 })
    expect(open()).toBe(1)
    await reply()
    expect(shown(), 'the answer to the first tap does not show').toEqual({ milk: 4 })
    await reply()
    expect(shown()).toEqual({ milk: 4 })
    expect(server.asked).toEqual(['SetCartQuantity milk 2', 'SetCartQuantity milk 4'])
    expect(open()).toBe(0)
  })

  it('the cart sync changes a new line before its id is known', async () => {
    const { sync, shown, reply, server, events } = setUp()
    sync.setQuantity(milk, 1)
    sync.setQuantity(milk, 2)
    sync.setQuantity(milk, 3)
    expect(shown()).toEqual({ milk: 3 })
    await reply()
    expect(shown()).toEqual({ milk: 3 })
    await reply()
    expect(server.asked).toEqual(['SetCartQuantity milk 1', 'SetCartQuantity milk 3'])
    expect(shown()).toEqual({ milk: 3 })
    expect(events.added).toHaveBeenCalledOnce()
  })

  it('the cart sync sends every pending change immediately when the page may close', async () => {
    const { sync, shown, reply, server, open, events } = setUp([buildLine(soap, 2)], ['gone-1'])
    for (const quantity of [1, 2, 3]) sync.setQuantity(milk, quantity)
    sync.setQuantity(soap, 0)
    sync.dismiss('gone-1')
    expect(open()).toBe(1)
    sync.flush()
    sync.flush()
    expect(server.keptAlive).toEqual(['SetCartQuantity', 'SetCartQuantity', 'RemoveFromCart'])
    // The reply to the first request never arrives.
    server.isDown = true
    await reply()
    server.isDown = false
    while (open() > 0) await reply()
    expect(server.asked).toEqual([
      'SetCartQuantity milk 3',
      'SetCartQuantity soap 0',
      'RemoveFromCart gone-1',
    ])
    expect(shown()).toEqual({ milk: 3 })
    expect(events.failed).not.toHaveBeenCalled()
  })

  it('the cart sync sends nothing when the page closes without changes', async () => {
    const { sync, reply, open } = setUp([buildLine(milk, 1)])
    sync.setQuantity(milk, 2)
    await reply()
    sync.flush()
    expect(open()).toBe(0)
  })

  it('the cart sync sends no second request when the taps end at the first quantity', async () => {
    const { sync, shown, reply, server, open } = setUp([buildLine(milk, 1)])
    sync.setQuantity(milk, 2)
    sync.setQuantity(milk, 3)
    sync.setQuantity(milk, 2)
    await reply()
    expect(server.asked).toEqual(['SetCartQuantity milk 2'])
    expect(open()).toBe(0)
    expect(shown()).toEqual({ milk: 2 })
  })

  it("the cart sync keeps one product's change while another product's reply arrives", async () => {
    const { sync, shown, shownTotal, reply } = setUp([buildLine(milk, 1), buildLine(soap, 1)])
    sync.setQuantity(milk, 3)
    sync.setQuantity(soap, 2)
    await reply()
    expect(shown()).toEqual({ milk: 3, soap: 2 })
    expect(shownTotal()).toBe(18000)
    await reply()
    expect(shown()).toEqual({ milk: 3, soap: 2 })
  })

  it('the cart sync keeps the advice until the reply to each change brings the new one', async () => {
    const { sync, server, advice, reply } = setUp()
    sync.setQuantity(milk, 1)
    await reply()
    server.advice = ['Both contain paracetamol.']
    sync.setQuantity(soap, 1)
    expect(advice()).toEqual([])
    await reply()
    expect(advice()).toEqual(['Both contain paracetamol.'])
    server.advice = ['Ask a doctor.']
    sync.setQuantity(soap, 2)
    expect(advice()).toEqual(['Both contain paracetamol.'])
    await reply()
    expect(advice()).toEqual(['Ask a doctor.'])
    server.advice = []
    sync.setQuantity(soap, 0)
    expect(advice()).toEqual(['Ask a doctor.'])
    await reply()
    expect(advice()).toEqual([])
  })

  it('the cart sync removes a product, and reports it', async () => {
    const { sync, shown, reply, events } = setUp([buildLine(milk, 1)])
    sync.setQuantity(milk, 0)
    expect(shown()).toEqual({})
    await reply()
    expect(shown()).toEqual({})
    expect(events.removed).toHaveBeenCalledOnce()
  })

  it('the cart sync restores a removed line with its last visible quantity', async () => {
    const { sync, shown, reply, events, server } = setUp([buildLine(milk, 4)])
    sync.setQuantity(milk, 3)
    sync.setQuantity(milk, 0)
    await reply()
    await reply()
    expect(server.lines).toEqual([])
    const [undo] = events.removed.mock.lastCall ?? []
    undo?.()
    expect(shown()).toEqual({ milk: 3 })
    await reply()
    expect(server.asked.at(-1)).toBe('SetCartQuantity milk 3')
    expect(server.lines).toMatchObject([{ product: { id: 'milk' }, quantity: 3 }])
  })

  it('the cart sync cannot restore a removed product that is out of stock', async () => {
    const rare = buildProduct({ id: 'milk', stock: 0 })
    const { sync, reply, events } = setUp([buildLine(rare, 4)])
    sync.setQuantity(rare, 0)
    await reply()
    expect(events.removed).toHaveBeenCalledWith(null)
  })

  it('the cart sync restores nothing after the logout', async () => {
    const { sync, reply, events, open, forget } = setUp([buildLine(milk, 4)])
    sync.setQuantity(milk, 0)
    await reply()
    forget()
    const [undo] = events.removed.mock.lastCall ?? []
    undo?.()
    expect(open()).toBe(0)
  })

  it("the cart sync restores the server's cart when a change is rejected, with its message", async () => {
    const { sync, shown, reply, events } = setUp([buildLine(milk, 9)])
    sync.setQuantity(milk, 10)
    expect(shown()).toEqual({ milk: 10 })
    await reply()
    expect(shown()).toEqual({ milk: 9 })
    expect(events.refused).toHaveBeenCalledWith(['Only 9 left.'])
  })

  it("the cart sync restores the server's cart when the server can't be reached", async () => {
    const { sync, shown, reply, events, server, open } = setUp([buildLine(milk, 1)])
    server.isDown = true
    sync.setQuantity(milk, 2)
    sync.setQuantity(soap, 1)
    await reply()
    expect(shown()).toEqual({ milk: 1 })
    expect(events.failed.mock.calls).toEqual([[new Error('offline')]])
    expect(open()).toBe(0)
  })

  it('the cart sync says that the session has ended, and not that the server could not be reached', async () => {
    const { sync, shown, reply, events, server, open } = setUp([buildLine(milk, 1)])
    server.isSignedOut = true
    sync.setQuantity(milk, 2)
    sync.setQuantity(soap, 1)
    await reply()
    expect(shown()).toEqual({ milk: 1 })
    expect(events.signedOut.mock.calls).toEqual([[{ productId: 'milk', wasInCart: true }]])
    expect(events.failed).not.toHaveBeenCalled()
    expect(open()).toBe(0)
  })

  it('the cart sync dismisses a notice after earlier changes', async () => {
    const { sync, shown, gone, reply, server } = setUp([buildLine(milk, 1)], ['ghee'])
    sync.setQuantity(milk, 2)
    sync.dismiss('ghee')
    expect(gone()).toEqual([])
    expect(shown()).toEqual({ milk: 2 })
    await reply()
    expect(gone(), 'the answer to the tap does not bring it back').toEqual([])
    await reply()
    expect(server.asked).toEqual(['SetCartQuantity milk 2', 'RemoveFromCart ghee'])
    expect(gone()).toEqual([])
  })

  it('the cart sync sends no change while the cart reloads, so that no old cart replaces a newer one', async () => {
    const { sync, shown, reply, open, server } = setUp([buildLine(milk, 1)])
    let finish = () => {}
    const refreshed = sync.refresh(() => new Promise<void>((resolve) => (finish = resolve)))
    await reply()
    sync.setQuantity(milk, 2)
    expect(shown()).toEqual({ milk: 2 })
    expect(open()).toBe(0)
    finish()
    await refreshed
    expect(open()).toBe(1)
    await reply()
    expect(server.asked).toEqual(['SetCartQuantity milk 2'])
  })

  it('the cart sync changes the quantity of a product that another tab has added', async () => {
    const { sync, shown, reply, server, events } = setUp()
    server.lines = [buildLine(milk, 1)]
    sync.setQuantity(milk, 2)
    await reply()
    await reply()
    expect(server.asked).toEqual(['SetCartQuantity milk 2'])
    expect(shown()).toEqual({ milk: 2 })
    expect(events.refused).not.toHaveBeenCalled()
  })
})
