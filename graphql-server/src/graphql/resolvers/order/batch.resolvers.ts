import { lastDayOfMonth } from '../../../lib/time/indian-time.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import { findAnyOrder } from '../../../domains/order/list/order-list.service.ts'
import { missesBatches } from '../../../domains/order/packing/missing-batches.ts'
import {
  listOrdersWithBatch,
  listRecalledPacks,
} from '../../../domains/order/packing/recall.service.ts'
import { setOrderBatches } from '../../../domains/order/packing/set-batches.service.ts'
import { formatExpiry } from '../../../domains/order/record/batch-expiry.ts'
import type { OrderLineRecord } from '../../../domains/order/record/order-line.model.ts'
import type { Context } from '../../context/context.ts'
import type { Resolvers } from '../../context/generated.ts'
import { forTeam, memberName } from './team-only.ts'

/** The product's id, if it is a medicine and the viewer is in the team. */
function medicineForTeam({ productId, medicine }: OrderLineRecord, context: Context) {
  return forTeam(medicine && productId.toHexString(), context)
}

/** Resolvers for batches of medicines. */
export const batchResolvers: Resolvers = {
  Query: {
    ordersWithBatch: (_root, args) => listOrdersWithBatch(args),
  },
  Mutation: {
    setOrderBatches: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setOrderBatches(user, input) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
  },
  Order: {
    missingBatches: missesBatches,
    recalledPacks: async (order, { batch }, context) => {
      const id = await forTeam(order._id.toHexString(), context)
      if (id === null) return []
      return listRecalledPacks(order, await context.loaders.orderDocuments.load(id), batch)
    },
  },
  OrderLine: {
    medicine: ({ medicine }) => medicine ?? null,
    batches: ({ batches }) => batches ?? [],
    recentBatches: async (line, _args, context) => {
      const id = await medicineForTeam(line, context)
      return id === null ? [] : context.loaders.recentBatches.load(id)
    },
    barcodes: async ({ productId }, _args, context) => {
      const id = await forTeam(productId.toHexString(), context)
      return id === null ? [] : ((await context.loaders.product.load(id))?.barcodes ?? [])
    },
  },
  DocumentAmendment: {
    by: ({ adminId }, _args, context) => memberName(adminId, context),
    reason: ({ reason }) => reason ?? null,
    productId: ({ productId }) => productId.toHexString(),
  },
  RecalledPacks: {
    productId: ({ productId }) => productId.toHexString(),
    expiry: ({ expiry }) => formatExpiry(expiry),
  },
  RegisterEntry: {
    documentNumber: ({ document }) => document ?? null,
    prescriberAddress: ({ prescriberAddress }) => prescriberAddress || null,
    prescriberRegistration: ({ prescriberRegistration }) => prescriberRegistration || null,
    maker: ({ maker }) => maker || null,
    batches: ({ batches }) => batches ?? [],
  },
  Batch: {
    expiry: ({ expiry }) => formatExpiry(expiry),
    expiresOn: ({ expiry }) => lastDayOfMonth(expiry),
  },
  RecentBatch: {
    expiry: ({ expiry }) => formatExpiry(expiry),
  },
}
