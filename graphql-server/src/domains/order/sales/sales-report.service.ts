import { addDays, indianDay } from '../../../lib/time/indian-time.ts'
import {
  DailySales,
  type BestSellersRecord,
  type DailySalesRecord,
  type DayCounts,
} from './daily-sales.model.ts'

/** The reported periods, in days that end today. */
export const PERIODS = [1, 7, 30] as const
/** The number of days in the best-seller lists and the chart. */
export const RANKED_DAYS = Math.max(...PERIODS)
/** The longest period and the one before it. */
export const COMPARED_DAYS = 2 * RANKED_DAYS

export type SalesFigures = Pick<DayCounts, 'orders' | 'cancelled' | 'revenue' | 'gross' | 'refunds'>

export interface DayFigures extends SalesFigures {
  day: string
}

export interface PeriodReport extends BestSellersRecord {
  current: SalesFigures
  /** The same number of days before. */
  previous: SalesFigures
}

/** The counts of open work. */
type OpenOrders = Omit<DayCounts, keyof SalesFigures>

export interface SalesReport {
  open: OpenOrders
  periods: PeriodReport[]
  /** The longest period, oldest day first. Days without orders are included. */
  days: DayFigures[]
}

type ReadDay = Pick<DailySalesRecord, '_id' | 'counts' | 'bestSellers'>

/** Reports the sales as they were last counted, with one command. */
export async function reportSales(now = new Date()): Promise<SalesReport> {
  const today = indianDay(now)
  const read: ReadDay[] = await DailySales.find(
    { _id: { $lte: today } },
    { counts: 1, bestSellers: 1 },
  )
    .sort({ _id: 1 })
    .batchSize(1_000)
    .lean()
  const byDay = new Map(read.map((day) => [day._id, day]))
  /** The days from `from` to `to` days ago, oldest first. */
  const daysBetween = (from: number, to: number): DayFigures[] =>
    Array.from({ length: from - to + 1 }, (_, n) => {
      const day = addDays(today, n - from)
      const counts = byDay.get(day)?.counts
      return { day, ...sum(counts ? [counts] : []) }
    })
  const ranked = read.findLast(({ bestSellers }) => bestSellers)?.bestSellers ?? []
  const periods = PERIODS.map((days) => ({
    ...(ranked.find((one) => one.days === days) ?? { byPieces: [], byRevenue: [] }),
    days,
    current: sum(daysBetween(days - 1, 0)),
    previous: sum(daysBetween(2 * days - 1, days)),
  }))
  return {
    open: countOpen(read.map(({ counts }) => counts)),
    periods,
    days: daysBetween(RANKED_DAYS - 1, 0),
  }
}

/** Counts the open work as it was last counted, with one command. */
export async function countOpenOrders(now = new Date()): Promise<OpenOrders> {
  const days = await DailySales.find({ _id: { $lte: indianDay(now) } }, { counts: 1 })
    .sort({ _id: 1 })
    .batchSize(1_000)
    .lean()
  return countOpen(days.map(({ counts }) => counts))
}

function sum(days: readonly Partial<SalesFigures>[]): SalesFigures {
  return {
    orders: total(days, 'orders'),
    cancelled: total(days, 'cancelled'),
    revenue: total(days, 'revenue'),
    gross: total(days, 'gross'),
    refunds: total(days, 'refunds'),
  }
}

function countOpen(days: readonly DayCounts[]): OpenOrders {
  return {
    newOrders: total(days, 'newOrders'),
    oldestNewAt: days.find(({ oldestNewAt }) => oldestNewAt)?.oldestNewAt ?? null,
    paymentsToVerify: total(days, 'paymentsToVerify'),
    refundsDue: total(days, 'refundsDue'),
    prescriptionsToCheck: total(days, 'prescriptionsToCheck'),
    cashToCollect: total(days, 'cashToCollect'),
    cashMissing: total(days, 'cashMissing'),
  }
}

/** Days that the previous release has counted have neither cash nor the sums of documents. */
function total<Field extends string>(
  rows: readonly Partial<Record<Field, number>>[],
  field: Field,
): number {
  return rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)
}
