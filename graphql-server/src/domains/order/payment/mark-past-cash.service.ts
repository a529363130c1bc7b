import type { AnyBulkWriteOperation } from 'mongoose'
import { inChunks } from '../../../lib/chunks.ts'
import { methodsPaidOnDelivery } from '../method/methods.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { setState, storeCash, withCash } from '../record/payment-changes.ts'

/** A longer command would keep the database busy. */
const BATCH_SIZE = 500

/**
 * Marks the cash of orders as received that were delivered before the store recorded it, when they were delivered: they
 * counted as paid. Skips orders that change meanwhile. Idempotent.
 */
export async function markPastCash(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const unmarked = {
    status: 'DELIVERED' as const,
    'payment.state': 'DUE' as const,
    'payment.method': { $in: methodsPaidOnDelivery() },
  }
  const total = await Order.countDocuments(unmarked)
  let done = 0
  const orders = Order.find(unmarked).lean().cursor({ batchSize: BATCH_SIZE })
  for await (const batch of inChunks(orders, BATCH_SIZE)) {
    await Order.bulkWrite(batch.map(toUpdate), { timestamps: false })
    onProgress((done += batch.length), total)
  }
}

function toUpdate(order: OrderRecord): AnyBulkWriteOperation<OrderRecord> {
  const { _id, updatedAt, history } = order
  const at = history.findLast(({ status }) => status === 'DELIVERED')?.at ?? updatedAt
  const receipt = { adminId: null, at, withDelivery: true as const }
  const update = mergeUpdates(setState('RECEIVED', null, at), storeCash(withCash(order, receipt)))
  return { updateOne: { filter: { _id, updatedAt }, update } }
}
