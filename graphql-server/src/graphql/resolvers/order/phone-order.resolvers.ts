import type { Context } from '../../context/context.ts'
import type { Resolvers } from '../../context/generated.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { findAddress } from '../../../domains/address/address.service.ts'
import { ORDER_LINK_PAGE } from '../../../domains/order/phone/link-tokens.ts'
import type { OrderLinkRecord } from '../../../domains/order/phone/order-link.model.ts'
import {
  confirmOrderLink,
  createOrderLink,
  findOrderLink,
  listOrderLinks,
  maxLinked,
  withdrawOrderLink,
} from '../../../domains/order/phone/order-link.service.ts'
import {
  addCustomer,
  addCustomerAddress,
  findCustomers,
} from '../../../domains/order/phone/phone-customers.service.ts'
import { placePhoneOrder } from '../../../domains/order/phone/phone-order.service.ts'
import { proposeProducts } from '../../../domains/order/phone/propose-products.ts'
import { evictProducts } from './evict-products.ts'
import { memberName } from './team-only.ts'

/** Resolvers for orders by telephone. */
export const phoneOrderResolvers: Resolvers = {
  Query: {
    customersByPhone: async (_root, { phone }, context) => {
      const { user } = await context.signedIn()
      return findCustomers(user._id, phone)
    },
    readShoppingList: (_root, { text }, { search }) => proposeProducts(search, text),
    orderLinks: () => listOrderLinks(),
    linkedOrder: (_root, { token }, { linkTokens }) => findOrderLink(linkTokens, token),
  },
  Mutation: {
    addPhoneCustomer: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ customer: await addCustomer(user._id, input) }),
        () => ({ customer: null }),
      )
    },
    addCustomerAddress: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ address: await addCustomerAddress(user._id, input) }),
        () => ({ address: null }),
      )
    },
    placePhoneOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const outcome = await placePhoneOrder(user._id, input, context)
      return { ...outcome, order: outcome.order && evictProducts(outcome.order, context) }
    },
    createOrderLink: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return createOrderLink(user._id, input, context)
    },
    withdrawOrderLink: (_root, { input: { id } }) =>
      withUserErrors(
        async () => {
          await withdrawOrderLink(id)
          return { withdrawnId: id }
        },
        () => ({ withdrawnId: null }),
      ),
    confirmOrderLink: (_root, { input }, context) => {
      const find = () => findOrderLink(context.linkTokens, input.token)
      return withUserErrors(
        async () => {
          const { link, order } = await confirmOrderLink(await find(), input, context)
          evictProducts(order, context)
          return { linkedOrder: link }
        },
        async () => ({ linkedOrder: await find() }),
      )
    },
  },
  Order: {
    placedByTeam: ({ placement }) => placement ?? null,
  },
  TeamPlacement: {
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
  PhoneCustomer: {
    id: ({ user }) => user._id.toHexString(),
    name: ({ user }) => user.name,
    numberProof: ({ proof }) => proof,
    addresses: ({ user }, _args, { loaders }) =>
      loaders.activeAddresses.load(user._id.toHexString()),
  },
  OrderLink: {
    id: ({ _id }) => _id.toHexString(),
    url: ({ _id }, _args, { linkTokens, store }) =>
      `${store.url}${ORDER_LINK_PAGE}#${linkTokens.sign(_id)}`,
    customerName,
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
  LinkedOrder: {
    customerName: (link, args, context) =>
      link.orderId ? null : customerName(link, args, context),
    address: async ({ orderId, userId, addressId }) => {
      if (orderId) return null
      const address = await findAddress(userId, addressId.toHexString())
      if (!address) return ''
      const { addressLine, landmark = '', city, pincode } = address
      return [addressLine, landmark, `${city} ${pincode}`].filter(Boolean).join(', ')
    },
    lines: async ({ orderId, lines }, _args, { loaders }) => {
      if (orderId) return []
      const found = await Promise.all(
        lines.map(async (line) => {
          const product = await loaders.product.load(line.productId.toHexString())
          return product && { product, quantity: line.quantity, maxQuantity: maxLinked(line) }
        }),
      )
      return found.filter((line) => line !== null)
    },
    orderNumber: async (link, _args, context) => (await loadPlaced(link, context))?.number ?? null,
    orderTotal: async (link, _args, context) => (await loadPlaced(link, context))?.total ?? null,
  },
}

async function customerName({ userId }: OrderLinkRecord, _args: object, { loaders }: Context) {
  return (await loaders.user.load(userId.toHexString()))?.name ?? ''
}

async function loadPlaced({ orderId }: OrderLinkRecord, { loaders }: Context) {
  return orderId ? loaders.order.load(orderId.toHexString()) : null
}
