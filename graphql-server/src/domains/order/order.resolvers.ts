import type { Resolvers } from '../../graphql/generated.ts'
import { pageInfo } from '../../lib/keyset.ts'
import { toPercent } from '../../lib/money.ts'
import { withUserErrors } from '../../lib/refusal.ts'
import { loadCart } from '../cart/cart.service.ts'
import { findOrder, listOrders, placeOrder } from './order.service.ts'

export const orderResolvers: Resolvers = {
  Viewer: {
    orders: (user, args) => listOrders(user._id, args),
    order: (user, { id }) => findOrder(user._id, id),
  },
  Mutation: {
    placeOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const userId = user._id
      return withUserErrors(
        async () => ({ userId, order: await placeOrder(userId, input) }),
        () => ({ userId, order: null }),
      )
    },
  },
  PlaceOrderPayload: {
    cart: ({ userId }, _args, { loaders }) => loadCart(userId, loaders),
  },
  Order: {
    id: (order) => order._id.toHexString(),
  },
  OrderConnection: {
    pageInfo,
  },
  OrderLine: {
    productId: (line) => line.productId.toHexString(),
    discountPercent: (line) => toPercent(line.discount),
    total: (line) => line.discountedPrice * line.quantity,
  },
  OrderAddress: {
    addressId: (address) => address.addressId.toHexString(),
  },
}
