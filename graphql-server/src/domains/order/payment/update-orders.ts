import type { AnyBulkWriteOperation, QueryFilter } from 'mongoose'
import { inChunks } from '../../../lib/chunks.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'

/** A longer command would keep the database busy. */
const BATCH_SIZE = 500

/**
 * Updates the orders that match one of the filters, for a migration. Skips orders that change at the same time, because
 * the other process has written newer data. Does not count as a change to the orders.
 */
export async function updateOrders(
  filters: readonly QueryFilter<OrderRecord>[],
  toUpdate: (order: OrderRecord) => OrderUpdate,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const counts = await Promise.all(filters.map((filter) => Order.countDocuments(filter)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const toWrite = (order: OrderRecord): AnyBulkWriteOperation<OrderRecord> => {
    const { _id, updatedAt } = order
    return { updateOne: { filter: { _id, updatedAt }, update: toUpdate(order) } }
  }
  let done = 0
  for (const filter of filters) {
    const orders = Order.find(filter).lean().cursor({ batchSize: BATCH_SIZE })
    for await (const batch of inChunks(orders, BATCH_SIZE)) {
      await Order.bulkWrite(batch.map(toWrite), { timestamps: false })
      onProgress((done += batch.length), total)
    }
  }
}
