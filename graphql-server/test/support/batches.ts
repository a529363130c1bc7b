import { Types } from 'mongoose'
import { exportMedicineBills } from '../../src/domains/order/packing/medicine-bills.service.ts'
import { exportRecall } from '../../src/domains/order/packing/recall.service.ts'
import { indianDay } from '../../src/lib/time/indian-time.ts'
import { Order } from '../../src/domains/order/record/order.model.ts'
import { setOrderBatches } from '../../src/domains/order/packing/set-batches.service.ts'

/** A batch that does not expire in tests. */
export const BATCH = { number: 'B-1', expiry: '12/99' }

/** Enters one batch for each medicine in an order, so that it can be packed. */
export async function enterBatches(orderId: string, batch = BATCH): Promise<void> {
  const { lines } = await Order.findById(orderId).orFail().lean()
  const entered = lines
    .filter(({ medicine }) => medicine !== undefined)
    .map(({ productId, quantity }) => ({
      productId: productId.toHexString(),
      batches: [{ ...batch, quantity }],
    }))
  await setOrderBatches({ _id: new Types.ObjectId(), role: 'ADMIN' }, { orderId, lines: entered })
}

/** The CSV files with a batch: this month's bills, and its recall. */
export async function exportBatch(number: string): Promise<string[]> {
  const month = indianDay(new Date()).slice(0, 7)
  return Promise.all([exportMedicineBills(month), exportRecall(number)].map(readText))
}

async function readText(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
