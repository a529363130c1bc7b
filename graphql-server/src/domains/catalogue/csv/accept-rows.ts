import type { Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'
import type { MoneyUnit } from './reading/amounts.ts'
import type { Columns } from './reading/columns.ts'
import { readDigests } from './reading/exported-cells.ts'
import { unescapeFormula } from './reading/formulas.ts'
import { type ExportedRow, parseProductId } from './known-products.ts'
import { withPlainTexts } from './reading/plain-text.ts'
import { cellsByField, type ImportedProduct, rowReader } from './reading/product-row.ts'
import { keyReader, type RowKey } from './reading/row-keys.ts'
import { productRowMessages } from './messages.ts'
import type { ProductEntry } from './product-entry.ts'

export interface AcceptedRow {
  line: number
  cells: string[]
  identity: Pick<ProductEntry, 'id' | 'isByBarcode' | 'importKey' | 'rowKey' | 'formerKeys'>
  product: ImportedProduct
  /** The problems with its medicine data. */
  unread: string[]
  /** The amount by which its price exceeds the file's sale price. Null if the file has no sale prices. */
  aboveSalePrice: Paise | null
  /** Whether an amount had to be rounded to whole paise. */
  isRounded: boolean
  /** Set if the row names a product by its id. */
  exportedRow?: ExportedRow
  reason?: never
  isRepeated?: never
}

export interface RowSource {
  /** The origin of the rows, such as the file name. */
  source: string
  /** Whether a key finds products from any source. False if the source is a list with its own numbers. */
  sharesGoods: boolean
  moneyUnit: MoneyUnit
}

type SkippedRow = Exclude<RowKey, { key: string }>
type RowIdentity = { keys: AcceptedRow['identity']; reason?: never; isRepeated?: never }

/** Creates a function that reads and identifies rows with these columns. */
export function rowAcceptor(columns: Columns, source: RowSource) {
  const read = rowReader(columns, source.moneyUnit)
  const identify = identifier(columns, source)
  const findRepeated = barcodesOnce()

  return (written: string[], line: number): AcceptedRow | SkippedRow => {
    const cells = columns.id === null ? written : written.map(unescapeFormula)
    const row = read(cells)
    if (row.reason !== undefined) return row
    const identity = identify(row.product, cells, line)
    if (identity.reason !== undefined || identity.isRepeated) return identity
    const reason = findRepeated(row.product, line)
    if (reason !== null) return { reason }
    const { unread, isRounded } = row
    // Runs after the keys, which older versions made from cells with tags. In an export, tags are part of the shop's
    // texts.
    const product = columns.id === null ? withPlainTexts(row.product) : row.product
    const aboveSalePrice = columns.indexes.salePrice === undefined ? null : row.aboveSalePrice
    const accepted = { line, cells, identity: identity.keys, product, unread, isRounded }
    if (!identity.keys.id) return { ...accepted, aboveSalePrice }
    return { ...accepted, aboveSalePrice, exportedRow: toExportedRow(columns, cells) }
  }
}

function toExportedRow(columns: Columns, cells: string[]): ExportedRow {
  const exported = columns.exported === null ? undefined : cells[columns.exported]
  return { cells: cellsByField(columns, cells), exported: readDigests(exported) }
}

function identifier(columns: Columns, { source, sharesGoods }: RowSource) {
  const byId = idsOnce(columns)
  const readKey = keyReader({ isRequired: columns.isKeyRequired })

  return (product: ImportedProduct, cells: string[], line: number): RowIdentity | SkippedRow => {
    const named = byId(cells, line)
    if (named) return named
    const cell = keyCell(columns, product, cells)
    const read = readKey(product, cell, line)
    if (read.reason !== undefined || read.isRepeated) return read
    const { key, formerKeys } = read
    const { isByBarcode } = columns
    const importKey = toImportKey(source, key)
    const formerImportKeys = formerKeys.map((one) => toImportKey(source, one))
    return sharesGoods
      ? { keys: { isByBarcode, importKey, rowKey: key, formerKeys } }
      : { keys: { isByBarcode, importKey, formerKeys: formerImportKeys } }
  }
}

/** The cell that identifies a row. If it contains several barcodes, the first one counts. */
function keyCell(columns: Columns, { barcodes }: ImportedProduct, cells: string[]): string | null {
  const { key, isByBarcode } = columns
  if (key === null) return null
  return (isByBarcode ? barcodes?.[0] : cells[key]) ?? ''
}

const toImportKey = (source: string, key: string) => `${source}:${key}`

/** Creates a function that reports the first barcode that an earlier row also has, or null. */
function barcodesOnce() {
  const lines = new Map<string, number>()
  return ({ barcodes = [] }: ImportedProduct, line: number): string | null => {
    for (const code of barcodes) {
      const first = lines.get(code)
      if (first !== undefined)
        return productRowMessages.BARCODE_REPEATED({ barcode: code, line: first }).message
    }
    for (const code of barcodes) lines.set(code, line)
    return null
  }
}

/** Creates a function that returns the product id in a row, or null. Rejects the second row with the same id. */
function idsOnce({ id: index }: Columns) {
  const lines = new Map<string, number>()
  return (cells: string[], line: number): RowIdentity | SkippedRow | null => {
    const id: Types.ObjectId | null | 'wrong' =
      index === null ? null : parseProductId(cells[index] ?? '')
    if (id === null) return null
    if (id === 'wrong') return { reason: productRowMessages.PRODUCT_ID_MALFORMED().message }
    const first = lines.get(id.toHexString())
    if (first !== undefined)
      return { reason: productRowMessages.PRODUCT_ID_REPEATED({ line: first }).message }
    lines.set(id.toHexString(), line)
    return { keys: { id } }
  }
}
