import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LogoutDocument } from '../shared/account/Logout.generated.ts'
import { SetCartQuantityDocument } from '../shared/cart/CartMutations.generated.ts'
import { buildCart } from '../../test/carts.ts'
import { cartChannelLink, subscribeToOtherTabs } from './cart-channel.ts'
import { LayoutDocument } from './layout.generated.ts'

const postMessage = vi.fn()
let leave: () => void

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(
      class {
        postMessage = postMessage
        close = vi.fn()
      },
    ),
  )
  leave = subscribeToOtherTabs(() => undefined)
})
afterEach(() => {
  leave()
  postMessage.mockReset()
})

function createClient(data: Record<string, unknown>) {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data })
        observer.complete()
      }),
  )
  return new ApolloClient({ cache: new InMemoryCache(), link: cartChannelLink.concat(server) })
}

it('notifies other tabs that the cart has changed, without its content', async () => {
  const payload = { __typename: 'CartPayload', cart: buildCart([]), userErrors: [] }
  const client = createClient({ setCartQuantity: payload })
  const variables = { input: { productId: 'milk', quantity: 1 } }
  await client.mutate({ mutation: SetCartQuantityDocument, variables })
  expect(postMessage.mock.calls).toEqual([[null]])
})

it('does not notify other tabs of replies without a cart', async () => {
  const viewer = { __typename: 'Viewer', id: 'asha', cart: buildCart([]) }
  await createClient({ store: null, viewer }).query({ query: LayoutDocument })
  const logout = { __typename: 'LogoutPayload', userErrors: [] }
  await createClient({ logout }).mutate({ mutation: LogoutDocument })
  expect(postMessage).not.toHaveBeenCalled()
})
