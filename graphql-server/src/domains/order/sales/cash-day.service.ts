import type { Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { parseIndianDay } from '../../../lib/time/indian-time.ts'
import { requestError } from '../../../lib/errors.ts'
import { orderMessages } from '../messages.ts'
import { Order } from '../record/order.model.ts'

/** Cash from some orders. */
interface CashFigures {
  orders: number
  received: Paise
}

/** The cash that one person has received. The ID is null if the person is unknown. */
export interface CashCollector extends CashFigures {
  adminId: Types.ObjectId | null
}

export interface CashDay extends CashFigures {
  day: string
  /** The person who received most comes first. */
  collectors: CashCollector[]
}

/** Reports the cash received on a day in Indian time, such as '2026-11-27'. Throws if it is not a day. */
export async function reportCash(day: string): Promise<CashDay> {
  const parsed = parseIndianDay(day)
  if (!parsed) throw requestError(orderMessages.DAY_MALFORMED({ argument: 'day' }))
  const at = { $gte: parsed.start, $lt: new Date(parsed.start.getTime() + DAY_MS) }
  const paid = await Order.find({ 'payment.cash.at': at }, { payment: 1 }).lean()
  const byPerson = new Map<string, CashCollector>()
  for (const { payment } of paid) {
    const { adminId = null, amount = 0 } = payment.cash ?? {}
    const key = adminId?.toHexString() ?? ''
    const { orders = 0, received = 0 } = byPerson.get(key) ?? {}
    byPerson.set(key, { adminId, orders: orders + 1, received: received + amount })
  }
  const collectors = [...byPerson.values()].sort((one, other) => other.received - one.received)
  const received = collectors.reduce((sum, person) => sum + person.received, 0)
  return { day, orders: paid.length, received, collectors }
}
