import type DataLoader from 'dataloader'
import { batchLoader } from '../../../lib/database/loaders.ts'
import type { OrderRecord } from '../record/order.model.ts'
import {
  findEarlierSupplies,
  findOrderNumbers,
  type EarlierSupplyRecord,
} from './earlier-supplies.service.ts'

export interface EarlierSupplyLoaders {
  earlierSupplies: DataLoader<OrderRecord, EarlierSupplyRecord[]>
  /** The numbers of a prescription's orders. */
  orderNumbers: DataLoader<string, string[]>
}

/** Batches the loading of what orders have supplied on prescriptions within one request. */
export function createEarlierSupplyLoaders(): EarlierSupplyLoaders {
  return {
    earlierSupplies: batchLoader('earlierSupplies', findEarlierSupplies),
    orderNumbers: batchLoader('orderNumbers', findOrderNumbers),
  }
}
