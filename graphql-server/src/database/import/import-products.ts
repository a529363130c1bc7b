import {
  type BulkOutcome,
  type ProductEntry,
  writeProducts,
} from '../../domains/catalogue/catalogue-bulk.service.ts'
import { openShelfBook, type ShelfBook } from '../../domains/catalogue/shelves-bulk.service.ts'
import type { Paise } from '../../lib/money.ts'
import type { MoneyUnit } from './amounts.ts'
import { type Columns, type ColumnWishes, findColumns } from './columns.ts'
import { openCsv } from './csv-rows.ts'
import { ImportError } from './import-error.ts'
import { type ImportedProduct, type ReadRow, rowReader } from './product-row.ts'
import { keysFromColumn, keysFromContents, type RowKey } from './row-keys.ts'

export interface ImportOptions {
  wishes: ColumnWishes
  /** Whose rows these are: keys of different sources never meet. */
  source: string
  moneyUnit: MoneyUnit
  /** Pieces of new products whose row tells none. Products that are there keep theirs. */
  stock?: number
  /** Everything is read and counted, and nothing written. */
  dryRun: boolean
  /** How much of the file is done, from 0 to 1. */
  onProgress: (share: number, summary: ImportSummary) => void
  onRefused: (row: RefusedRow) => void
}

export interface RefusedRow {
  /** Where the row begins in the file. */
  line: number
  reason: string
  cells: string[]
}

export interface ImportSummary extends BulkOutcome {
  rows: number
  refused: number
  categoriesMade: number
  subCategoriesMade: number
  /** Sale prices that the store's formula meets exactly, and those that it stays above by less than a rupee. */
  exactSalePrices: number
  nearSalePrices: number
  /** The most by which a price lies above the file's sale price. */
  mostAboveSalePrice: Paise
}

const BATCH = 200

interface Accepted {
  importKey: string
  product: ImportedProduct
}

/**
 * Brings the products of a CSV file in, some hundred at a time: new ones are added, changed ones
 * updated, others left alone. A refused row is told and skipped, never half-written. Throws
 * `ImportError` where the file can't be read; what was written before stays.
 */
export async function importProducts(path: string, options: ImportOptions): Promise<ImportSummary> {
  const file = await openCsv(path)
  const book = await openShelfBook({ dryRun: options.dryRun })
  const summary = emptySummary()
  let readRow: ((cells: string[], line: number) => RowOutcome) | null = null
  let batch: Accepted[] = []

  async function flush(): Promise<void> {
    add(summary, await writeBatch(batch, book, options))
    summary.categoriesMade = book.made.categories
    summary.subCategoriesMade = book.made.subCategories
    batch = []
    options.onProgress(file.progress(), summary)
  }

  for await (const { line, cells } of file.rows()) {
    if (!readRow) {
      readRow = acceptor(findColumns(cells, options.wishes), options)
      continue
    }
    summary.rows += 1
    const outcome = readRow(cells, line)
    if (outcome.reason !== undefined) {
      summary.refused += 1
      options.onRefused({ line, reason: outcome.reason, cells })
      continue
    }
    countSalePrice(summary, outcome)
    batch.push(outcome)
    if (batch.length === BATCH) await flush()
  }
  if (!readRow) throw new ImportError('The file is empty.')
  await flush()
  return summary
}

type RowOutcome = (Accepted & { aboveSalePrice: Paise | null; reason?: never }) | { reason: string }

/** Reads a row and gives it its key. */
function acceptor(columns: Columns, { moneyUnit, source }: ImportOptions) {
  const read = rowReader(columns, moneyUnit)
  const byColumn = keysFromColumn(source)
  const byContents = keysFromContents(source)
  const keyOf = (product: ImportedProduct, cells: string[], line: number): RowKey =>
    columns.key === null ? byContents(product, line) : byColumn(cells[columns.key] ?? '', line)

  return (cells: string[], line: number): RowOutcome => {
    const row: ReadRow = read(cells)
    if (row.reason !== undefined) return row
    const key = keyOf(row.product, cells, line)
    if (key.reason !== undefined) return key
    const onSale = columns.places.salePrice !== undefined
    return { ...key, product: row.product, aboveSalePrice: onSale ? row.aboveSalePrice : null }
  }
}

async function writeBatch(
  batch: Accepted[],
  book: ShelfBook,
  { stock, dryRun }: ImportOptions,
): Promise<BulkOutcome> {
  await book.ensure(batch.map(({ product }) => product))
  const entries = batch.map(({ importKey, product }): ProductEntry => {
    const { category, subCategory, ...fields } = product
    const place = book.placeOf({ category, subCategory })
    return {
      importKey,
      ...fields,
      ...(category === undefined ? {} : { categoryIds: place.categoryIds }),
      ...(subCategory === undefined ? {} : { subCategoryIds: place.subCategoryIds }),
    }
  })
  const defaults = stock === undefined ? {} : { stock }
  return writeProducts(entries, { existing: 'update', defaults, dryRun })
}

function emptySummary(): ImportSummary {
  return {
    rows: 0,
    refused: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    categoriesMade: 0,
    subCategoriesMade: 0,
    exactSalePrices: 0,
    nearSalePrices: 0,
    mostAboveSalePrice: 0,
  }
}

function add(summary: ImportSummary, outcome: BulkOutcome): void {
  summary.created += outcome.created
  summary.changed += outcome.changed
  summary.unchanged += outcome.unchanged
}

function countSalePrice(
  summary: ImportSummary,
  { aboveSalePrice }: { aboveSalePrice: Paise | null },
): void {
  if (aboveSalePrice === null) return
  if (aboveSalePrice === 0) summary.exactSalePrices += 1
  else summary.nearSalePrices += 1
  summary.mostAboveSalePrice = Math.max(summary.mostAboveSalePrice, aboveSalePrice)
}
