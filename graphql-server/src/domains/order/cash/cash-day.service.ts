import type { ClientSession, Types } from 'mongoose'
import type { CashEntryKind } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { parseIndianDay } from '../../../lib/time/indian-time.ts'
import { requestError } from '../../../lib/errors.ts'
import { orderMessages } from '../messages.ts'
import { Order } from '../record/order.model.ts'
import { CashBook, type CashBookRecord, type CashEntryRecord } from './cash-book.model.ts'

interface CashFigures {
  /** The number of orders that were paid in cash. */
  orders: number
  received: Paise
  paidBack: Paise
  handedOver: Paise
}

/** The cash of one person. The ID is null if the person is unknown. */
export interface CashCollector extends CashFigures {
  adminId: Types.ObjectId | null
}

export interface CashDay extends CashFigures, Omit<CashBookRecord, '_id' | 'movements'> {
  day: string
  float: Paise
  expenses: Paise
  /** The cash that should be left. Negative if more was taken than was there. */
  rest: Paise
  collectors: CashCollector[]
}

/** A part of a person's cash. */
type Movement = Partial<CashFigures> & Pick<CashCollector, 'adminId'>

interface Range {
  start: Date
  end: Date
}

/**
 * Sums up the receipts, refunds, entries and counts of a day in Indian time, such as '2026-11-27'. Throws if the text is
 * not a day.
 */
export async function reportCash(day: string, session?: ClientSession): Promise<CashDay> {
  const parsed = parseIndianDay(day)
  if (!parsed) throw requestError(orderMessages.DAY_MALFORMED({ argument: 'day' }))
  const range = { ...parsed, end: new Date(parsed.start.getTime() + DAY_MS) }
  // One after the other, because a transaction cannot run queries in parallel.
  const book = await CashBook.findById(day, null, { session }).lean()
  const receipts = await listReceipts(range, session)
  const refunds = await listRefunds(range, session)
  const { version = 0, entries = [], counts = [] } = book ?? {}
  const collectors = listCollectors([...receipts, ...refunds, ...listHandovers(entries)])
  const figures = collectors.reduce(addFigures, noFigures)
  const float = totalOf(entries, 'FLOAT')
  const expenses = totalOf(entries, 'EXPENSE')
  const { received, paidBack, handedOver } = figures
  const rest = float + received - paidBack - expenses - handedOver
  return { day, ...figures, float, expenses, rest, collectors, version, entries, counts }
}

async function listReceipts({ start, end }: Range, session?: ClientSession): Promise<Movement[]> {
  const filter = { 'payment.cash.at': { $gte: start, $lt: end }, 'payment.cash.amount': { $gt: 0 } }
  const paid = await Order.find(filter, { payment: 1 }, { session }).lean()
  return paid.map(({ payment: { cash } }) => ({
    ...{ adminId: cash?.adminId ?? null, orders: 1, received: cash?.amount ?? 0 },
  }))
}

async function listRefunds({ start, end }: Range, session?: ClientSession): Promise<Movement[]> {
  const filter = { 'refunds.cashAt': { $gte: start, $lt: end } }
  const refunded = await Order.find(filter, { refunds: 1 }, { session }).lean()
  return refunded
    .flatMap(({ refunds = [] }) => refunds)
    .filter(({ cashAt }) => cashAt && cashAt >= start && cashAt < end)
    .map(({ adminId = null, amount }) => ({ adminId, paidBack: amount }))
}

const doesCount = ({ struck }: CashEntryRecord) => struck === undefined

function listHandovers(entries: readonly CashEntryRecord[]): Movement[] {
  return entries
    .filter(({ kind }) => kind === 'HANDOVER')
    .filter(doesCount)
    .map(({ memberId = null, amount }) => ({ adminId: memberId, handedOver: amount }))
}

function totalOf(entries: readonly CashEntryRecord[], wanted: CashEntryKind): Paise {
  return entries
    .filter(doesCount)
    .reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0)
}

const noFigures: CashFigures = { orders: 0, received: 0, paidBack: 0, handedOver: 0 }

function addFigures(sum: CashFigures, more: Partial<CashFigures>): CashFigures {
  const { orders = 0, received = 0, paidBack = 0, handedOver = 0 } = more
  return {
    orders: sum.orders + orders,
    received: sum.received + received,
    paidBack: sum.paidBack + paidBack,
    handedOver: sum.handedOver + handedOver,
  }
}

/** The person who received most comes first. */
function listCollectors(movements: readonly Movement[]): CashCollector[] {
  const byPerson = new Map<string, CashCollector>()
  for (const { adminId, ...figures } of movements) {
    const key = adminId?.toHexString() ?? ''
    const known = byPerson.get(key) ?? noFigures
    byPerson.set(key, { adminId, ...addFigures(known, figures) })
  }
  return [...byPerson.values()].sort((one, other) => other.received - one.received)
}
