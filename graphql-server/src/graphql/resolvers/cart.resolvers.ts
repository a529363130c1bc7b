import type { Resolvers } from '../context/generated.ts'
import type { Context } from '../context/context.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import type { Viewer } from '../../domains/account/viewer.ts'
import { loadCategories } from '../../domains/catalogue/browse/catalogue.service.ts'
import { loadCart, type CartContents } from '../../domains/cart/cart-contents.ts'
import {
  addToCart,
  changeQuantity,
  removeFromCart,
  setQuantity,
} from '../../domains/cart/cart.service.ts'
import { findNotDelivered } from '../../domains/cart/not-delivered.ts'
import { findLimitWarnings } from '../../domains/cart/order-limits.ts'
import { findWarnings } from '../../domains/cart/cart-warnings.ts'
import { findProblems, toLineRequest } from '../../domains/cart/line-problems.ts'

/** Runs a change and returns the cart, even if the change is rejected. */
async function payload(context: Context, change: (viewer: Viewer) => Promise<CartContents>) {
  const viewer = await context.signedIn()
  return withUserErrors(
    async () => ({ cart: await change(viewer) }),
    async () => ({ cart: await loadCart(viewer.user._id, context.loaders) }),
  )
}

export const cartResolvers: Resolvers = {
  Viewer: {
    cart: (user, _args, { loaders }) => loaders.cart.load(user._id.toHexString()),
  },
  Mutation: {
    addToCart: (_root, { input: { productId, quantity = 1 } }, context) =>
      payload(context, ({ user }) => addToCart(user._id, { productId, quantity }, context.loaders)),
    changeCartLineQuantity: (_root, { input }, context) =>
      payload(context, ({ user }) => changeQuantity(user._id, input, context.loaders)),
    removeFromCart: (_root, { input }, context) =>
      payload(context, ({ user }) => removeFromCart(user._id, input, context.loaders)),
    setCartQuantity: (_root, { input }, context) =>
      payload(context, ({ user }) => setQuantity(user._id, input, context.loaders)),
  },
  Cart: {
    id: ({ userId }) => userId.toHexString(),
    notDelivered: ({ lines }, { pincode = null }, { store }) =>
      findNotDelivered(
        lines.map(({ product }) => product),
        store,
        pincode,
      ),
    warnings: async (cart, _args, { loaders, store }) => {
      const products = cart.lines.map(({ product }) => product)
      const ids = products.flatMap(({ categoryIds }) => categoryIds)
      const unique = new Map(ids.map((id) => [id.toHexString(), id]))
      const categories = await loadCategories(loaders, [...unique.values()])
      return [...findLimitWarnings(cart, categories, store), ...findWarnings(products)]
    },
  },
  CartLine: {
    id: ({ line }) => line._id.toHexString(),
    quantity: ({ line }) => line.quantity,
    seenPrice: ({ line }) => line.seenPrice,
    problems: ({ line, product }) => findProblems(toLineRequest(line), product),
  },
  GoneCartLine: {
    id: ({ _id }) => _id.toHexString(),
  },
}
