import type { Resolvers } from '../../graphql/generated.ts'
import type { Context } from '../../graphql/context.ts'
import { deleted, withUserErrors } from '../../lib/refusal.ts'
import type { Viewer } from '../account/account.policy.ts'
import { deleteProduct } from '../catalogue/product.service.ts'
import {
  addToCart,
  changeQuantity,
  loadCart,
  removeFromAllCarts,
  removeFromCart,
  type CartContents,
} from './cart.service.ts'

/** The cart after a change, also after a refused one. */
async function payload(context: Context, change: (viewer: Viewer) => Promise<CartContents>) {
  const viewer = await context.signedIn()
  return withUserErrors(
    async () => ({ cart: await change(viewer) }),
    async () => ({ cart: await loadCart(viewer.user._id, context.loaders) }),
  )
}

export const cartResolvers: Resolvers = {
  Viewer: {
    cart: (user, _args, { loaders }) => loadCart(user._id, loaders),
  },
  Mutation: {
    addToCart: (_root, { input: { productId, quantity = 1 } }, context) =>
      payload(context, ({ user }) => addToCart(user._id, { productId, quantity }, context.loaders)),
    changeCartLineQuantity: (_root, { input }, context) =>
      payload(context, ({ user }) => changeQuantity(user._id, input, context.loaders)),
    removeFromCart: (_root, { input }, context) =>
      payload(context, ({ user }) => removeFromCart(user._id, input, context.loaders)),
    // Here and not in the catalogue, which does not know of carts: all of them lose the product.
    deleteProduct: (_root, { input }) => deleted(() => deleteProduct(input.id, removeFromAllCarts)),
  },
  Cart: {
    id: ({ userId }) => userId.toHexString(),
  },
  CartLine: {
    id: ({ line }) => line._id.toHexString(),
    quantity: ({ line }) => line.quantity,
  },
}
