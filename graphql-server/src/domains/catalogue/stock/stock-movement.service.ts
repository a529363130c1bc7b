import { type ClientSession, Types } from 'mongoose'
import { Product } from '../product/product.model.ts'
import { StockMovement, type StockMovementRecord } from './stock-movement.model.ts'

/** A movement to write down. Time, number and identity are its writer's. */
export type Movement = Pick<StockMovementRecord, 'productId' | 'change' | 'reason'> &
  Partial<Pick<StockMovementRecord, 'orderId' | 'userId'>>

/**
 * Writes movements down, within the transaction that moved the stock. For each of them the write of its product must
 * have counted `stockSequence` up by one, also where nothing changed: changes of nothing are left out here.
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

/** The movements with their numbers: the last one of a product has the number that its product has reached. */
async function numbered(movements: Movement[], session: ClientSession) {
  const _id = { $in: movements.map(({ productId }) => productId) }
  const products = await Product.find({ _id }, { stockSequence: 1 }).session(session).lean()
  const reached = new Map(products.map((each) => [each._id.toHexString(), each.stockSequence]))
  return movements
    .toReversed()
    .map((movement) => {
      const id = movement.productId.toHexString()
      const sequence = reached.get(id)
      if (sequence === undefined) throw new Error('A movement of stock was not counted.')
      reached.set(id, sequence - 1)
      return { ...movement, sequence }
    })
    .toReversed()
}
