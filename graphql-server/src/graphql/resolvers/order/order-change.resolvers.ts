import type { Context } from '../../context/context.ts'
import type { Resolvers } from '../../context/generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { answerProposal } from '../../../domains/order/change/answer-proposal.service.ts'
import { changeOrderLine } from '../../../domains/order/change/change-line.service.ts'
import {
  proposeOrderChange,
  withdrawProposal,
} from '../../../domains/order/change/proposal.service.ts'
import { unpackOrder } from '../../../domains/order/desk/order-status.service.ts'
import { findAnyOrder } from '../../../domains/order/list/order-list.service.ts'
import type { OrderRecord } from '../../../domains/order/record/order.model.ts'
import { findOrder } from '../../../domains/order/record/order.service.ts'
import { whyNotChangeable, whyNotUnpackable } from '../../../domains/order/record/plan-change.ts'
import { presentProposals } from '../../../domains/order/record/proposals.ts'
import { memberName } from './team-only.ts'

/** Resolvers for changes to an order's lines. */
export const orderChangeResolvers: Resolvers = {
  Viewer: {
    ifItemMissing: async ({ _id }, _args, { loaders }) =>
      (await loaders.lastChoices.load(_id.toHexString())).ifItemMissing,
  },
  Mutation: {
    unpackOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await unpackOrder(user._id, input) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
    changeOrderLine: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return change(input, context, () => changeOrderLine(user._id, input, context.cards))
    },
    proposeOrderChange: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return change(input, context, () => proposeOrderChange(user._id, input, context.store))
    },
    withdrawProposal: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return change(input, context, () => withdrawProposal(user._id, input))
    },
    answerProposal: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await answerProposal(user._id, input, context.cards) }),
        async () => ({ order: await findOrder(user._id, input.orderId) }),
      )
    },
  },
  Order: {
    ifItemMissing: ({ ifItemMissing }) => ifItemMissing ?? 'LEAVE_OUT',
    linesChangeable: (order) => whyNotChangeable(order) === null,
    unpackable: (order) => whyNotUnpackable(order) === null,
    changes: ({ changes }) => changes ?? [],
    proposals: presentProposals,
  },
  OrderChange: {
    productId: ({ productId }) => productId.toHexString(),
    by: ({ adminId }, _args, context) => memberName(adminId, context),
    substitute: ({ substitute }) => substitute ?? null,
  },
  ChangeSubstitute: {
    productId: ({ productId }) => productId.toHexString(),
  },
  OrderProposal: {
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
}

/** Returns the order after a change by the team. User errors are returned with the current order. */
function change(
  { orderId, productId, substitute }: ChangedProducts,
  { catalogue }: Context,
  work: () => Promise<OrderRecord>,
) {
  const ids = [productId, substitute?.productId].flatMap((id) => parseId(id ?? '') ?? [])
  return withUserErrors(
    async () => {
      const order = await work()
      catalogue.evict(ids)
      return { order }
    },
    async () => ({ order: await findAnyOrder(orderId) }),
  )
}

interface ChangedProducts {
  orderId: string
  productId?: string
  substitute?: { productId: string } | null
}
