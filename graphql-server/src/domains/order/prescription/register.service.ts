import { stringify } from 'csv-stringify/sync'
import { Types, type ClientSession } from 'mongoose'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import { requestError } from '../../../lib/errors.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findOldestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { formatIndianTime, indianMonth } from '../../../lib/time/indian-time.ts'
import { orderMessages } from '../messages.ts'
import { formatExpiry } from '../record/batch-expiry.ts'
import { keptLines } from '../record/kept-lines.ts'
import { nameWithUnit, type OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import {
  RegisterEntry,
  type RegisterEntryRecord,
  type RegisterPage,
} from './register-entry.model.ts'

const MAX_PAGE = 100
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** New columns are at the end, so that the others keep their place. */
const COLUMNS = [
  ...['date', 'patient', 'prescriber', 'medicine', 'quantity', 'order'],
  ...['prescriberAddress', 'prescriberRegistration', 'maker', 'batches'],
]

/**
 * Adds an order's H1 medicines to the register when it is delivered. Corrects the entries when a delivered order gets
 * another status.
 */
export async function registerDelivery(
  order: OrderRecord,
  status: OrderStatus,
  session: ClientSession,
): Promise<void> {
  const isDelivered = status === 'DELIVERED'
  if (isDelivered === (order.status === 'DELIVERED')) return
  await registerLines(order, keptLines(order), isDelivered ? 1 : -1, session)
}

/** Adds the H1 medicines among these lines to the register, or corrects their entries. */
export async function registerLines(
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  sign: 1 | -1,
  session: ClientSession,
): Promise<void> {
  const entries = toEntries({ ...order, lines: [...lines] }, sign)
  if (entries.length > 0) await RegisterEntry.insertMany(entries, { session, lean: true })
}

function toEntries(
  { _id, number, lines, check }: OrderRecord,
  sign: 1 | -1,
): RegisterEntryRecord[] {
  if (!check) return []
  const { patient, prescriber, prescription } = check
  const at = new Date()
  return lines
    .filter(({ schedule }) => schedule === 'H1')
    .map(({ quantity, medicine, batches, ...line }) => ({
      ...{ _id: new Types.ObjectId(), at, month: toMonth(at) },
      ...{ orderId: _id, orderNumber: number, patient, prescriber },
      medicine: nameWithUnit(line),
      quantity: sign * quantity,
      ...(prescription && {
        prescriberAddress: prescription.prescriberAddress,
        prescriberRegistration: prescription.prescriberRegistration,
      }),
      ...(medicine && { maker: medicine.maker }),
      ...(batches && { batches }),
    }))
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
