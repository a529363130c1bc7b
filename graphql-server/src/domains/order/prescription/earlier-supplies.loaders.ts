import type DataLoader from 'dataloader'
import { batchLoader } from '../../../lib/database/loaders.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { findEarlierSupplies, type EarlierSupplyRecord } from './earlier-supplies.service.ts'

export interface EarlierSupplyLoaders {
  earlierSupplies: DataLoader<OrderRecord, EarlierSupplyRecord[]>
}

/** Batches the loading of earlier supplies within one request. */
export function createEarlierSupplyLoaders(): EarlierSupplyLoaders {
  return {
    earlierSupplies: batchLoader('earlierSupplies', findEarlierSupplies),
  }
}
