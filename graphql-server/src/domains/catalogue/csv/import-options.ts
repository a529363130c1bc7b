import type { RowSource } from './accept-rows.ts'
import type { ColumnMapping } from './reading/columns.ts'
import type { ImportSummary } from './import-summary.ts'

export interface ImportOptions extends RowSource {
  mapping: ColumnMapping
  /** The stock of new products without one in their row. Existing products keep their stock. */
  stock?: number
  /** Reads and counts everything, and writes nothing. */
  dryRun: boolean
  /** Replaces GST rates that the law has ended by the proposed ones, instead of rejecting their rows. */
  newGstRates?: boolean
  /** Reports the finished share of the file, from 0 to 1. */
  onProgress: (share: number, summary: ImportSummary) => void
  onRefused: (row: ReportedRow) => void
  /** Reports a row with medicine data that cannot be read and is kept as text. */
  onUnread?: (row: ReportedRow) => void
  /** Reports a row with a medicine that a list of the law or the shop's own list names. */
  onFinding?: (row: ReportedRow) => void
  /** The shop's own list. */
  watchedCompositions?: readonly string[]
  /** Reports a row with a skipped cell, because the shop has changed the same field since the export. */
  onConflict?: (row: ReportedRow) => void
  /** The longest database outage to wait for, in milliseconds. The default is 0. */
  outageLimitMs?: number
}

export interface ReportedRow {
  /** The line where the row starts in the file. */
  line: number
  reason: string
  cells: string[]
}
