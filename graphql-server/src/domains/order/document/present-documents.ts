import type { BasisPoints } from '../../../lib/money.ts'
import { nameStateTax } from '../../gst/states.ts'
import { amendmentsOf, type AmendmentRecord } from '../record/amendment.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { isCredited } from './credit-order.service.ts'
import type { DocumentLineRecord, DocumentRecord } from './document.model.ts'

/** A line as clients know it. On invoices without GST, it has neither an HSN code nor a rate. */
export interface PresentedLine extends Omit<DocumentLineRecord, 'hsn' | 'rate'> {
  hsn?: string
  rate?: BasisPoints
  stateTaxName: 'SGST' | 'UTGST'
}

/** Whether a line has tax. */
export const isTaxed = ({ rate = 0 }: Pick<PresentedLine, 'rate'>) => rate > 0

/**
 * Whether an invoice without GST was refunded in full. A registered shop says so with credit notes.
 */
export function isRefunded({ kind, order }: Pick<PresentedDocument, 'kind' | 'order'>): boolean {
  const made = refundsOf(order).filter(isCredited)
  const refunded = made.reduce((sum, { amount }) => sum + amount, 0)
  return kind === 'INVOICE' && refunded > 0 && refunded >= order.total
}

/** A document as clients know it. */
export interface PresentedDocument extends Omit<
  DocumentRecord,
  '_id' | 'lines' | 'placeOfSupply' | 'hsnDigits'
> {
  id: string
  order: OrderRecord
  lines: PresentedLine[]
  /** Missing on invoices without GST. */
  placeOfSupply?: string
  /** The corrections of batches since it was issued, oldest first. */
  amendments: AmendmentRecord[]
}

/**
 * Whether a document has a place for the pharmacist's signature: it is the bill of a medicine that needs a prescription.
 * Source: Drugs Rules, 1945, rule 65 (3).
 */
export function needsSignature({ kind, lines, order }: PresentedDocument): boolean {
  if (kind === 'CREDIT_NOTE') return false
  const scheduled = order.lines.filter(({ schedule }) => schedule !== undefined)
  return lines.some((line) => scheduled.some(({ productId }) => productId.equals(line.productId)))
}

/**
 * All documents of an order, oldest first. An invoice without GST is not stored: the order has what it shows.
 *
 * @param stored The order's stored documents, oldest first.
 */
export function presentDocuments(
  order: OrderRecord,
  stored: readonly DocumentRecord[],
): PresentedDocument[] {
  const documents = stored.map(({ _id, lines, hsnDigits, ...document }) => ({
    ...document,
    id: _id.toHexString(),
    order,
    amendments: amendmentsOf(order, document.number),
    lines: lines.map((line) => ({
      ...line,
      hsn: line.hsn.slice(0, hsnDigits),
      stateTaxName: nameStateTax(document.placeOfSupply),
    })),
  }))
  return order.invoice && !order.invoice.state
    ? [...documents, presentInvoice(order, order.invoice)]
    : documents
}

function presentInvoice(
  order: OrderRecord,
  { number, issuedAt, seller, buyerName }: NonNullable<OrderRecord['invoice']>,
): PresentedDocument {
  const { _id: orderId, number: orderNumber, deliveryAddress: address, total, roundOff } = order
  // After unpacking, a later invoice has the same number.
  const amendments = amendmentsOf(order, number).filter(({ at }) => at >= issuedAt)
  return {
    ...{ id: `${orderId.toHexString()}-invoice`, order, orderId, orderNumber, kind: 'INVOICE' },
    ...{ number, issuedAt, seller, buyerName, address, total, amendments },
    ...(roundOff && { roundOff }),
    lines: order.lines.map((line) => toLine(line, amendments)),
  }
}

/** The order has the corrected batches, and the first amendment the ones that were issued. */
function toLine(
  { discountedPrice, quantity, ...line }: OrderLineRecord,
  amendments: readonly AmendmentRecord[],
): PresentedLine {
  const { productId, name, unit, price, medicine } = line
  const first = amendments.find((amendment) => amendment.productId.equals(productId))
  const batches = first?.before ?? line.batches
  const total = discountedPrice * quantity
  return {
    ...{ productId, name, unit, price, discountedPrice, quantity, total },
    ...{ taxable: total, cgst: 0, sgst: 0, igst: 0, stateTaxName: 'SGST' },
    ...(medicine && { medicine }),
    ...(batches && { batches }),
  }
}
