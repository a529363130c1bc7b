import { Types } from 'mongoose'
import { toCreditLine, toDocumentLine } from '../../src/domains/order/document/document-lines.ts'
import type {
  DocumentLineRecord,
  DocumentRecord,
} from '../../src/domains/order/document/document.model.ts'
import { writtenAddress } from './factories.ts'

/** A line for one item of a price in paise. */
interface SoldLine {
  total: number
  /** In percent. */
  percent: number
  hsn?: string
  quantity?: number
}

/** How a document is made. By default, a shop in Karnataka sells to a consumer there. */
export interface WrittenDocument extends Partial<Omit<DocumentRecord, 'lines'>> {
  lines: SoldLine[]
}

/** Creates a tax invoice, which is not stored. */
export function writeInvoice({ lines: sold, ...fields }: WrittenDocument): DocumentRecord {
  const { placeOfSupply = '29' } = fields
  const kind = placeOfSupply === '29' ? 'CENTRAL_AND_STATE' : 'INTEGRATED'
  const lines = sold.map(({ total, percent, hsn = '1905', quantity = 1 }) => {
    const discountedPrice = total / quantity
    const prices = { price: discountedPrice, discount: 0, discountedPrice }
    const goods = { productId: new Types.ObjectId(), name: 'Goods', unit: '', image: null }
    return toDocumentLine({ ...goods, ...prices, quantity }, { hsn, rate: percent * 100 }, kind)
  })
  return {
    _id: new Types.ObjectId(),
    orderId: new Types.ObjectId(),
    orderNumber: `ORD-${fields.number ?? 1}`,
    kind: 'TAX_INVOICE',
    number: 'T26-27/000001',
    issuedAt: new Date('2026-11-05T06:30:00Z'),
    seller: { name: 'Shop', address: '', phone: '', email: '', gstin: '29ABCDE1234F1ZW' },
    buyerName: 'Asha',
    address: { ...writtenAddress, addressId: new Types.ObjectId() },
    placeOfSupply,
    hsnDigits: 4,
    lines,
    total: sumOf(lines),
    ...fields,
  }
}

/** Credits an amount of the first line of an invoice, and all its items if the amount is its total. */
export function writeCredit(
  invoice: DocumentRecord,
  total: number,
  fields: Partial<DocumentRecord> = {},
): DocumentRecord {
  const { _id: documentId, number, issuedAt, kind, lines } = invoice
  const [line] = lines
  if (!line) throw new Error('An invoice has lines')
  const taxKind = invoice.placeOfSupply === '29' ? 'CENTRAL_AND_STATE' : 'INTEGRATED'
  const quantity = total === line.total ? line.quantity : 0
  const credit = toCreditLine(
    { invoice, line, left: line, kind: taxKind, roundOffLeft: 0 },
    { quantity, total },
  )
  return {
    ...invoice,
    _id: new Types.ObjectId(),
    kind: 'CREDIT_NOTE',
    number: 'CN26-27/000001',
    lines: [credit],
    total,
    corrects: { documentId, number, issuedAt, kind, total: invoice.total },
    ...fields,
  }
}

const sumOf = (lines: DocumentLineRecord[]) => lines.reduce((sum, { total }) => sum + total, 0)
