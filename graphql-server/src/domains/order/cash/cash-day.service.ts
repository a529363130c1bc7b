import type { Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { parseIndianDay } from '../../../lib/time/indian-time.ts'
import { requestError } from '../../../lib/errors.ts'
import { orderMessages } from '../messages.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { CashBook, type CashBookRecord, type CashHandoverRecord } from './cash-book.model.ts'

/** Cash from some orders. */
interface CashFigures {
  orders: number
  received: Paise
}

/** The cash that one person has received. The ID is null if the person is unknown. */
export interface CashCollector extends CashFigures {
  adminId: Types.ObjectId | null
  handedOver: Paise
}

export interface CashDay extends CashFigures, Omit<CashBookRecord, '_id'> {
  day: string
  collectors: CashCollector[]
}

/**
 * Reports the cash received on a day in Indian time, such as '2026-11-27', and what was done with it. Throws if it is
 * not a day.
 */
export async function reportCash(day: string): Promise<CashDay> {
  const parsed = parseIndianDay(day)
  if (!parsed) throw requestError(orderMessages.DAY_MALFORMED({ argument: 'day' }))
  const at = { $gte: parsed.start, $lt: new Date(parsed.start.getTime() + DAY_MS) }
  const [paid, book] = await Promise.all([
    Order.find({ 'payment.cash.at': at }, { payment: 1 }).lean(),
    CashBook.findById(day).lean(),
  ])
  const { version = 0, handovers = [], counts = [] } = book ?? {}
  const collectors = listCollectors(paid, handovers)
  const received = collectors.reduce((sum, person) => sum + person.received, 0)
  return { day, orders: paid.length, received, collectors, version, handovers, counts }
}

/** The person who received most comes first. */
function listCollectors(
  paid: Pick<OrderRecord, 'payment'>[],
  handovers: CashHandoverRecord[],
): CashCollector[] {
  const byPerson = new Map<string, CashCollector>()
  for (const { payment } of paid) {
    const { adminId = null, amount = 0 } = payment.cash ?? {}
    const key = adminId?.toHexString() ?? ''
    const { orders = 0, received = 0, handedOver = 0 } = byPerson.get(key) ?? {}
    byPerson.set(key, { adminId, orders: orders + 1, received: received + amount, handedOver })
  }
  for (const { memberId, amount } of handovers) {
    const key = memberId.toHexString()
    const { orders = 0, received = 0, handedOver = 0 } = byPerson.get(key) ?? {}
    byPerson.set(key, { adminId: memberId, orders, received, handedOver: handedOver + amount })
  }
  return [...byPerson.values()].sort((one, other) => other.received - one.received)
}
