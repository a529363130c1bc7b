import { inChunks } from '../../../lib/chunks.ts'
import { CANCELLED } from '../record/order-statuses.ts'
import { Order } from '../record/order.model.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { setState } from '../record/payment-changes.ts'

/** A longer command would keep the database busy. */
const BATCH_SIZE = 500

/**
 * Marks received or claimed payments for refund if their order was cancelled before cancelling did so. A later
 * migration creates the refund list. Sends no emails. Idempotent.
 */
export async function markPastRefunds(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const states = ['RECEIVED', 'CLAIMED'] as const
  const forgotten = { status: { $in: CANCELLED }, total: { $gt: 0 } }
  const total = await Order.countDocuments({ ...forgotten, 'payment.state': { $in: states } })
  let done = 0
  for (const from of states) {
    const payable = { ...forgotten, 'payment.state': from }
    const ids = Order.find(payable, { _id: 1 }).lean().cursor({ batchSize: BATCH_SIZE })
    for await (const batch of inChunks(ids, BATCH_SIZE)) {
      await Order.updateMany(
        { ...payable, _id: { $in: batch.map(({ _id }) => _id) } },
        mergeUpdates(setState('REFUND_DUE', null), { $set: { 'payment.refund': { from } } }),
        { timestamps: false },
      )
      onProgress((done += batch.length), total)
    }
  }
}
