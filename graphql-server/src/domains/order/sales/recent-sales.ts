import { Types } from 'mongoose'
import { DAY_MS } from '../../../lib/time/days.ts'
import { Order } from '../record/order.model.ts'

const WINDOW_MS = 90 * DAY_MS
/** An order paid by UPI gets its ID when the payment starts, so it can appear up to ten minutes late. */
const LATE_MS = 15 * 60_000

export interface RecentSales {
  /** Reads the orders since the last call. Returns the items ordered in the last 90 days, by product. */
  update(): Promise<Map<string, number>>
}

/** Counts ordered items by day in memory, so that each order is read once. */
export function createRecentSales(now: () => number = Date.now): RecentSales {
  const days = new Map<number, Map<string, number>>()
  /** The IDs of counted orders that may be read a second time. */
  const counted = new Map<string, number>()
  let readUntil = now() - WINDOW_MS

  async function countSince(time: number): Promise<void> {
    const after = Types.ObjectId.createFromTime(Math.floor(time / 1000))
    const orders = Order.find({ _id: { $gte: after } }, { lines: 1 })
      .sort({ _id: 1 })
      .lean()
      .cursor()
    for await (const { _id, lines } of orders) {
      const id = _id.toHexString()
      if (counted.has(id)) continue
      const at = _id.getTimestamp().getTime()
      counted.set(id, at)
      const pieces = getOrAdd(days, Math.floor(at / DAY_MS))
      for (const { productId, quantity } of lines) addTo(pieces, productId.toHexString(), quantity)
    }
  }

  function forgetOld(): void {
    const firstDay = Math.floor((now() - WINDOW_MS) / DAY_MS)
    for (const day of days.keys()) if (day < firstDay) days.delete(day)
    for (const [id, at] of counted) if (at < readUntil - LATE_MS) counted.delete(id)
  }

  return {
    async update() {
      const startedAt = now()
      await countSince(readUntil - LATE_MS)
      readUntil = startedAt
      forgetOld()
      const sum = new Map<string, number>()
      for (const pieces of days.values()) for (const [id, count] of pieces) addTo(sum, id, count)
      return sum
    },
  }
}

function getOrAdd(days: Map<number, Map<string, number>>, day: number): Map<string, number> {
  const pieces = days.get(day) ?? new Map<string, number>()
  days.set(day, pieces)
  return pieces
}

function addTo(counts: Map<string, number>, id: string, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count)
}
