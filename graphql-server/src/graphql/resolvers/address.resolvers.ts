import type { Resolvers } from '../context/generated.ts'
import { loadAll } from '../../lib/database/loaders.ts'
import { pageInfo } from '../../lib/database/pagination.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import type { AddressRecord } from '../../domains/address/address.model.ts'
import { recordCustomerViews } from '../../domains/customer/customer-view.service.ts'
import {
  createAddress,
  listAddresses,
  listAllAddresses,
  removeAddress,
  updateAddress,
} from '../../domains/address/address.service.ts'

function payload(change: () => Promise<AddressRecord>) {
  return withUserErrors(
    async () => ({ address: await change() }),
    () => ({ address: null }),
  )
}

export const addressResolvers: Resolvers = {
  Query: {
    addresses: async (_root, args, context) => {
      const [{ user }, page] = await Promise.all([context.signedIn(), listAllAddresses(args)])
      const ids = new Set(page.edges.map(({ node }) => node.userId.toHexString()))
      const owners = await loadAll(context.loaders.user, [...ids])
      await recordCustomerViews(
        user._id,
        owners.map(({ _id }) => _id),
      )
      return { ...page, pageInfo: pageInfo(page) }
    },
  },
  Viewer: {
    addresses: (user, { includeRemoved }) => listAddresses(user._id, includeRemoved),
  },
  Mutation: {
    createAddress: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => createAddress(user._id, input))
    },
    updateAddress: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => updateAddress(user._id, input))
    },
    removeAddress: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return payload(() => removeAddress(user._id, input.id))
    },
  },
  Address: {
    id: (address) => address._id.toHexString(),
    userId: (address) => address.userId.toHexString(),
    landmark: ({ landmark = '' }) => landmark,
    label: ({ label = null }) => label,
  },
}
