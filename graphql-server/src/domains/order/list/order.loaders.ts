import type DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { batchLoader, loaderById } from '../../../lib/database/loaders.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { findLastChoices, type LastChoices } from '../record/order.service.ts'
import { findOrdersById } from './order-list.service.ts'

export interface OrderLoaders {
  order: DataLoader<string, OrderRecord | null>
  /** What users chose in their latest orders. Several fields show it. */
  lastChoices: DataLoader<string, LastChoices>
}

/** Batches the loading of orders within one request. */
export function createOrderLoaders(): OrderLoaders {
  return {
    order: loaderById('order', (ids) => findOrdersById(ids.map((id) => id.toHexString()))),
    lastChoices: batchLoader('lastChoices', (userIds) =>
      Promise.all(userIds.map((userId) => findLastChoices(new Types.ObjectId(userId)))),
    ),
  }
}
