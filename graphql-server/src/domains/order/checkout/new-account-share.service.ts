import type { ClientSession, Types } from 'mongoose'
import { findStocks } from '../../catalogue/stock/stock.service.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { Reservation } from './reservation.model.ts'

/**
 * Whether a user may reserve a draft's items. Users without a delivered order together hold at most half the items of
 * each product, and at least one. Runs in the transaction that takes the items, so that two reservations conflict.
 */
export async function isWithinShare(
  { userId, lines }: Pick<OrderRecord, 'userId' | 'lines'>,
  session: ClientSession,
): Promise<boolean> {
  if (await Order.exists({ userId, status: 'DELIVERED' }).session(session)) return true
  const ids = lines.map(({ productId }) => productId)
  const stocks = await findStocks(ids, session)
  const held = await countHeldByNew(ids, session)
  return lines.every(({ productId, quantity }) => {
    const id = productId.toHexString()
    const taken = held.get(id) ?? 0
    const half = Math.floor(((stocks.get(id) ?? 0) + taken) / 2)
    return taken + quantity <= Math.max(1, half)
  })
}

/** Counts the items that users without a delivered order hold, by product. */
async function countHeldByNew(
  ids: Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, number>> {
  const holding = { isHeld: true, 'lines.productId': { $in: ids } }
  const reservations = await Reservation.find(holding, { userId: 1, lines: 1 })
    .session(session)
    .lean()
  const userIds = reservations.map(({ userId }) => userId)
  const known = await Order.distinct('userId', {
    userId: { $in: userIds },
    status: 'DELIVERED',
  }).session(session)
  const isKnown = new Set(known.map(String))
  const held = new Map<string, number>()
  for (const { userId, lines } of reservations) {
    if (isKnown.has(userId.toHexString())) continue
    for (const { productId, quantity } of lines) {
      const id = productId.toHexString()
      held.set(id, (held.get(id) ?? 0) + quantity)
    }
  }
  return held
}
