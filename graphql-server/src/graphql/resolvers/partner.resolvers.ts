import type { Context } from '../context/context.ts'
import type { Resolvers } from '../context/generated.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import { loadUserName } from '../../domains/account/user-name.ts'
import {
  availableQuantity,
  findUnavailableReason,
  MAX_QUANTITY,
} from '../../domains/cart/cart-totals.ts'
import {
  createPartnerKey,
  findPartnerKey,
  listPartnerKeys,
  revokePartnerKey,
  updatePartnerKey,
} from '../../domains/partner/partner-key.service.ts'
import { requireScope } from '../../domains/partner/scopes.ts'

export const partnerResolvers: Resolvers = {
  Query: {
    partnerKeys: () => listPartnerKeys(),
    partnerKey: (_root, { id }) => findPartnerKey(id),
  },
  Mutation: {
    createPartnerKey: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        () => createPartnerKey(user._id, input),
        () => ({ partnerKey: null, secret: null }),
      )
    },
    updatePartnerKey: (_root, { input }) =>
      withUserErrors(
        async () => ({ partnerKey: await updatePartnerKey(input) }),
        () => ({ partnerKey: null }),
      ),
    revokePartnerKey: (_root, { input }) =>
      withUserErrors(
        async () => ({ partnerKey: await revokePartnerKey(input.id) }),
        () => ({ partnerKey: null }),
      ),
  },
  PartnerKey: {
    id: (key) => key._id.toHexString(),
    createdBy: ({ userId }, _args, { loaders }) => loadUserName(loaders, userId),
    usage: (key, _args, { loaders }) => loaders.usageOfKey.load(key._id.toHexString()),
  },
  Product: {
    stock: ({ stock }, _args, context) => {
      requireStockScope(context, 'stock')
      return stock
    },
    available: (product, _args, context) => {
      requireStockScope(context, 'available')
      return availableQuantity(MAX_QUANTITY, product)
    },
    unavailableBecause: (product, _args, context) => {
      requireStockScope(context, 'unavailableBecause')
      return findUnavailableReason(product)
    },
  },
}

function requireStockScope({ partner }: Context, field: string): void {
  if (partner) requireScope(partner, 'STOCK_READ', `Product.${field}`)
}
