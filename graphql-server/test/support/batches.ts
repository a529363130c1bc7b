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
  await setOrderBatches({ orderId, lines: entered })
}
