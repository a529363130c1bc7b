import type { ClientSession, Types } from 'mongoose'
import type { InvoiceRecord } from '../record/invoice.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { OrderDocument, type DocumentRecord } from './document.model.ts'

/** All stored documents of an order, oldest first, within a transaction. */
export function findAllDocuments(
  orderId: Types.ObjectId,
  session: ClientSession,
): Promise<DocumentRecord[]> {
  return OrderDocument.find({ orderId }).sort({ _id: 1 }).session(session).lean().exec()
}

/**
 * The last invoice of an order, which can be several documents, with its credit notes. Earlier invoices were credited in
 * full. Does not compare times, because the clock can go back.
 */
export async function findCurrentDocuments(
  orderId: Types.ObjectId,
  { issuedAt, numbers }: InvoiceRecord,
  session: ClientSession,
): Promise<DocumentRecord[]> {
  const documents = await findAllDocuments(orderId, session)
  const isLast = (one: DocumentRecord) =>
    one.kind !== 'CREDIT_NOTE' &&
    (numbers?.includes(one.number) ?? one.issuedAt.getTime() === issuedAt.getTime())
  const ids = new Set(documents.filter(isLast).map(({ _id }) => _id.toHexString()))
  return documents.filter(({ _id, corrects }) =>
    ids.has((corrects?.documentId ?? _id).toHexString()),
  )
}

/** Finds the document with a product that is not a credit note. */
export function findBilled(
  documents: readonly DocumentRecord[],
  productId: Types.ObjectId,
): DocumentRecord | undefined {
  return documents.find(
    ({ kind, lines }) =>
      kind !== 'CREDIT_NOTE' && lines.some((line) => line.productId.equals(productId)),
  )
}

/** The lines of an order that these documents do not charge. */
export function listUnbilled(
  lines: readonly OrderLineRecord[],
  documents: readonly DocumentRecord[],
): OrderLineRecord[] {
  return lines.filter(({ productId }) => !findBilled(documents, productId))
}
