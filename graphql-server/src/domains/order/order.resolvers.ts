import type { Resolvers } from '../../graphql/generated.ts'
import { pageInfo } from '../../lib/keyset.ts'
import { toPercent } from '../../lib/money.ts'
import { withUserErrors } from '../../lib/refusal.ts'
import { refusalOf } from '../account/account.policy.ts'
import { loadCart } from '../cart/cart.service.ts'
import { findAnyOrder, listAllOrders } from './order-list.service.ts'
import { setOrderStatus } from './order-status.service.ts'
import { findOrder, listOrders, placeOrder } from './order.service.ts'

export const orderResolvers: Resolvers = {
  Query: {
    orders: (_root, args) => listAllOrders(args),
    order: (_root, { id }) => findAnyOrder(id),
  },
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
    setOrderStatus: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setOrderStatus(user._id, input) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
  },
  PlaceOrderPayload: {
    cart: ({ userId }, _args, { loaders }) => loadCart(userId, loaders),
  },
  Order: {
    id: (order) => order._id.toHexString(),
    customer: ({ userId }, _args, { loaders }) => loaders.user.load(userId.toHexString()),
  },
  OrderStatusChange: {
    by: async ({ adminId }, _args, context) => {
      const isAdmin = refusalOf('admin', await context.viewer()) === null
      if (!adminId || !isAdmin) return null
      return (await context.loaders.user.load(adminId.toHexString()))?.name ?? null
    },
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
