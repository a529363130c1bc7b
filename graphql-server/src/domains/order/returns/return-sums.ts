import type { GstReturnFindingKind } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'
import { splitNumber } from '../document/series.ts'
import { isLate } from './credit-deadline.ts'
import { startOfRun, type NumberGaps } from './number-gaps.ts'
import {
  addAmounts,
  fromMap,
  noAmounts,
  sumByRate,
  type Amounts,
  type RateAmounts,
  type Sign,
} from './return-amounts.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import { findTable, isInterState, tableOf, type DocumentTable } from './table-of.ts'

/** The taxed sales to consumers in one state. */
export interface PlaceSum extends Amounts {
  placeOfSupply: string
}

/** All other sales to consumers in one state with one rate. */
type ConsumerSum = PlaceSum & RateAmounts

/** The bills of the composition scheme, less credit notes. */
export interface CompositionSum {
  documentCount: number
  taxable: Paise
  exempt: Paise
}

/** All lines with one HSN code and one rate. */
interface HsnSum extends RateAmounts {
  hsn: string
  quantity: number
}

/** The sales without tax: table 8 has a row for each of these. */
type NilSums = Record<`${'inter' | 'intra'}State${'Registered' | 'Consumers'}`, Paise>

/** The numbers of one series, or of its part before or after a gap. */
export interface SeriesSum {
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'DELIVERY_CHALLAN'
  first: ReturnPlace
  last: ReturnPlace
  total: number
}

/** Where an admin can look: an order, and its document if it has one. */
export interface ReturnPlace {
  orderId: string
  orderNumber: string
  documentNumber: string | null
}

/** Documents that need attention. */
export interface Found {
  count: number
  /** The first ones. */
  places: ReturnPlace[]
}

/** What a return says, without its rows for single documents. Its size does not grow with the number of documents. */
export interface ReturnSums {
  documentCount: number
  /** The sum of all invoices. */
  charged: Paise
  /** The sum of all credit notes. */
  credited: Paise
  /** The rounding of documents to whole rupees. It is in their totals, but in no table. */
  roundOff: Paise
  documentTables: Record<DocumentTable, { rowCount: number; amounts: Amounts }>
  consumers: Map<string, ConsumerSum>
  /** The sales to consumers in other states, less credit notes. They are in B2CL, B2CS and CDNUR too. */
  otherStates: Map<string, PlaceSum>
  composition: CompositionSum
  nil: NilSums
  hsn: { b2b: Map<string, HsnSum>; b2c: Map<string, HsnSum> }
  /** By the number with which the series, or its part, begins. */
  series: Map<string, SeriesSum>
  gaps: NumberGaps
  /** The shop's GSTINs. */
  gstins: Set<string>
  found: Map<GstReturnFindingKind, Found>
}

/** The maximum number of documents that a finding names. */
export const MAX_PLACES = 20

const noRows = () => ({ rowCount: 0, amounts: noAmounts() })

/** Adds up the documents of a return. Those of a shop in the composition scheme are apart: it files other returns. */
export async function sumReturn(
  documents: AsyncIterable<DocumentRecord> | Iterable<DocumentRecord>,
  gaps: NumberGaps = new Map(),
): Promise<ReturnSums> {
  const sums: ReturnSums = {
    ...{ documentCount: 0, charged: 0, credited: 0, roundOff: 0 },
    documentTables: { B2B: noRows(), B2CL: noRows(), CDNR: noRows(), CDNUR: noRows() },
    consumers: new Map(),
    otherStates: new Map(),
    composition: { documentCount: 0, taxable: 0, exempt: 0 },
    nil: {
      ...{ interStateRegistered: 0, intraStateRegistered: 0 },
      ...{ interStateConsumers: 0, intraStateConsumers: 0 },
    },
    hsn: { b2b: new Map(), b2c: new Map() },
    series: new Map(),
    gaps,
    gstins: new Set(),
    found: new Map(),
  }
  for await (const document of documents) {
    if (!document.isComposition) addDocument(sums, document)
    else {
      note(sums, 'COMPOSITION_LEFT_OUT', document)
      addComposition(sums.composition, document)
    }
  }
  return sums
}

export const signOf = ({ kind }: Pick<DocumentRecord, 'kind'>): Sign =>
  kind === 'CREDIT_NOTE' ? -1 : 1

function addComposition(sum: CompositionSum, document: DocumentRecord): void {
  if (isNoSale(document)) return
  sum.documentCount += 1
  for (const { isExempt, total } of document.lines)
    sum[isExempt ? 'exempt' : 'taxable'] += signOf(document) * total
}

