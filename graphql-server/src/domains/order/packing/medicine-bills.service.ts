import { stringify } from 'csv-stringify/sync'
import { toRupees } from '../../../lib/money.ts'
import {
  addDays,
  formatIndianTime,
  lastDayOfMonth,
  startOfIndianDay,
} from '../../../lib/time/indian-time.ts'
import { requireMonth } from '../prescription/register.service.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { nameWithUnit, type OrderLineRecord } from '../record/order-line.model.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { billedPrescription } from '../record/billed-prescription.ts'

const COLUMNS = [
  ...['invoice', 'date', 'customer', 'patient', 'patientAddress'],
  ...['prescriber', 'prescriberAddress', 'prescriberRegistration'],
  ...['medicine', 'maker', 'batch', 'expiry', 'quantity', 'amount', 'order', 'state'],
  // New columns are at the end, so that the others keep their place.
  ...['pharmacist', 'pharmacistRegistration'],
]

/**
 * Exports a month's bills of medicines as CSV in parts, with one row for each medicine and batch, and amounts in
 * rupees. The bill of a cancelled order stays, and says so. Throws at once unless the month has the form '2026-11'.
 */
export function exportMedicineBills(month: string): AsyncIterable<string> {
  requireMonth(month)
  return writeBills(month)
}

async function* writeBills(month: string): AsyncGenerator<string> {
  yield stringify([COLUMNS], { bom: true })
  const issuedAt = {
    $gte: startOfIndianDay(`${month}-01`),
    $lt: startOfIndianDay(addDays(lastDayOfMonth(month), 1)),
  }
  const billed = Order.find({ 'invoice.issuedAt': issuedAt })
  for await (const order of billed.sort({ 'invoice.issuedAt': 1 }).lean().cursor()) {
    const rows = toRows(order)
    if (rows.length > 0) yield stringify(rows, { escape_formulas: true })
  }
}

function toRows(order: OrderRecord): unknown[][] {
  const { number = '', issuedAt = order.createdAt, buyerName = '' } = order.invoice ?? {}
  const state = isCancelled(order) ? 'Cancelled' : ''
  return order.lines
    .filter(({ medicine }) => medicine !== undefined)
    .flatMap((line) => {
      const people = line.schedule ? billedPrescription(order) : null
      const { patient, patientAddress, prescriber, prescriberAddress, prescriberRegistration } =
        people ?? {}
      const { pharmacist, pharmacistRegistration } = people ?? {}
      return batchesOf(line).map(({ batch, expiry, quantity }) => [
        ...[number, formatIndianTime(issuedAt), buyerName, patient, patientAddress],
        ...[prescriber, prescriberAddress, prescriberRegistration],
        ...[nameWithUnit(line), line.medicine?.maker, batch, expiry, quantity],
        ...[toRupees(quantity * line.discountedPrice), order.number, state],
        ...[pharmacist, pharmacistRegistration],
      ])
    })
}

/** One row for each batch; one without a batch until it is packed. */
function batchesOf({ batches = [], quantity }: OrderLineRecord) {
  if (batches.length === 0) return [{ batch: '', expiry: '', quantity }]
  return batches.map((each) => ({
    ...{ batch: each.number, expiry: formatExpiry(each.expiry), quantity: each.quantity },
  }))
}
