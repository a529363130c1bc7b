import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LogoutDocument } from '../shared/account/Logout.generated.ts'
import { SetCartQuantityDocument } from '../shared/cart/CartMutations.generated.ts'
import { buildCart } from '../../test/carts.ts'
import type { Data, OperationName } from '../../test/operations.ts'
import { completeReply } from '../../test/reply.ts'
import { buildLayout } from '../../test/shop.ts'
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

function createClient<Name extends OperationName>(data: Data<Name>) {
  const server = new ApolloLink(({ query, variables }) => of(completeReply(query, variables, data)))
  return new ApolloClient({ cache: new InMemoryCache(), link: cartChannelLink.concat(server) })
}

it('the cart channel notifies other tabs that the cart has changed, without its content', async () => {
  const setCartQuantity = { cart: buildCart([]), userErrors: [] }
  const client = createClient<'SetCartQuantity'>({ setCartQuantity })
  const variables = { input: { productId: 'milk', quantity: 1 } }
  await client.mutate({ mutation: SetCartQuantityDocument, variables })
  expect(postMessage.mock.calls).toEqual([[null]])
})

it('the cart channel does not notify other tabs about replies without a cart', async () => {
  const layout = buildLayout(buildCart([]))
  await createClient<'Layout'>(layout).query({ query: LayoutDocument })
  const logout = { userErrors: [] }
  await createClient<'Logout'>({ logout }).mutate({ mutation: LogoutDocument })
  expect(postMessage).not.toHaveBeenCalled()
})
