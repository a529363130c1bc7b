import {
  computeCreditTax,
  computeLineTax,
  subtractTax,
  sumTaxes,
  type LineTax,
  type TaxKind,
} from '../../gst/line-tax.ts'
import type { Paise } from '../../../lib/money.ts'
import { amendmentsOf } from '../record/amendment.model.ts'
import { pickReturned, subtractBatches } from '../record/batches.ts'
import type { BatchRecord, OrderLineRecord } from '../record/order-line.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { DocumentLineRecord, DocumentRecord } from './document.model.ts'
import type { LineGst } from './line-gst.ts'

/** A document's line for an order line. */
export function toDocumentLine(
  { productId, name, unit, quantity, price, discountedPrice, ...line }: OrderLineRecord,
  { hsn, rate, isExempt }: LineGst,
  kind: TaxKind,
): DocumentLineRecord {
  const total = discountedPrice * quantity
  return {
    ...{ productId, name, unit, quantity, price, discountedPrice, total },
    ...computeLineTax(total, rate, kind),
    ...{ hsn, rate, ...(isExempt && { isExempt }) },
    ...(line.medicine && { medicine: line.medicine }),
    ...(line.batches && { batches: line.batches }),
  }
}

/** A credit note's line, which reduces an invoice's line. */
export function toCreditLine(
  { line, left, kind }: OpenLine,
  { quantity, total }: { quantity: number; total: Paise },
): DocumentLineRecord {
  const others = { ...line }
  delete others.batches
  const batches = pickReturned(left.batches, quantity)
  return {
    ...others,
    ...{ quantity, total },
    ...computeCreditTax(left, total, line.rate, kind),
    ...(batches && { batches }),
  }
}

/** An invoice's line, with the items, the amount and the taxes that were not credited yet. */
export interface OpenLine {
  invoice: DocumentRecord
  line: DocumentLineRecord
  kind: TaxKind
  /** The part of the invoice's rounding that was not credited yet. */
  roundOffLeft: Paise
  /** With the batches that were handed over, as far as they are known. */
  left: LineTax & { quantity: number; total: Paise; batches?: BatchRecord[] }
}

/** The lines of an order's invoices, with the amounts that they still charge. */
export function listOpenLines(
  documents: readonly DocumentRecord[],
  order: Pick<OrderRecord, 'amendments'> = {},
): OpenLine[] {
  const credits = documents.filter(({ kind }) => kind === 'CREDIT_NOTE')
  return documents
    .filter(({ kind }) => kind !== 'CREDIT_NOTE')
    .flatMap((invoice) => {
      const notes = credits.filter(({ corrects }) => corrects?.documentId.equals(invoice._id))
      const own = notes.flatMap(({ lines }) => lines)
      const credited = notes.reduce((sum, { roundOff = 0 }) => sum + roundOff, 0)
      const roundOffLeft = (invoice.roundOff ?? 0) - credited
      const amendments = amendmentsOf(order, invoice.number)
      return invoice.lines.map((line) => {
        const isOfLine = ({ productId }: { productId: OrderLineRecord['productId'] }) =>
          productId.equals(line.productId)
        const batches = amendments.findLast(isOfLine)?.after ?? line.batches
        const left = subtract({ ...line, ...(batches && { batches }) }, own.filter(isOfLine))
        return { invoice, line, kind: taxKindOf(invoice), roundOffLeft, left }
      })
    })
}

function subtract(line: DocumentLineRecord, credits: DocumentLineRecord[]): OpenLine['left'] {
  const sum = (name: 'quantity' | 'total') => credits.reduce((all, each) => all + each[name], 0)
  const left = {
    ...{ quantity: line.quantity - sum('quantity'), total: line.total - sum('total') },
    ...subtractTax(line, sumTaxes(credits)),
  }
  if (!line.batches) return left
  const credited = credits.flatMap(({ batches = [] }) => batches)
  return { ...left, batches: subtractBatches(line.batches, credited) }
}

/** The kind of tax: CGST and SGST for a sale within the seller's state, IGST for a sale to another state. */
export function taxKindOf({
  seller,
  placeOfSupply,
}: Pick<DocumentRecord, 'seller' | 'placeOfSupply'>): TaxKind {
  return seller.gstin?.slice(0, 2) === placeOfSupply ? 'CENTRAL_AND_STATE' : 'INTEGRATED'
}
