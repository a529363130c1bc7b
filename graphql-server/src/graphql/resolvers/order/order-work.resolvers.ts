import { findShelf } from '../../../domains/order/packing/shelf.ts'
import type { Resolvers } from '../../context/generated.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { nextStatus } from '../../../domains/order/desk/new-status.ts'
import { findOrdersById } from '../../../domains/order/list/order-list.service.ts'
import { makePickList } from '../../../domains/order/desk/pick-list.service.ts'
import { listUnseen, seeOrders } from '../../../domains/order/desk/unseen-orders.service.ts'
import { explainOwnOrder } from '../../../domains/order/desk/own-order.service.ts'
import { findOrder } from '../../../domains/order/record/order.service.ts'
import { forTeam } from './team-only.ts'
import type { ChangedOrders } from '../../../domains/order/desk/change-orders.ts'
import {
  setOrderStatuses,
  setPaymentStates,
} from '../../../domains/order/desk/many-orders.service.ts'

const NOTHING: ChangedOrders = { changed: [], refused: [] }

/** Resolvers for bulk operations on orders. */
export const orderWorkResolvers: Resolvers = {
  Query: {
    ordersById: (_root, { ids }) => findOrdersById(ids),
    pickList: (_root, { orderIds }, { loaders }) => makePickList(orderIds, loaders),
    unseenOrders: () => listUnseen(),
  },
  Mutation: {
    seeOrders: (_root, { input }) =>
      withUserErrors(
        async () => {
          await seeOrders(input)
          return { unseenOrders: await listUnseen() }
        },
        async () => ({ unseenOrders: await listUnseen() }),
      ),
    explainOwnOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await explainOwnOrder(user._id, input) }),
        async () => ({ order: await findOrder(user._id, input.orderId) }),
      )
    },
    setOrderStatuses: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const { changed: moved, ...others } = await withUserErrors(
        () => setOrderStatuses(user._id, input, context),
        () => NOTHING,
      )
      return { moved, ...others }
    },
    setPaymentStates: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        () => setPaymentStates(user._id, input),
        () => NOTHING,
      )
    },
  },
  Order: {
    ownCaseReasons: ({ ownCaseReasons }) => ownCaseReasons ?? [],
    bagNumber: ({ bag }) => bag ?? null,
    nextStatus: (order) => nextStatus(order),
  },
  OrderLine: {
    shelf: async ({ productId }, _args, context) => {
      const id = await forTeam(productId.toHexString(), context)
      return id === null ? null : findShelf(id, context.loaders)
    },
  },
  OrderConnection: {
    statusCounts: ({ countStatuses }) => countStatuses?.() ?? null,
    searchHint: (page) => page.searchHint ?? null,
  },
  PickListLine: {
    productId: ({ productId }) => productId.toHexString(),
    orderNumbers: ({ orders }) => orders.map(({ number }) => number),
    collectedOrderNumbers: ({ orders }) =>
      orders.flatMap(({ number, isCollected }) => (isCollected ? [number] : [])),
  },
}
