import type DataLoader from 'dataloader'
import { loaderById } from '../../../lib/database/loaders.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { findOrdersById } from './order-list.service.ts'

export interface OrderLoaders {
  order: DataLoader<string, OrderRecord | null>
}

/** Batches the loading of orders within one request. */
export function createOrderLoaders(): OrderLoaders {
  return {
    order: loaderById('order', (ids) => findOrdersById(ids.map((id) => id.toHexString()))),
  }
}
