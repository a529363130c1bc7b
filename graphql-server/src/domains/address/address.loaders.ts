import type DataLoader from 'dataloader'
import { batchLoader, groupBy } from '../../lib/database/loaders.ts'
import { Address, type AddressRecord } from './address.model.ts'

export interface AddressLoaders {
  /** A user's active addresses, newest first. */
  activeAddresses: DataLoader<string, AddressRecord[]>
}

/** Batches the loading of addresses within one request. */
export function createAddressLoaders(): AddressLoaders {
  return {
    activeAddresses: batchLoader('activeAddresses', async (userIds) => {
      const addresses = await Address.find({ userId: { $in: userIds }, active: true })
        .sort({ _id: -1 })
        .lean()
      const byUser = groupBy(addresses, ({ userId }) => [userId.toHexString()])
      return userIds.map((userId) => byUser.get(userId) ?? [])
    }),
  }
}
