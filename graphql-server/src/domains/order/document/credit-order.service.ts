import { Types, type ClientSession } from 'mongoose'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import type { RefundRecord } from '../record/refund.model.ts'
import { findAllDocuments, findBilled, findCurrentDocuments } from './current-documents.ts'
import { planCredit, planFullCredit, type PlannedCredit } from './credit-plan.ts'
import { OrderDocument, type DocumentRecord } from './document.model.ts'
import { listOpenLines } from './document-lines.ts'
import { takeNumber } from './series.ts'

/**
 * Credits an order's invoices in full within the transaction that cancels or unpacks it. Returns the order's update.
 * Invoices from a time without GST stay as they are.
 */
export async function creditCancelled(
  order: OrderRecord,
  session: ClientSession,
): Promise<OrderUpdate> {
  const update: OrderUpdate = { $unset: { invoiceDue: 1 } }
  if (order.invoice?.state !== 'OPEN') return update
  const documents = await findAllDocuments(order._id, session)
  await issueCredits(planFullCredit(listOpenLines(documents, order)), session)
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
  const documents = await findCurrentDocuments(order._id, order.invoice, session)
  const open = listOpenLines(documents, order)
  const billed = rejected.filter(({ productId }) => findBilled(documents, productId))
  const amount = sumTotals(billed).total
  await issueCredits(planCredit(open, { amount, lines: billed }), session)
  return {}
}

/**
 * Credits the refunds that were made after the order's last invoice, or before it, within their transaction. Each
 * refund is credited once: while a part of the invoice waits, only if its items are billed. A second payment was never
 * charged, and a cancellation is credited when it happens.
 */
export async function creditRefunds(
  order: Pick<OrderRecord, '_id' | 'invoice' | 'amendments'> & { isComplete: boolean },
  refunds: readonly RefundRecord[],
  session: ClientSession,
): Promise<void> {
  const { _id, invoice } = order
  const made = refunds.filter(isCredited)
  if (invoice?.state !== 'OPEN' || made.length === 0) return
  const documents = await findCurrentDocuments(_id, invoice, session)
  for (const refund of made) {
    if (documents.some(({ refundId }) => refundId === refund.id)) continue
    if (!order.isComplete && !isBilled(refund, documents)) continue
    const plan = planCredit(listOpenLines(documents, order), refund)
    documents.push(...(await issueCredits(plan, session, refund.id)))
  }
}

/** Whether a refund is for certain items, which these documents charge. */
function isBilled({ lines = [] }: RefundRecord, documents: readonly DocumentRecord[]): boolean {
  return lines.length > 0 && lines.every(({ productId }) => findBilled(documents, productId))
}

/** Whether a refund reduces the invoice: it was made, and not for a second payment or for lines that left the order. */
export function isCredited({ state, reason }: RefundRecord): boolean {
  return state === 'REFUNDED' && (reason === 'PART_OF_LINES' || reason === 'GOODWILL')
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
