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
      const orderId = { $in: ids.map((id) => new Types.ObjectId(id)) }
      const found = await OrderDocument.find({ orderId }).sort({ _id: 1 }).lean()
      const byOrder = groupBy(found, ({ orderId: id }) => [id.toHexString()])
      return ids.map((id) => byOrder.get(id) ?? [])
    }),
  }
}
