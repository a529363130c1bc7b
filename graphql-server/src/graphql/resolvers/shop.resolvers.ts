import { hasPharmacist } from '../../domains/account/team/team.service.ts'
import { loadUserName } from '../../domains/account/user-name.ts'
import { hasCategories } from '../../domains/catalogue/edit/category.service.ts'
import { hasOrders } from '../../domains/order/record/order.service.ts'
import { listSetupSteps } from '../../domains/shop/setup-steps.ts'
import {
  listConflicts,
  listSettingChanges,
  updateShopSettings,
} from '../../domains/shop/shop-settings.service.ts'
import type { Shop, VersionedSettings } from '../../domains/shop/shop.ts'
import { pageInfo } from '../../lib/database/pagination.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import type { Resolvers } from '../context/generated.ts'

export const shopResolvers: Resolvers = {
  Query: {
    shopSettings: (_root, _args, { shop }) => reload(shop),
  },
  Mutation: {
    updateShopSettings: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const { shop } = context
      return withUserErrors(
        async () => {
          await updateShopSettings(user._id, input, shop)
          return { settings: await reload(shop), conflicts: [] }
        },
        async () => ({ settings: await reload(shop), conflicts: listConflicts(input, shop) }),
      )
    },
  },
  ShopSettings: {
    setup: async (settings, _args, { shop, readRecentColumns }) => {
      const [hasCategory, columns, hasOrder, isWithPharmacist] = await Promise.all([
        hasCategories(),
        readRecentColumns(),
        hasOrders(),
        hasPharmacist(),
      ])
      const hasProduct = columns.list({ skip: 0, size: 1 }).length > 0
      const contents = { hasCategory, hasProduct, hasOrder, hasPharmacist: isWithPharmacist }
      return listSetupSteps(settings, shop.saved, contents)
    },
    changes: (_settings, args) => listSettingChanges(args),
  },
  ShopSettingsChangeConnection: { pageInfo },
  ShopSettingsChange: {
    id: ({ _id }) => _id.toHexString(),
    changedAt: ({ _id }) => _id.getTimestamp(),
    changedBy: ({ userId }, _args, { loaders }) => loadUserName(loaders, userId),
  },
}

/** The settings as they are in the database. */
async function reload(shop: Shop): Promise<VersionedSettings> {
  await shop.load()
  return { ...shop.store, version: shop.version }
}
