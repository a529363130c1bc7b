import { Types } from 'mongoose'
import { inChunks } from '../../../lib/chunks.ts'
import { addDays, indianDay, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { OrderDocument } from '../document/document.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { rankBestSellers } from './best-sellers.ts'
import { sumBilled } from './billed-sales.ts'
import { countOrders, countProducts, type CountedOrder } from './count-orders.ts'
import {
  DailySales,
  SalesProgress,
  type DailySalesRecord,
  type DayCounts,
} from './daily-sales.model.ts'
import { COMPARED_DAYS, RANKED_DAYS } from './sales-report.service.ts'

/** A transaction that changes an order can take a minute, and the clocks of processes differ. */
const OVERLAP_MS = 2 * 60_000
/** An order paid by UPI gets its ID when the payment starts, at most ten minutes before the order is placed. */
const EARLY_ID_MS = 15 * 60_000
const BATCH_SIZE = 1_000

export interface SalesCounter {
  /**
   * Recounts the days whose orders have changed since the last call, or since an earlier process stopped. Returns when
   * to repeat the call if another process was counting the same days, or null.
   */
  update(): Promise<Date | null>
}

/**
 * Keeps the daily sales up to date. Every process does this: a day is always counted from all its orders, and written
 * only if no other process has written it in the meantime.
 */
export function createSalesCounter(now: () => Date = () => new Date()): SalesCounter {
  let countedUntil: Date | null = null
  /** The days to count. They stay until they are written. */
  const changedDays = new Set<string>()
  /** When recently changed orders were changed. The next calls find these orders a second time. */
  const known = new Map<string, number>()
  let rankedDay = ''

  async function findChanges(since: Date, today: string): Promise<void> {
    const orders = Order.find({ updatedAt: { $gt: since } }, CHANGED_FIELDS)
      .sort({ updatedAt: 1 })
      .lean()
      .cursor({ batchSize: BATCH_SIZE })
    const billed: Types.ObjectId[] = []
    for await (const order of orders) {
      const { _id, updatedAt, invoice } = order
      const id = _id.toHexString()
      if (known.get(id) === updatedAt.getTime()) continue
      known.set(id, updatedAt.getTime())
      for (const day of listDays(order, today)) changedDays.add(day)
      if (invoice) billed.push(_id)
    }
    for await (const orderIds of inChunks(billed, BATCH_SIZE)) {
      const documents = await OrderDocument.find(
        { orderId: { $in: orderIds } },
        { issuedAt: 1 },
      ).lean()
      for (const { issuedAt } of documents) changedDays.add(indianDay(issuedAt))
    }
  }

  function forgetChanges(before: Date): void {
    for (const [id, at] of known) if (at <= before.getTime()) known.delete(id)
  }

  return {
    async update() {
      const startedAt = now()
      const today = indianDay(startedAt)
      countedUntil ??= await readProgress()
      await findChanges(overlap(countedUntil), today)
      if (today !== rankedDay) changedDays.add(today)
      if (changedDays.size > 0) {
        for (const day of [...changedDays].sort())
          if (await countDay(day, today)) changedDays.delete(day)
        if (!(await writeBestSellers(today))) changedDays.add(today)
        if (changedDays.size > 0) return now()
        if (today !== rankedDay) await forgetOldDays(today)
        await saveProgress(startedAt)
        rankedDay = today
      }
      countedUntil = startedAt
      forgetChanges(overlap(startedAt))
      return null
    },
  }
}

const CHANGED_FIELDS = { createdAt: 1, updatedAt: 1, invoice: 1, refunds: 1 } as const

/**
 * The days on which an order counts: when it was placed and, if it stores no documents, when its invoice was issued and
 * its refunds were made. A refund that has failed at the card provider no longer says when it was made.
 */
function listDays(
  { createdAt, invoice, refunds = [] }: Pick<OrderRecord, 'createdAt' | 'invoice' | 'refunds'>,
  today: string,
): string[] {
  const hasDocuments = invoice?.state && invoice.state !== 'WITHDRAWN'
  if (!invoice || hasDocuments) return [indianDay(createdAt)]
  const billed = indianDay(invoice.issuedAt)
  const hasFailed = refunds.some(({ failedReference }) => failedReference !== undefined)
  const since = Array.from({ length: hasFailed ? COMPARED_DAYS : 0 }, (_, n) => addDays(today, -n))
  const moments = [createdAt, invoice.issuedAt, ...refunds.flatMap((one) => one.refundedAt ?? [])]
  return [...moments.map(indianDay), ...since.filter((day) => day > billed)]
}

function overlap(moment: Date): Date {
  return new Date(moment.getTime() - OVERLAP_MS)
}

/** A new name recounts all orders. Change it to count more about them. */
const PROGRESS = 'orders, with documents'

/** Reads the time until which orders were counted. At first, no order was. */
async function readProgress(): Promise<Date> {
  const progress = await SalesProgress.findById(PROGRESS).lean()
  return progress?.countedUntil ?? new Date(OVERLAP_MS)
}

async function saveProgress(countedUntil: Date): Promise<void> {
  await SalesProgress.updateOne({ _id: PROGRESS }, { $set: { countedUntil } }, { upsert: true })
}

/** Counts a day. Returns false if another process has written it in the meantime. */
async function countDay(day: string, today: string): Promise<boolean> {
  const before = await DailySales.findById(day, { version: 1 }).lean()
  const orders = await readOrders(day)
  const counts = { ...countOrders(orders), ...(await sumBilled(day)) }
  const products = isWithin(day, RANKED_DAYS, today) ? countProducts(orders) : []
  return writeDay(day, before?.version ?? 0, { counts, isOpen: isOpen(counts), products })
}

function isOpen(counts: DayCounts): boolean {
  const { newOrders, paymentsToVerify, refundsDue, prescriptionsToCheck, cashToCollect } = counts
  return newOrders + paymentsToVerify + refundsDue + prescriptionsToCheck + cashToCollect > 0
}

/** Reads a day's orders. Their IDs are in chronological order, except that UPI orders are a little early. */
async function readOrders(day: string): Promise<CountedOrder[]> {
  const [from, to] = [startOfIndianDay(day), startOfIndianDay(addDays(day, 1))]
  const fields = {
    ...{ status: 1, payment: 1, lines: 1, total: 1, check: 1, refunds: 1 },
    ...{ checkDue: 1, replaces: 1, createdAt: 1 },
  }
  const orders = await Order.find(
    { _id: { $gte: toId(from.getTime() - EARLY_ID_MS), $lt: toId(to.getTime()) } },
    fields,
  )
    .sort({ _id: 1 })
    .batchSize(BATCH_SIZE)
    .lean()
  return orders.filter(({ createdAt }) => indianDay(createdAt) === day)
}

function toId(milliseconds: number): Types.ObjectId {
  return Types.ObjectId.createFromTime(Math.floor(milliseconds / 1000))
}

/** Writes a day with the version that was read, 0 for a new day. Returns false if its version has changed. */
async function writeDay(
  day: string,
  version: number,
  fields: Partial<DailySalesRecord>,
): Promise<boolean> {
  const update = { $set: fields, $inc: { version: 1 } }
  try {
    const { matchedCount, upsertedCount } = await DailySales.updateOne(
      { _id: day, version },
      update,
      { upsert: version === 0 },
    )
    return matchedCount + upsertedCount > 0
  } catch (error) {
    // Another process has counted the day for the first time.
    if (isDuplicate(error)) return false
    throw error
  }
}

/**
 * Ranks the products of the latest days. Returns false if another process has written the latest day in the meantime.
 */
async function writeBestSellers(today: string): Promise<boolean> {
  const first = addDays(today, 1 - RANKED_DAYS)
  const days = await DailySales.find(
    { _id: { $gte: first, $lte: today } },
    { products: 1, version: 1 },
  )
    .sort({ _id: 1 })
    .lean()
  const version = days.find(({ _id }) => _id === today)?.version
  if (version === undefined) return false
  return writeDay(today, version, { bestSellers: rankBestSellers(days, today) })
}

/** Deletes data that no page shows. */
async function forgetOldDays(today: string): Promise<void> {
  const first = addDays(today, 1 - COMPARED_DAYS)
  await DailySales.deleteMany({ _id: { $lt: first }, isOpen: false })
  await DailySales.updateMany(
    { _id: { $lt: today }, bestSellers: { $ne: null } },
    { $unset: { bestSellers: 1 } },
  )
}

/** Whether the day is one of the last days. */
function isWithin(day: string, days: number, today: string): boolean {
  return day > addDays(today, -days)
}
