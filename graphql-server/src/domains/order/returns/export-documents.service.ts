import { stringify } from 'csv-stringify/sync'
import { inChunks } from '../../../lib/chunks.ts'
import { requestError } from '../../../lib/errors.ts'
import { addDays, parseIndianDay, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { presentDocuments } from '../document/present-documents.ts'
import { Order } from '../record/order.model.ts'
import { LIST_COLUMNS, listRows } from './document-list.ts'
import { writeRows } from './export-return.service.ts'
import { returnMessages } from './messages.ts'
import { readDocuments } from './return-documents.ts'

/** Documents whose orders are read together. */
const READ_TOGETHER = 200

interface Range {
  start: Date
  end: Date
}

/**
 * Exports all invoices, bills of supply and credit notes from one day to another, in Indian time, as CSV in parts. Throws
 * at once unless these are days such as '2026-11-30', in this order.
 */
export function exportDocuments(from: string, to: string): AsyncIterable<string> {
  if (!parseIndianDay(from) || !parseIndianDay(to) || from > to)
    throw requestError(returnMessages.RANGE_MALFORMED())
  return writeList({ start: startOfIndianDay(from), end: startOfIndianDay(addDays(to, 1)) })
}

async function* writeList(range: Range): AsyncGenerator<string> {
  yield stringify([LIST_COLUMNS], { bom: true })
  yield* writeInvoices(range)
  for await (const documents of inChunks(readDocuments(range), READ_TOGETHER)) {
    const ids = documents.map(({ orderId }) => orderId)
    const orders = await Order.find({ _id: { $in: ids } }, { status: 1, payment: 1 })
      .batchSize(READ_TOGETHER)
      .lean()
    const byId = new Map(orders.map((order) => [order._id.toHexString(), order]))
    yield writeRows(
      documents.flatMap((document) => listRows(document, byId.get(document.orderId.toHexString()))),
    )
  }
}

/** Invoices without GST, which orders contain. */
async function* writeInvoices({ start, end }: Range): AsyncGenerator<string> {
  const invoiced = Order.find({
    'invoice.issuedAt': { $gte: start, $lt: end },
    'invoice.state': null,
  })
  for await (const order of invoiced.sort({ 'invoice.issuedAt': 1 }).lean().cursor()) {
    yield writeRows(presentDocuments(order, []).flatMap((document) => listRows(document, order)))
  }
}
