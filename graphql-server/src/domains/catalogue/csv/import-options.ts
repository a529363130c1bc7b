import type { RowSource } from './accept-rows.ts'
import type { ColumnMapping } from './reading/columns.ts'
import type { ImportSummary } from './import-summary.ts'

export interface ImportOptions extends RowSource {
  mapping: ColumnMapping
  /** The stock of new products whose row has none. Existing products keep theirs. */
  stock?: number
  /** Reads and counts everything, and writes nothing. */
  dryRun: boolean
  /** Reports the share of the file that is done, from 0 to 1. */
  onProgress: (share: number, summary: ImportSummary) => void
  onRefused: (row: ReportedRow) => void
  /** A row with a text about a medicine that can't be read and is kept as it is. */
  onUnread?: (row: ReportedRow) => void
  /** A row with a cell that is left, because the shop has changed the same since the export. */
  onConflict?: (row: ReportedRow) => void
  /** How long to wait for a database outage to end, in milliseconds. 0 by default. */
  outageLimitMs?: number
}

export interface ReportedRow {
  /** The line where the row starts in the file. */
  line: number
  reason: string
  cells: string[]
}
