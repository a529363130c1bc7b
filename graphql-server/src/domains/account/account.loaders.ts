import type DataLoader from 'dataloader'
import { loaderById } from '../../lib/database/loaders.ts'
import { User, type UserRecord } from './user.model.ts'

export interface AccountLoaders {
  user: DataLoader<string, UserRecord | null>
}

/** Batches the loading of users within one request. */
export function createAccountLoaders(): AccountLoaders {
  return { user: loaderById('user', (ids) => User.find({ _id: { $in: ids } }).lean()) }
}
