import type { Resolvers } from '../../context/generated.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { findAnyOrder } from '../../../domains/order/list/order-list.service.ts'
import { removeAddedRefund } from '../../../domains/order/desk/return-at-door.service.ts'
import { addRefund } from '../../../domains/order/payment/add-refund.service.ts'
import {
  refund,
  refundPayment,
  refundRejectedLines,
  setRefundUpiId,
} from '../../../domains/order/payment/refund.service.ts'
import type { OrderRecord } from '../../../domains/order/record/order.model.ts'
import { findOrder } from '../../../domains/order/record/order.service.ts'
import { ORDER_REFUND_ID, REJECTION_REFUND_ID } from '../../../domains/order/record/past-refunds.ts'
import type { RefundRecord } from '../../../domains/order/record/refund.model.ts'
import { findRefund, parseRefundId, presentRefunds } from '../../../domains/order/record/refunds.ts'
import { refundTicket } from '../../../domains/ticket/answer-ticket.service.ts'
import { memberName } from './team-only.ts'

/** The fields that both refund types have. */
const shared = {
  verified: ({ from }: RefundRecord) => from === 'RECEIVED',
  upiId: ({ upiId }: RefundRecord) => upiId ?? null,
  reference: ({ reference }: RefundRecord) => reference ?? null,
  cardRefundBegunAt: ({ state, startedAt }: RefundRecord) =>
    state === 'BEGUN' ? (startedAt ?? null) : null,
  cardReference: ({ cardReference }: RefundRecord) => cardReference ?? null,
}

export const refundResolvers: Resolvers = {
  Mutation: {
    addRefund: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const { ticketId } = input
      return changeOrder(input.orderId, () =>
        ticketId == null
          ? addRefund(user._id, input)
          : refundTicket(user._id, { ...input, ticketId }),
      )
    },
    removeRefund: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const id = parseRefundId(input.refundId)
      return changeOrder(id.orderId, () => removeAddedRefund(user._id, { ...input, ...id }))
    },
    refund: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const id = parseRefundId(input.refundId)
      return changeOrder(id.orderId, () => refund(user._id, { ...input, ...id }, context.cards))
    },
    refundPayment: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return changeOrder(input.orderId, () => refundPayment(user._id, input, context.cards))
    },
    refundRejectedLines: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return changeOrder(input.orderId, () => refundRejectedLines(user._id, input, context.cards))
    },
    setRefundUpiId: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setRefundUpiId(user._id, input) }),
        async () => ({ order: await findOrder(user._id, input.orderId) }),
      )
    },
  },
  Order: {
    refunds: presentRefunds,
  },
  OrderPayment: {
    refund: (order) => findRefund(order, ORDER_REFUND_ID) ?? null,
  },
  PrescriptionCheck: {
    refund: (order) => findRefund(order, REJECTION_REFUND_ID) ?? null,
  },
  OrderRefund: {
    ...shared,
    lines: ({ lines }) => lines ?? [],
    refundedAt: ({ refundedAt }) => refundedAt ?? null,
    refundedBy: ({ adminId }, _args, context) => memberName(adminId, context),
    addedAt: ({ addedAt }) => addedAt ?? null,
    addedBy: ({ addedBy }, _args, context) => memberName(addedBy, context),
  },
  Refund: shared,
  RefundLine: {
    productId: ({ productId }) => productId.toHexString(),
  },
}

/** Returns the order after an admin's change. User errors are returned with the current order. */
function changeOrder(orderId: string, change: () => Promise<OrderRecord>) {
  return withUserErrors(
    async () => ({ order: await change() }),
    async () => ({ order: await findAnyOrder(orderId) }),
  )
}
