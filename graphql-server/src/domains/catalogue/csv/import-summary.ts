import type { Paise } from '../../../lib/money.ts'
import type { AcceptedRow } from './accept-rows.ts'
import type { BulkCounts } from './write-products.service.ts'

export interface ImportSummary extends BulkCounts {
  rows: number
  refused: number
  /** Rows that are equal to an earlier one. */
  repeated: number
  /** Rows with skipped cells, because the shop has changed the same fields since the export. */
  conflicting: number
  /** New and changed products about which an admin should look at a list. */
  medicinesToCheck: number
  /** In a dry run, new products with the same name and unit as an existing product. */
  lookalikes: number
  categoriesMade: number
  subCategoriesMade: number
  /** Sale prices that are exact, and those that the price exceeds by less than a rupee because of rounding. */
  exactSalePrices: number
  nearSalePrices: number
  /** The maximum by which a price exceeds the file's sale price. */
  mostAboveSalePrice: Paise
  /** Rows with a GST rate that the law has ended. */
  endedGstRates: number
  /** Rows with an amount that was rounded to whole paise. */
  roundedPrices: number
  /** Rows that are medicines, and those that could be read completely. */
  medicines: number
  medicinesRead: number
  /** The columns that are not imported. */
  unusedColumns: string[]
  /** The columns of `Survey`. With any of them, only a dry run is possible. */
  prescriptionColumns: string[]
}

export function emptySummary(): ImportSummary {
  return {
    rows: 0,
    refused: 0,
    repeated: 0,
    conflicting: 0,
    medicinesToCheck: 0,
    lookalikes: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    categoriesMade: 0,
    subCategoriesMade: 0,
    exactSalePrices: 0,
    nearSalePrices: 0,
    mostAboveSalePrice: 0,
    endedGstRates: 0,
    roundedPrices: 0,
    medicines: 0,
    medicinesRead: 0,
    unusedColumns: [],
    prescriptionColumns: [],
  }
}

export function addCounts(summary: ImportSummary, counts: BulkCounts): void {
  summary.created += counts.created
  summary.changed += counts.changed
  summary.unchanged += counts.unchanged
}

export function countPrices(summary: ImportSummary, row: AcceptedRow): void {
  const { aboveSalePrice, isRounded } = row
  if (isRounded) summary.roundedPrices += 1
  if (aboveSalePrice === null) return
  if (aboveSalePrice === 0) summary.exactSalePrices += 1
  else summary.nearSalePrices += 1
  summary.mostAboveSalePrice = Math.max(summary.mostAboveSalePrice, aboveSalePrice)
}

export function countMedicine(summary: ImportSummary, { product, unread }: AcceptedRow): void {
  if (!product.medicine) return
  summary.medicines += 1
  if (unread.length === 0) summary.medicinesRead += 1
}
