import { expect, it } from 'vitest'
import { Cart_CartFragmentDoc } from './Cart.generated.ts'
import { createTestClient } from '../../../test/server.ts'
import { CartSync } from './cart-sync.ts'
import { buildCart, buildLine, buildProduct } from '../../../test/carts.ts'

const milk = buildProduct({ id: 'milk', rupees: 30 })
const silent = {
  added: () => undefined,
  removed: () => undefined,
  refused: () => undefined,
  failed: () => undefined,
  signedOut: () => undefined,
}

it("settled() resolves to the server's cart once all changes are sent", async () => {
  const { client, waiting } = createTestClient()
  client.cache.writeFragment({
    id: 'Cart:asha',
    fragment: Cart_CartFragmentDoc,
    fragmentName: 'Cart_cart',
    data: buildCart([]),
  })
  const sync = new CartSync(client, 'asha', silent)
  expect((await sync.settled())?.lines).toEqual([])

  sync.setQuantity(milk, 2)
  let isSettled = false
  const settled = sync.settled().finally(() => (isSettled = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isSettled).toBe(false)

  const cart = buildCart([buildLine(milk, 2)])
  waiting[0]?.reply('SetCartQuantity', { setCartQuantity: { cart, userErrors: [] } })
  expect((await settled)?.lines.map(({ id }) => id)).toEqual(['line-milk'])
})
