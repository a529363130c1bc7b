import { Types, type ClientSession } from 'mongoose'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { InvoiceRecord } from '../record/invoice.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { planCredit, planFullCredit, type PlannedCredit } from './credit-plan.ts'
import { OrderDocument, type DocumentRecord } from './document.model.ts'
import { listOpenLines } from './document-lines.ts'
import { takeNumber } from './series.ts'

/**
 * Credits an order's invoices in full within the transaction that cancels or unpacks it. Returns the order's update.
 * Invoices from a time without GST stay as they are.
 */
export async function creditCancelled(
  { _id, invoice }: OrderRecord,
  session: ClientSession,
): Promise<OrderUpdate> {
  const update: OrderUpdate = { $unset: { invoiceDue: 1 } }
  if (invoice?.state !== 'OPEN') return update
  await issueCredits(planFullCredit(listOpenLines(await findDocuments(_id, session))), session)
  return { ...update, $set: { 'invoice.state': 'CREDITED' } }
}

/**
 * Credits lines that leave an order after its invoice, within their transaction. An order that keeps no line is credited
 * as cancelled. Returns the order's update.
 */
export async function creditRejected(
  order: OrderRecord,
  { kept, rejected }: { kept: OrderLineRecord[]; rejected: OrderLineRecord[] },
  session: ClientSession,
): Promise<OrderUpdate> {
  if (kept.length === 0) return creditCancelled(order, session)
  if (order.invoice?.state !== 'OPEN' || rejected.length === 0) return {}
  const open = listOpenLines(await findCurrent(order._id, order.invoice, session))
  const amount = sumTotals(rejected).total
  await issueCredits(planCredit(open, { amount, lines: rejected }), session)
  return {}
}

/**
 * Credits the refunds that were made after the order's last invoice, or before it, within their transaction. Each
 * refund is credited once. A second payment was never charged, and a cancellation is credited when it happens.
 */
export async function creditRefunds(
  { _id, invoice }: Pick<OrderRecord, '_id' | 'invoice'>,
  refunds: readonly RefundRecord[],
  session: ClientSession,
): Promise<void> {
  const made = refunds.filter(isCredited)
  if (invoice?.state !== 'OPEN' || made.length === 0) return
  const documents = await findCurrent(_id, invoice, session)
  for (const refund of made) {
    if (documents.some(({ refundId }) => refundId === refund.id)) continue
    const plan = planCredit(listOpenLines(documents), refund)
    documents.push(...(await issueCredits(plan, session, refund.id)))
  }
}

/** Whether a refund reduces the invoice: it was made, and not for a second payment or for lines that left the order. */
export function isCredited({ state, reason }: RefundRecord): boolean {
  return state === 'REFUNDED' && (reason === 'PART_OF_LINES' || reason === 'GOODWILL')
}

function findDocuments(orderId: Types.ObjectId, session: ClientSession): Promise<DocumentRecord[]> {
  return OrderDocument.find({ orderId }).sort({ _id: 1 }).session(session).lean().exec()
}

/**
 * The last invoice of an order, which can be two documents, with its credit notes. Earlier invoices were credited in
 * full. Does not compare times, because the clock can go back.
 */
async function findCurrent(
  orderId: Types.ObjectId,
  { issuedAt }: InvoiceRecord,
  session: ClientSession,
): Promise<DocumentRecord[]> {
  const documents = await findDocuments(orderId, session)
  const isLast = (one: DocumentRecord) =>
    one.kind !== 'CREDIT_NOTE' && one.issuedAt.getTime() === issuedAt.getTime()
  const ids = new Set(documents.filter(isLast).map(({ _id }) => _id.toHexString()))
  return documents.filter(({ _id, corrects }) =>
    ids.has((corrects?.documentId ?? _id).toHexString()),
  )
}

async function issueCredits(
  plan: readonly PlannedCredit[],
  session: ClientSession,
  refundId?: string,
): Promise<DocumentRecord[]> {
  const issuedAt = new Date()
  const notes: DocumentRecord[] = []
  for (const planned of plan) {
    const number = await takeNumber('CREDIT_NOTE', issuedAt, session)
    notes.push({ ...toCreditNote(planned), number, issuedAt, ...(refundId && { refundId }) })
  }
  await OrderDocument.insertMany(notes, { session, lean: true })
  return notes
}

function toCreditNote({ invoice, lines, roundOff = 0 }: PlannedCredit) {
  const { _id: documentId, number, issuedAt, kind, total } = invoice
  return {
    ...invoice,
    _id: new Types.ObjectId(),
    kind: 'CREDIT_NOTE' as const,
    lines,
    total: lines.reduce((sum, line) => sum + line.total, roundOff),
    ...(invoice.roundOff && { roundOff }),
    corrects: { documentId, number, issuedAt, kind, total },
  }
}
