import type { ClientSession } from 'mongoose'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { OPEN } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { BagList, type BagRecord } from './bag-list.model.ts'

/** Two digits, which are easy to read on a bag. */
const MAX_BAG = 99

/** The statuses of orders that are being packed or wait for the delivery. */
const BAGGED: OrderStatus[] = ['CONFIRMED', 'PACKED']

/**
 * Gives an order that is confirmed the lowest bag number that no order of today and no open order has, within the
 * transaction that stores the order. An order that still has its number keeps it. Without a free number, it gets none.
 */
export async function giveBag(
  order: OrderRecord,
  status: OrderStatus,
  session: ClientSession,
): Promise<OrderUpdate> {
  if (!BAGGED.includes(status) || BAGGED.includes(order.status)) return {}
  const list = await BagList.findById('bags').session(session).lean()
  const day = indianDay(new Date())
  const taken = await keepTaken(list?.bags ?? [], day, session)
  const number = taken.find(({ orderId }) => orderId.equals(order._id))?.number ?? findFree(taken)
  if (number === null) return { $unset: { bag: 1 } }
  const bags = [
    ...taken.filter((bag) => bag.number !== number),
    { number, orderId: order._id, day },
  ]
  // Two concurrent transactions that write the list conflict, and one starts over.
  await BagList.updateOne({ _id: 'bags' }, { $set: { bags } }, { session, upsert: true })
  return { $set: { bag: number } }
}

/** Drops the numbers of earlier days whose orders are delivered or cancelled. */
async function keepTaken(
  bags: BagRecord[],
  day: string,
  session: ClientSession,
): Promise<BagRecord[]> {
  const earlier = bags.filter((bag) => bag.day !== day).map(({ orderId }) => orderId)
  if (earlier.length === 0) return bags
  const open = await Order.find({ _id: { $in: earlier }, status: { $in: OPEN } }, { _id: 1 })
    .session(session)
    .lean()
  const openIds = new Set(open.map(({ _id }) => _id.toHexString()))
  return bags.filter((bag) => bag.day === day || openIds.has(bag.orderId.toHexString()))
}

function findFree(bags: readonly BagRecord[]): number | null {
  const taken = new Set(bags.map(({ number }) => number))
  for (let number = 1; number <= MAX_BAG; number += 1) if (!taken.has(number)) return number
  return null
}
