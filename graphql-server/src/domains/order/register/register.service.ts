import { stringify } from 'csv-stringify/sync'
import { Types, type ClientSession } from 'mongoose'
import { requestError } from '../../../lib/errors.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findOldestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { formatIndianTime, indianMonth } from '../../../lib/time/indian-time.ts'
import { orderMessages } from '../messages.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { findCurrentDocuments } from '../document/current-documents.ts'
import { nameWithUnit } from '../record/order-line.model.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { PrescriptionCheckRecord } from '../record/prescription-check.model.ts'
import {
  RegisterEntry,
  type RegisterEntryRecord,
  type RegisterPage,
} from './register-entry.model.ts'
import { findDifference, listCredited, listSupplied, type Supply } from './supplies.ts'

const MAX_PAGE = 100
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** New columns are at the end, so that the others keep their place. */
const COLUMNS = [
  ...['date', 'patient', 'prescriber', 'medicine', 'quantity', 'order'],
  ...['prescriberAddress', 'prescriberRegistration', 'maker', 'batches', 'document'],
]

/**
 * Brings the register up to date with an order, after each change to its status, documents, batches or refunds, within
 * the transaction that makes the change. Adds entries for the difference, and never changes one.
 */
export async function settleRegister(order: OrderRecord, session: ClientSession): Promise<void> {
  const { _id: orderId, check, status } = order
  const isRecorded = check && order.lines.some(({ schedule }) => schedule === 'H1')
  if (!isRecorded) return
  const isDelivered = status === 'DELIVERED'
  const isCredited = order.invoice?.state === 'CREDITED'
  // The entries of credited documents do not change when the order is packed anew.
  if (isCredited && !isDelivered && !isCancelled(order)) return
  const entries = await RegisterEntry.find({ orderId }).sort({ _id: 1 }).session(session).lean()
  const known = entries.flatMap(fromEntry)
  // A delivered order whose new invoice waits has nothing to do with the one that was credited.
  const invoice = isDelivered && isCredited ? undefined : order.invoice
  const documents = invoice?.state ? await findCurrentDocuments(orderId, invoice, session) : []
  const wanted = isDelivered
    ? listSupplied(order, documents)
    : listCredited(order, documents, known)
  const numbers = ['', invoice?.number, ...documents.map(({ number }) => number)]
  const earlier = known.filter(({ document }) => numbers.includes(document))
  const added = findDifference(wanted, earlier).map((supply) => toEntry(order, check, supply))
  if (added.length > 0) await RegisterEntry.insertMany(added, { session, lean: true })
}

function fromEntry({
  document = '',
  medicine,
  quantity,
  batches = [],
}: RegisterEntryRecord): Supply[] {
  const sign = quantity < 0 ? -1 : 1
  const packs = batches.map((batch) => ({ ...batch, quantity: sign * batch.quantity }))
  const all = packs.length > 0 ? packs : [{ quantity }]
  return all.map((batch) => ({ document, medicine, ...batch }))
}

function toEntry(
  { _id: orderId, number: orderNumber, lines }: OrderRecord,
  { patient, prescriber, prescription }: PrescriptionCheckRecord,
  { document, medicine, number, expiry, quantity }: Supply,
): RegisterEntryRecord {
  const at = new Date()
  const maker = lines.find((line) => nameWithUnit(line) === medicine)?.medicine?.maker
  return {
    ...{ _id: new Types.ObjectId(), at, month: toMonth(at), orderId, orderNumber },
    ...{ patient, prescriber, medicine, quantity },
    ...(document && { document }),
    ...(prescription && {
      prescriberAddress: prescription.prescriberAddress,
      prescriberRegistration: prescription.prescriberRegistration,
    }),
    ...(maker !== undefined && { maker }),
    ...(number && expiry && { batches: [{ number, expiry, quantity: Math.abs(quantity) }] }),
  }
}

/** The month of a moment in Indian time, such as '2026-11'. */
export function toMonth(moment: Date): string {
  const { year, month } = indianMonth(moment)
  return `${year}-${String(month + 1).padStart(2, '0')}`
}

/** Lists a month's entries, oldest first. Throws unless the month has the form '2026-11'. */
export async function listRegister({
  month,
  ...args
}: PageArgs & { month: string }): Promise<RegisterPage> {
  requireMonth(month)
  const page = pageRequest(listOf('register', { month }), args, MAX_PAGE)
  return findOldestPage(RegisterEntry, { month }, page)
}

/** Exports a month's entries as CSV in parts. Throws at once unless the month has the form '2026-11'. */
export function exportRegister(month: string): AsyncIterable<string> {
  requireMonth(month)
  return writeRegister(month)
}

/** Cells that a spreadsheet would treat as formulas start with an apostrophe. */
async function* writeRegister(month: string): AsyncGenerator<string> {
  yield stringify([COLUMNS], { bom: true })
  for await (const entry of RegisterEntry.find({ month }).sort({ _id: 1 }).lean().cursor()) {
    const { at, patient, prescriber, medicine, quantity, orderNumber } = entry
    const { prescriberAddress, prescriberRegistration, maker } = entry
    const cells = [
      ...[formatIndianTime(at), patient, prescriber, medicine, quantity, orderNumber],
      ...[prescriberAddress, prescriberRegistration, maker].map((fact) => fact || NOT_RECORDED),
      describeBatches(entry),
      entry.document ?? NOT_RECORDED,
    ]
    yield stringify([cells], { escape_formulas: true })
  }
}

const NOT_RECORDED = 'not recorded'

/** For example, '2 of B123 (03/27), 1 of C4 (12/27)'. */
function describeBatches({ batches = [] }: RegisterEntryRecord): string {
  if (batches.length === 0) return NOT_RECORDED
  return batches
    .map(({ number, expiry, quantity }) => `${quantity} of ${number} (${formatExpiry(expiry)})`)
    .join(', ')
}

/** Throws unless the month has the form '2026-11'. */
export function requireMonth(month: string): void {
  if (!MONTH.test(month)) throw requestError(orderMessages.MONTH_MALFORMED({ argument: 'month' }))
}
