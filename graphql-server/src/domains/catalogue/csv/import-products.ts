import { type AcceptedRow, rowAcceptor } from './accept-rows.ts'
import type { CsvFile } from './reading/csv-rows.ts'
import type { ImportOptions } from './import-options.ts'
import { countPrices, emptySummary, type ImportSummary } from './import-summary.ts'
import { requireChoice, surveyFile } from './reading/survey-file.ts'
import { batchWriter } from './write-batches.ts'

const BATCH_SIZE = 200

/**
 * Imports the products in a CSV file in batches: adds new ones, updates changed ones and leaves the others. Reports
 * invalid rows, and skips them completely. Throws `ImportError` if the file cannot be read; batches written by then
 * stay.
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
