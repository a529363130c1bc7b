import type { ClientSession, Types } from 'mongoose'
import { groupBy } from '../../../lib/database/loaders.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { ProductBatch, type ProductBatchRecord } from './product-batch.model.ts'

/** Records the batches of an order's lines as the last ones of their products. Forgets their expired batches. */
export async function recordBatches(
  lines: Pick<OrderLineRecord, 'productId' | 'batches'>[],
  session: ClientSession,
): Promise<void> {
  const usedAt = new Date()
  const used = lines.flatMap(({ productId, batches = [] }) =>
    batches.map(({ number, expiry }) => ({ productId, number, expiry })),
  )
  const updates = used.map((filter) => ({
    updateOne: { filter, update: { $set: { usedAt } }, upsert: true },
  }))
  const productId = { $in: lines.map((line) => line.productId) }
  const expired = { deleteMany: { filter: { productId, expiry: { $lt: thisMonth() } } } }
  await ProductBatch.bulkWrite([...updates, expired], { session })
}

const MAX_RECENT = 5

/** Finds the last batches of each product that have not expired, with one command. */
export async function findRecentBatches(
  productIds: Types.ObjectId[],
): Promise<Map<string, ProductBatchRecord[]>> {
  const filter = { productId: { $in: productIds }, expiry: { $gte: thisMonth() } }
  const found = await ProductBatch.find(filter).lean()
  const byProduct = groupBy(found, ({ productId }) => [productId.toHexString()])
  return new Map(
    [...byProduct].map(([id, batches]) => [
      id,
      batches.sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime()).slice(0, MAX_RECENT),
    ]),
  )
}

function thisMonth(): string {
  return indianDay(new Date()).slice(0, 7)
}