function addDocument(sums: ReturnSums, document: DocumentRecord): void {
  const sign = signOf(document)
  sums.documentCount += 1
  sums[sign === 1 ? 'charged' : 'credited'] += document.total
  sums.roundOff += sign * (document.roundOff ?? 0)
  if (isNoSale(document)) {
    addNumber(sums, document)
    return
  }
  addTaxed(sums, document, sign)
  addUntaxed(sums.nil, document, sign)
  addHsn(document.buyerGstin ? sums.hsn.b2b : sums.hsn.b2c, document, sign)
  addNumber(sums, document)
  addFindings(sums, document)
}

/** Whether a document is about a replacement, which the return only counts. */
function isNoSale({ kind, corrects }: DocumentRecord): boolean {
  return (corrects?.kind ?? kind) === 'DELIVERY_CHALLAN'
}

function addTaxed(sums: ReturnSums, document: DocumentRecord, sign: Sign): void {
  const table = tableOf(document)
  const { placeOfSupply, buyerGstin } = document
  for (const { rate, ...amounts } of sumByRate(document.lines)) {
    if (!buyerGstin && isInterState(document)) {
      const create = () => ({ placeOfSupply, ...noAmounts() })
      addAmounts(fromMap(sums.otherStates, placeOfSupply, create), amounts, sign)
    }
    if (table === 'B2CS') {
      const create = () => ({ placeOfSupply, rate, ...noAmounts() })
      addAmounts(fromMap(sums.consumers, `${placeOfSupply} ${rate}`, create), amounts, sign)
    } else {
      sums.documentTables[table].rowCount += 1
      addAmounts(sums.documentTables[table].amounts, amounts)
    }
  }
}

function addUntaxed(nil: NilSums, document: DocumentRecord, sign: Sign): void {
  const state = isInterState(document) ? 'interState' : 'intraState'
  const buyer = document.buyerGstin ? 'Registered' : 'Consumers'
  for (const { rate, total } of document.lines) {
    if (rate === 0) nil[`${state}${buyer}`] += sign * total
  }
}

function addHsn(map: Map<string, HsnSum>, document: DocumentRecord, sign: Sign): void {
  for (const line of document.lines) {
    const { rate, quantity } = line
    const hsn = line.hsn.slice(0, document.hsnDigits)
    const create = () => ({ hsn, rate, quantity: 0, ...noAmounts() })
    const sum = fromMap(map, `${hsn} ${rate}`, create)
    sum.quantity += sign * quantity
    addAmounts(sum, line, sign)
  }
}

function addNumber({ series: all, gaps }: ReturnSums, document: DocumentRecord): void {
  const { series, place } = splitNumber(document.number)
  const own = toPlace(document)
  const isApart = document.kind === 'CREDIT_NOTE' || document.kind === 'DELIVERY_CHALLAN'
  const kind = isApart ? document.kind : 'INVOICE'
  const start = startOfRun(gaps, series, place)
  const sum = fromMap(all, start, () => ({ kind, first: own, last: own, total: 0 }))
  sum.total += 1
  if (place < placeOf(sum.first)) sum.first = own
  if (place > placeOf(sum.last)) sum.last = own
}

/** The place of a document in its series. */
export function placeOf({ documentNumber }: ReturnPlace): number {
  return splitNumber(documentNumber ?? '').place
}

function addFindings(sums: ReturnSums, document: DocumentRecord): void {
  const { seller, hsnDigits, lines } = document
  if (seller.gstin) sums.gstins.add(seller.gstin)
  else note(sums, 'SELLER_GSTIN_MISSING', document)
  if (lines.some(({ hsn }) => hsn === '')) note(sums, 'HSN_MISSING', document)
  if (lines.some(({ hsn }) => hsn !== '' && hsn.length < hsnDigits)) {
    note(sums, 'HSN_TOO_SHORT', document)
  }
  // The number of digits follows from the class of turnover.
  if (hsnDigits === 6 && document.buyerGstin && findTable(document))
    note(sums, 'IRN_MISSING', document)
  if (isLate(document)) note(sums, 'CREDITED_TOO_LATE', document)
}

function note({ found }: ReturnSums, kind: GstReturnFindingKind, document: DocumentRecord): void {
  const { count, places } = fromMap(found, kind, () => ({ count: 0, places: [] }))
  const all = count < MAX_PLACES ? [...places, toPlace(document)] : places
  found.set(kind, { count: count + 1, places: all })
}

/** Where an admin can look at a document. */
export function toPlace({ orderId, orderNumber, number }: DocumentRecord): ReturnPlace {
  return { orderId: orderId.toHexString(), orderNumber, documentNumber: number }
}
