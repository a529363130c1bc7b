import { toPercent, toRupees, type BasisPoints } from '../../../lib/money.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { findStateName } from '../../gst/states.ts'
import { headings } from '../document/pdf/texts.ts'
import type { PresentedDocument } from '../document/present-documents.ts'
import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { noAmounts, sumAllRates, type Amounts } from './return-amounts.ts'
import type { Cell } from './return-rows.ts'
import { signOf } from './return-sums.ts'

/** The columns of the list of all documents. */
export const LIST_COLUMNS = [
  ...['Number', 'Date', 'Kind', 'Invoice', 'Order', 'Customer', 'GSTIN', 'Place of supply', 'Rate'],
  ...['Taxable value', 'IGST', 'CGST', 'SGST or UTGST', 'Total', 'Payment', 'State'],
]

/** A stored document, or an invoice without GST. */
interface ListedDocument extends Omit<PresentedDocument, 'id' | 'order' | 'lines' | 'amendments'> {
  lines: readonly (Amounts & { rate?: BasisPoints })[]
}

/** The order of a document. */
export type OrderOfDocument = Pick<OrderRecord, 'status' | 'payment'>

/**
 * The rows of a document: one for each rate, and one for its rounding. The amounts of credit notes are negative. An
 * invoice without GST has no credit note, so its amounts are 0 if its order is cancelled.
 */
export function listRows(document: ListedDocument, order: OrderOfDocument | undefined): Cell[][] {
  const { number, issuedAt, kind, corrects, orderNumber, isComposition } = document
  const { buyerName, buyerGstin = '', placeOfSupply: place, roundOff } = document
  const hasRates = kind !== 'INVOICE' && !isComposition
  const isVoid = kind === 'INVOICE' && order !== undefined && isCancelled(order)
  const sign = isVoid ? 0 : signOf(document)
  const lines = document.lines.map(({ rate = 0, ...line }) => ({ ...line, rate }))
  const rounding = roundOff ? [{ ...noAmounts(), rate: null, total: roundOff }] : []
  return [...sumAllRates(lines), ...rounding].map(({ rate, taxable, igst, cgst, sgst, total }) => [
    ...[number, indianDay(issuedAt), headings[kind]().message, corrects?.number ?? ''],
    ...[orderNumber, buyerName, buyerGstin],
    ...[place === undefined ? '' : `${place}-${findStateName(place) ?? ''}`],
    hasRates && rate !== null ? toPercent(rate) : '',
    ...[taxable, igst, cgst, sgst, total].map((amount) => toRupees(sign * amount)),
    ...[order ? methodOf(order.payment).name : '', isVoid ? 'Cancelled' : ''],
  ])
}
