import type { AnyBulkWriteOperation } from 'mongoose'
import { inChunks } from '../../../lib/chunks.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { storeRefunds } from '../record/payment-changes.ts'

/** A longer command would keep the database busy. */
const BATCH_SIZE = 500

/** Orders with a refund in the fields of releases before the list. */
const REFUNDED = [
  { 'payment.state': { $in: ['REFUND_DUE', 'REFUNDED'] } },
  { 'check.refund': { $ne: null } },
] as const

/**
 * Creates the list of refunds of existing orders from the fields of earlier releases. Skips orders that change meanwhile:
 * this release has written their list, or `refundsOf` reads the fields. Sends no mails. Idempotent.
 */
export async function listRefunds(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const counts = await Promise.all(REFUNDED.map((filter) => Order.countDocuments(filter)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const filter of REFUNDED) {
    const orders = Order.find(filter).lean().cursor({ batchSize: BATCH_SIZE })
    for await (const batch of inChunks(orders, BATCH_SIZE)) {
      await Order.bulkWrite(batch.map(toUpdate), { timestamps: false })
      onProgress((done += batch.length), total)
    }
  }
}

function toUpdate(order: OrderRecord): AnyBulkWriteOperation<OrderRecord> {
  const { _id, updatedAt } = order
  return { updateOne: { filter: { _id, updatedAt }, update: storeRefunds(refundsOf(order)) } }
}
