import { stringify } from 'csv-stringify/sync'
import { inChunks } from '../../../lib/chunks.ts'
import { groupBy } from '../../../lib/database/loaders.ts'
import { toRupees } from '../../../lib/money.ts'
import {
  addDays,
  formatIndianTime,
  lastDayOfMonth,
  startOfIndianDay,
} from '../../../lib/time/indian-time.ts'
import { spread } from '../../gst/spread.ts'
import { OrderDocument } from '../document/document.model.ts'
import { headings } from '../document/pdf/texts.ts'
import { presentDocuments, type PresentedDocument } from '../document/present-documents.ts'
import { requireMonth } from '../register/register.service.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { countItems } from '../record/kept-lines.ts'
import { pickReturned } from '../record/batches.ts'
import { billedPrescription } from '../record/billed-prescription.ts'
import { nameWithUnit, type BatchRecord } from '../record/order-line.model.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'

const CHUNK = 100
/** New columns are at the end, so that the others keep their place. */
const COLUMNS = [
  ...['invoice', 'date', 'customer', 'patient', 'patientAddress'],
  ...['prescriber', 'prescriberAddress', 'prescriberRegistration'],
  ...['medicine', 'maker', 'batch', 'expiry', 'quantity', 'amount', 'order', 'state'],
  ...['pharmacist', 'pharmacistRegistration', 'document', 'corrects'],
]

/**
 * Exports a month's documents with medicines as CSV in parts, with one row for each medicine and batch, and amounts in
 * rupees. Packs that came back are negative: on credit notes, in amendments, and for a shop without GST, which issues no credit
 * notes, below the invoice. Throws at once unless the month has the form '2026-11'.
 */
export function exportMedicineBills(month: string): AsyncIterable<string> {
  requireMonth(month)
  return writeBills(month)
}

async function* writeBills(month: string): AsyncGenerator<string> {
  yield stringify([COLUMNS], { bom: true })
  for await (const document of readDocuments(month)) {
    const rows = toRows(document)
    if (rows.length > 0) yield stringify(rows, { escape_formulas: true })
  }
}

/** Reads the stored documents of a month, and then the invoices from a time without GST, oldest first. */
async function* readDocuments(month: string): AsyncGenerator<PresentedDocument> {
  const start = startOfIndianDay(`${month}-01`)
  const issuedAt = { $gte: start, $lt: startOfIndianDay(addDays(lastDayOfMonth(month), 1)) }
  const stored = OrderDocument.find({ issuedAt }).sort({ issuedAt: 1, _id: 1 }).lean().cursor()
  for await (const documents of inChunks(stored, CHUNK)) {
    const found = await Order.find({ _id: { $in: documents.map(({ orderId }) => orderId) } }).lean()
    const orders = groupBy(found, ({ _id }) => [_id.toHexString()])
    for (const document of documents) {
      const [order] = orders.get(document.orderId.toHexString()) ?? []
      const [presented] = order ? presentDocuments(order, [document]) : []
      if (presented) yield presented
    }
  }
  const plain = Order.find({ 'invoice.issuedAt': issuedAt, 'invoice.state': null })
  for await (const order of plain.sort({ 'invoice.issuedAt': 1 }).lean().cursor()) {
    yield* presentDocuments(order, [])
  }
}

/** Packs of one batch with their price, or a price only. */
interface Packs {
  batch?: BatchRecord
  quantity: number
  amount: number
}

function toRows(document: PresentedDocument): unknown[][] {
  const { order, kind, lines } = document
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1
  const medicines = lines.filter(({ medicine }) => medicine !== undefined)
  return medicines.flatMap((line) => {
    const row = (packs: Packs, at: Date, state: string, signed: 1 | -1) =>
      toRow(document, line, { packs, at, state, sign: signed })
    const amended = document.amendments
      .filter(({ productId }) => productId.equals(line.productId))
      .flatMap(({ at, before, after }) => {
        const write = (batches: BatchRecord[], signed: 1 | -1) =>
          listPacks({ ...line, batches }).map((packs) => row(packs, at, 'Amended', signed))
        return [...write(before, -1), ...write(after, 1)]
      })
    const issued = listPacks(line).map((packs) => row(packs, document.issuedAt, '', sign))
    const returned = kind === 'INVOICE' ? listReturned(order, line) : []
    return [
      ...issued,
      ...amended,
      ...returned.flatMap(({ at, state, ...back }) =>
        listPacks(back).map((packs) => row(packs, at, state, -1)),
      ),
    ]
  })
}

type Line = PresentedDocument['lines'][number]

/** The items that came back to a shop without GST: with refunds, and with the cancellation. */
function listReturned(order: OrderRecord, { productId, discountedPrice, quantity: sold }: Line) {
  const { batches } = order.lines.find((line) => line.productId.equals(productId)) ?? {}
  const made = refundsOf(order).filter(
    ({ state, reason, atDoor }) =>
      atDoor === true || (state === 'REFUNDED' && reason === 'PART_OF_LINES'),
  )
  const back = made.map((refund) => ({
    at: refund.refundedAt ?? refund.addedAt ?? order.updatedAt,
    state: 'Returned',
    quantity: countItems([refund], productId),
  }))
  const left = sold - countItems(made, productId)
  const at = order.history.findLast(isCancelled)?.at ?? order.updatedAt
  if (isCancelled(order)) back.push({ at, state: 'Cancelled', quantity: left })
  return back
    .filter(({ quantity }) => quantity > 0)
    .map((one) => {
      const packs = pickReturned(batches, one.quantity)
      return { ...one, total: one.quantity * discountedPrice, ...(packs && { batches: packs }) }
    })
}

/** Divides a line's total among its batches. A line without batches has one row. */
function listPacks({
  quantity,
  total,
  batches = [],
}: Pick<Line, 'quantity' | 'total' | 'batches'>): Packs[] {
  if (batches.length === 0) return [{ quantity, amount: total }]
  const amounts = spread(
    total,
    batches.map((batch) => batch.quantity),
  )
  return batches.map((batch, index) => ({
    ...{ batch, quantity: batch.quantity, amount: amounts[index] ?? 0 },
  }))
}

interface Row {
  packs: Packs
  at: Date
  state: string
  sign: 1 | -1
}

function toRow(document: PresentedDocument, line: Line, { packs, at, state, sign }: Row) {
  const { order, number, buyerName, kind, corrects } = document
  const { batch, quantity, amount } = packs
  const isScheduled = order.lines.some(
    ({ productId, schedule }) => schedule !== undefined && productId.equals(line.productId),
  )
  const people = isScheduled ? billedPrescription(order) : null
  return [
    ...[number, formatIndianTime(at), buyerName, people?.patient, people?.patientAddress],
    ...[people?.prescriber, people?.prescriberAddress, people?.prescriberRegistration],
    ...[nameWithUnit(line), line.medicine?.maker, batch?.number ?? ''],
    ...[batch ? formatExpiry(batch.expiry) : '', sign * quantity, sign * toRupees(amount)],
    ...[order.number, state, people?.pharmacist, people?.pharmacistRegistration],
    ...[headings[kind]().message, corrects?.number ?? ''],
  ]
}
