import type DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { batchLoader } from '../../../lib/database/loaders.ts'
import type { ProductBatchRecord } from './product-batch.model.ts'
import { findRecentBatches } from './product-batches.service.ts'

export interface PackingLoaders {
  /** The last batches of a product, by its id. */
  recentBatches: DataLoader<string, ProductBatchRecord[]>
}

/** Batches the loading of proposals within one request. */
export function createPackingLoaders(): PackingLoaders {
  return {
    recentBatches: batchLoader('recentBatches', async (ids) => {
      const found = await findRecentBatches(ids.map((id) => new Types.ObjectId(id)))
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}
