import { toPercent, toRupees, type Paise } from '../../../lib/money.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { findStateName } from '../../gst/states.ts'
import { listSums, sumByRate, type RateAmounts } from './return-amounts.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import type { ReturnSums, SeriesSum } from './return-sums.ts'
import { tableOf, type DocumentTable } from './table-of.ts'

/** A cell: numbers are written with two decimals. */
export type Cell = string | number

/** A file with a row for each document and rate. */
interface DocumentFile {
  columns: readonly string[]
  /** The cells of one row. */
  toCells: (document: DocumentRecord, amounts: RateAmounts) => Cell[]
}

/** A file whose rows are sums. */
interface SumFile {
  columns: readonly string[]
  listRows: (sums: ReturnSums) => Cell[][]
}

const NO_CESS = 0
/** The states that the offline tool spells differently, by their codes. */
const TOOL_NAMES: Readonly<Record<string, string>> = { '31': 'Lakshdweep' }
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** Quantities count pieces or packs, whatever a pack contains. */
const UNIT = 'NOS-NUMBERS'
const HSN_COLUMNS = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount', 'Rate'],
]

/**
 * The files with a row for each document and rate. Names and order of the columns, and spellings, are those of the CSV
 * files that the portal's offline tool 3.2 reads. It finds columns by their names. The files were not tried with the
 * tool.
 */
export const documentFiles: Record<DocumentTable, DocumentFile> = {
  B2B: {
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
      ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
      ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    toCells: (document, amounts) => [
      ...[document.buyerGstin ?? '', document.buyerName, document.number, toDay(document)],
      ...[toRupees(document.total), toPlace(document.placeOfSupply), 'N', '', 'Regular B2B', ''],
      ...toRateCells(amounts),
    ],
  },
  B2CL: {
    columns: [
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Rate'],
      ...['Applicable % of Tax Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
      'Sale from Bonded WH',
    ],
    toCells: (document, { rate, taxable }) => [
      ...[document.number, toDay(document), toRupees(document.total)],
      ...[toPlace(document.placeOfSupply), toPercent(rate), '', toRupees(taxable), NO_CESS],
      ...['', 'N'],
    ],
  },
  CDNR: {
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
      ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    toCells: (document, amounts) => [
      ...[document.buyerGstin ?? '', document.buyerName, document.number, toDay(document), 'C'],
      ...[toPlace(document.placeOfSupply), 'N', 'Regular B2B', toRupees(document.total)],
      ...['', ...toRateCells(amounts)],
    ],
  },
  CDNUR: {
    columns: [
      ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    toCells: (document, amounts) => [
      ...['B2CL', document.number, toDay(document), 'C', toPlace(document.placeOfSupply)],
      ...[toRupees(document.total), '', ...toRateCells(amounts)],
    ],
  },
}

/** The files whose rows are sums. */
export const sumFiles = {
  B2CS: {
    columns: [
      ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value'],
      ...['Cess Amount', 'E-Commerce GSTIN'],
    ],
    listRows: ({ consumers }) =>
      listSums(consumers).map(({ placeOfSupply, rate, taxable }) => [
        ...['OE', toPlace(placeOfSupply), toPercent(rate), '', toRupees(taxable), NO_CESS, ''],
      ]),
  },
  NIL: {
    columns: [
      ...['Description', 'Nil Rated Supplies'],
      ...['Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
    ],
    listRows: ({ nil }) => [
      toNilCells('Inter-State supplies to registered persons', nil.interStateRegistered),
      toNilCells('Intra-State supplies to registered persons', nil.intraStateRegistered),
      toNilCells('Inter-State supplies to unregistered persons', nil.interStateConsumers),
      toNilCells('Intra-State supplies to unregistered persons', nil.intraStateConsumers),
    ],
  },
  HSN_B2B: { columns: HSN_COLUMNS, listRows: ({ hsn }) => listHsn(hsn.b2b) },
  HSN_B2C: { columns: HSN_COLUMNS, listRows: ({ hsn }) => listHsn(hsn.b2c) },
  DOCUMENTS: {
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    // A document is never cancelled: a credit note reduces it.
    listRows: ({ series }) =>
      [...series]
        .toSorted(byName)
        .map(([, { kind, first, last, total }]) => [
          NATURES[kind],
          ...[first.documentNumber ?? '', last.documentNumber ?? '', String(total), '0'],
        ]),
  },
} satisfies Record<string, SumFile>

/** The natures of documents in table 13. */
const NATURES: Record<SeriesSum['kind'], string> = {
  INVOICE: 'Invoices for outward supply',
  CREDIT_NOTE: 'Credit Note',
  DELIVERY_CHALLAN:
    'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
}

const byName = ([one]: [string, SeriesSum], [other]: [string, SeriesSum]) => (one < other ? -1 : 1)

/** A document's rows in a table, which has none of most documents. */
export function listDocumentRows(table: DocumentTable, document: DocumentRecord): Cell[][] {
  if (document.isComposition || tableOf(document) !== table) return []
  return sumByRate(document.lines).map((amounts) => documentFiles[table].toCells(document, amounts))
}

function listHsn(sums: ReturnSums['hsn']['b2b']): Cell[][] {
  return listSums(sums).map(({ hsn, rate, quantity, total, taxable, igst, cgst, sgst }) => [
    ...[hsn, '', UNIT, quantity, toRupees(total), toRupees(taxable)],
    ...[toRupees(igst), toRupees(cgst), toRupees(sgst), NO_CESS, toPercent(rate)],
  ])
}

function toRateCells({ rate, taxable }: RateAmounts): Cell[] {
  return [toPercent(rate), toRupees(taxable), NO_CESS]
}

function toNilCells(description: string, amount: Paise): Cell[] {
  return [description, toRupees(amount), 0, 0]
}

/** As in the list of the offline tool, such as '29-Karnataka' or '01-Jammu & Kashmir'. */
function toPlace(code: string): string {
  const name = TOOL_NAMES[code] ?? findStateName(code) ?? ''
  return `${code}-${name.replaceAll(' and ', ' & ')}`
}

/** For example, '05-Nov-2026'. */
function toDay({ issuedAt }: DocumentRecord): string {
  const [year = '', month = '', day = ''] = indianDay(issuedAt).split('-')
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`
}
