import { type AcceptedRow, rowAcceptor, type RowSource } from './accept-rows.ts'
import type { ColumnMapping } from './columns.ts'
import type { CsvFile } from './csv-rows.ts'
import { countPrices, emptySummary, type ImportSummary } from './import-summary.ts'
import { requireChoice, surveyFile } from './survey-file.ts'
import { batchWriter } from './write-batches.ts'

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

const BATCH_SIZE = 200

/**
 * Imports the products of a CSV file in batches: adds new ones, updates changed ones and leaves the others. An
 * invalid row is reported and skipped completely. Throws `ImportError` if the file can't be read; batches that were
 * written before stay.
 */
export async function importProducts(
  file: CsvFile,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { columns, ...found } = await surveyFile(file, options.mapping)
  if (!options.dryRun) requireChoice(found.prescriptionColumns)
  const summary = { ...emptySummary(), ...found }
  const batches = await batchWriter(summary, options)
  const accept = rowAcceptor(columns, options)
  let batch: AcceptedRow[] = []
  let isHeader = true

  async function flush(): Promise<void> {
    await batches.write(batch)
    batch = []
    options.onProgress(file.progress(), summary)
  }

  for await (const { line, cells } of file.rows()) {
    if (isHeader) {
      isHeader = false
      continue
    }
    summary.rows += 1
    const row = accept(cells, line)
    if (row.isRepeated) summary.repeated += 1
    else if (row.reason !== undefined) batches.refuse({ line, cells, reason: row.reason })
    else {
      countPrices(summary, row)
      batch.push(row)
      if (batch.length === BATCH_SIZE) await flush()
    }
  }
  await flush()
  return summary
}
