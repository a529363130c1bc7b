import type { QueryFilter } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import { addDays, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { isCredited } from '../document/credit-order.service.ts'
import { OrderDocument } from '../document/document.model.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'

/** The amounts of a day's documents. */
export interface BilledSales {
  gross: Paise
  refunds: Paise
}

/** The time from the start of a day to its end. */
interface Range {
  $gte: Date
  $lt: Date
}

/**
 * Adds up the invoices and credit notes of a day. Invoices without GST have no credit notes: their refunds count on the
 * day when they were made, and an invoice that is marked as cancelled does not count.
 */
export async function sumBilled(day: string): Promise<BilledSales> {
  const range = { $gte: startOfIndianDay(day), $lt: startOfIndianDay(addDays(day, 1)) }
  const [documents, invoiced, refunded] = await Promise.all([
    OrderDocument.find({ issuedAt: range }, { kind: 1, total: 1 }).lean(),
    findPlain({ 'invoice.issuedAt': range }),
    findPlain({ 'refunds.refundedAt': range }),
  ])
  const notes = documents.filter(({ kind }) => kind === 'CREDIT_NOTE')
  const plain = new Map([...invoiced, ...refunded].map((order) => [order.number, order]))
  const credits = [...plain.values()].flatMap(listCredits).filter(({ at }) => isIn(range, at))
  return {
    gross: sumOf(documents) - sumOf(notes) + sumOf(invoiced),
    refunds: sumOf(notes) + sumOf(credits),
  }
}

/** Finds orders whose invoice has no GST, and is not marked as cancelled. */
async function findPlain(filter: QueryFilter<OrderRecord>): Promise<OrderRecord[]> {
  const orders = await Order.find({ ...filter, 'invoice.state': null }).lean()
  return orders.filter((order) => !isCancelled(order))
}

/**
 * The credit notes that an invoice without GST would have: one for each refund, not before the invoice. As credit notes,
 * they never exceed the invoice, which lines can have left after they were refunded.
 */
function listCredits(order: OrderRecord): { at: Date; total: Paise }[] {
  const { invoice, total } = order
  if (!invoice) return []
  const { issuedAt } = invoice
  const made = refundsOf(order)
    .filter(isCredited)
    .map(({ refundedAt = issuedAt, amount }) => ({
      at: refundedAt > issuedAt ? refundedAt : issuedAt,
      amount,
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  let left = total
  return made.map(({ at, amount }) => {
    const credited = Math.min(amount, left)
    left -= credited
    return { at, total: credited }
  })
}

function isIn({ $gte, $lt }: Range, at: Date): boolean {
  return at >= $gte && at < $lt
}

const sumOf = (rows: readonly { total: Paise }[]) => rows.reduce((sum, { total }) => sum + total, 0)
