import type { GstReturnFindingKind } from '../../../contract/types.generated.ts'
import { OrderDocument } from '../document/document.model.ts'
import { formatNumber, splitNumber } from '../document/series.ts'
import { BILLED } from '../record/order-statuses.ts'
import { Order } from '../record/order.model.ts'
import { isInGap, type NumberGaps } from './number-gaps.ts'
import type { ReturnPeriod } from './return-period.ts'
import {
  MAX_PLACES,
  placeOf,
  toPlace,
  type Found,
  type ReturnPlace,
  type ReturnSums,
  type SeriesSum,
} from './return-sums.ts'
import { agrees } from './return-tables.ts'

/** Something that is missing in a return, or that does not fit together. */
export interface ReturnFinding extends Found {
  kind: GstReturnFindingKind
}

/** Finds what an accountant should know before the return is filed. */
export async function findProblems(
  period: ReturnPeriod,
  sums: ReturnSums,
): Promise<ReturnFinding[]> {
  const findings = [
    ...(period.end > new Date() ? [{ kind: 'PERIOD_OPEN' as const, ...nothing() }] : []),
    ...(await findWaiting(period)),
    ...(await findGaps(sums)),
    ...(await findLost(period, sums)),
    ...[...sums.found].map(([kind, found]) => ({ kind, ...found })),
  ]
  if (sums.gstins.size > 1) {
    findings.push({ kind: 'SEVERAL_GSTINS', count: sums.gstins.size, places: [] })
  }
  if (!agrees(sums)) findings.push({ kind: 'SUMS_DIFFER', ...nothing() })
  return findings
}

const nothing = () => ({ count: 0, places: [] })

/** Orders that left the shop before the end of the period without an invoice. */
async function findWaiting({ end }: ReturnPeriod): Promise<ReturnFinding[]> {
  const places: ReturnPlace[] = []
  let count = 0
  const waiting = Order.find({ invoiceDue: true, status: { $in: BILLED } })
  for await (const { _id, number, history } of waiting.sort({ _id: 1 }).lean().cursor()) {
    if (!history.some(({ status, at }) => BILLED.includes(status) && at < end)) continue
    count += 1
    if (count > MAX_PLACES) continue
    const orderId = _id.toHexString()
    places.push({ orderId, orderNumber: number, documentNumber: null })
  }
  return count > 0 ? [{ kind: 'INVOICE_WAITS', count, places }] : []
}

/** Numbers that no document has, between the first and the last one of a series, and directly before the first one. */
async function findGaps({ series, gaps: known }: ReturnSums): Promise<ReturnFinding[]> {
  const gaps: ReturnFinding[] = []
  for (const { first, last, total } of series.values()) {
    const before = numberBefore(first, known)
    const isBeforeMissing = before !== null && !(await isGiven(before))
    const missing = placeOf(last) - placeOf(first) + 1 - total
    const others = missing > 0 ? await countOthers({ first, last, total }) : 0
    const count = missing - others + (isBeforeMissing ? 1 : 0)
    if (count > 0) gaps.push({ kind: 'NUMBERS_MISSING', count, places: [first, last] })
  }
  return gaps
}

/** Returns null for the first number, and after numbers that were lost when a dump was restored. */
function numberBefore(first: ReturnPlace, known: NumberGaps): string | null {
  const { series, place } = splitNumber(first.documentNumber ?? '')
  return place > 1 && !isInGap(known, series, place - 1) ? formatNumber(series, place - 1) : null
}

/** Numbers that were lost when a dump was restored in this period, with the documents before and after them. */
async function findLost({ start, end }: ReturnPeriod, { gaps }: ReturnSums) {
  const found: ReturnFinding[] = []
  for (const [series, lost] of gaps) {
    for (const { from, to } of lost.filter(({ at }) => at >= start && at < end)) {
      const around = [from - 1, to + 1].map((place) => formatNumber(series, place))
      const documents = await OrderDocument.find({ number: { $in: around } })
        .sort({ number: 1 })
        .lean()
      const places = documents.map(toPlace)
      found.push({ kind: 'NUMBERS_LOST', count: to - from + 1, places })
    }
  }
  return found
}

/** Whether a document has this number, or an order's invoice from a time without GST. */
async function isGiven(number: string): Promise<boolean> {
  const document = await OrderDocument.exists({ number })
  return document !== null || (await Order.exists({ 'invoice.number': number })) !== null
}

/** Counts the numbers in a series whose documents are not in the return. */
async function countOthers({ first, last, total }: Omit<SeriesSum, 'kind'>): Promise<number> {
  const between = { $gte: first.documentNumber, $lte: last.documentNumber }
  const documents = await OrderDocument.countDocuments({ number: between })
  const invoices = await Order.countDocuments({
    'invoice.number': between,
    'invoice.state': null,
  })
  return documents + invoices - total
}
