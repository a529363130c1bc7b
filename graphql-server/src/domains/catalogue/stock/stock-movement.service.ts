import { type ClientSession, Types } from 'mongoose'
import { Product } from '../record/product.model.ts'
import { StockMovement, type StockMovementRecord } from './stock-movement.model.ts'

/** A movement to record. Its time, number and id are added. */
export type Movement = Pick<StockMovementRecord, 'productId' | 'change' | 'reason'> &
  Partial<Pick<StockMovementRecord, 'orderId' | 'userId'>>

/**
 * Records movements within the transaction that changes the stock. For each movement, the product's write must have
 * incremented `stockSequence`, even if the stock is the same. Movements without a change are not recorded.
 */
export async function recordMovements(
  movements: Movement[],
  session: ClientSession,
): Promise<void> {
  if (movements.every(({ change }) => change === 0)) return
  const at = new Date()
  const rows = (await numbered(movements, session))
    .filter(({ change }) => change !== 0)
    .map((movement) => ({
      orderId: null,
      userId: null,
      ...movement,
      _id: new Types.ObjectId(),
      at,
      waitingSince: at,
    }))
  await StockMovement.insertMany(rows, { session, lean: true })
}

/** Numbers the movements. A product's last movement gets the product's current number. */
async function numbered(movements: Movement[], session: ClientSession) {
  const _id = { $in: movements.map(({ productId }) => productId) }
  const products = await Product.find({ _id }, { stockSequence: 1 }).session(session).lean()
  const reached = new Map(products.map((each) => [each._id.toHexString(), each.stockSequence]))
  return movements
    .toReversed()
    .map((movement) => {
      const id = movement.productId.toHexString()
      const sequence = reached.get(id)
      if (sequence === undefined) throw new Error('A stock movement was not numbered.')
      reached.set(id, sequence - 1)
      return { ...movement, sequence }
    })
    .toReversed()
}
