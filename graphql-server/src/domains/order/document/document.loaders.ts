import type DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { batchLoader, groupBy } from '../../../lib/database/loaders.ts'
import { OrderDocument, type DocumentRecord } from './document.model.ts'

export interface DocumentLoaders {
  /** The stored documents of an order, oldest first, by the order's id. */
  orderDocuments: DataLoader<string, DocumentRecord[]>
}

/** Batches the loading of documents within one request. */
export function createDocumentLoaders(): DocumentLoaders {
  return {
    orderDocuments: batchLoader('orderDocuments', async (ids) => {
      const found = await findDocuments(ids.map((id) => new Types.ObjectId(id)))
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}

/** The stored documents of orders, oldest first, by the orders' ids. */
export async function findDocuments(
  orderIds: readonly Types.ObjectId[],
): Promise<Map<string, DocumentRecord[]>> {
  const found = await OrderDocument.find({ orderId: { $in: orderIds } })
    .sort({ _id: 1 })
    .lean()
  return groupBy(found, ({ orderId }) => [orderId.toHexString()])
}
