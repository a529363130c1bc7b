import { english } from '../lib/messages/format.ts'
import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readConfig } from '../settings/config.ts'
import { openDataFolder } from '../settings/data-folder.ts'
import { numberChanges } from '../domains/catalogue/changes/number-changes.service.ts'
import { retryOutages } from '../lib/database/retry-outages.ts'
import { connectDatabase } from '../database/connect.ts'
import { openCsv } from '../domains/catalogue/csv/reading/csv-rows.ts'
import { HELP, type ImportArguments, importArguments } from './import-arguments.ts'
import { ImportError } from '../domains/catalogue/csv/reading/import-error.ts'
import { importProducts } from '../domains/catalogue/csv/import-products.ts'
import type { ImportSummary } from '../domains/catalogue/csv/import-summary.ts'
import { collectRefusals, recordWhile } from '../domains/catalogue/csv/product-import.service.ts'
import { openRowReport } from '../domains/catalogue/csv/row-report.ts'
import { progressLine } from '../lib/progress-line.ts'

/** How long an import waits for the end of a database outage. */
const OUTAGE_TIMEOUT_MS = 120_000
/** The maximum number of listed columns that were not imported. */
const MAX_COLUMNS = 8
const SOME_REFUSED = 1
const FAILED = 2

/** Collects garbage earlier, so that an import fits on a small machine next to the server. */
setFlagsFromString('--heap-growing-percent=10')

async function runImport(args: ImportArguments): Promise<void> {
  const report = await openRowReport(args.report)
  const { refusals, add } = collectRefusals()
  const config = readConfig(process.env)
  openDataFolder(config.dataDir)
  const database = await connectDatabase(config)
  const progress = progressLine(args.dryRun ? 'Reading' : 'Importing')
  try {
    const file = await openCsv(args.file)
    const run = (note: (summary: ImportSummary) => void) =>
      importProducts(file, {
        ...args,
        outageLimitMs: OUTAGE_TIMEOUT_MS,
        onProgress(share, summary) {
          progress.update(Math.round(share * 100), 100)
          note(summary)
        },
        onRefused(row) {
          report.addRefused(row)
          add(row)
        },
        onUnread: report.addUnread,
        onFinding: report.addFinding,
        onConflict: report.addConflict,
      })
    const summary = args.dryRun
      ? await run(() => undefined)
      : await recordWhile(describeImport(args, refusals), run)
    progress.stop()
    if (!args.dryRun) await retryOutages(OUTAGE_TIMEOUT_MS, numberChanges)
    say(summaryLines(summary, args))
    if (summary.refused > 0) process.exitCode = SOME_REFUSED
  } finally {
    progress.stop()
    process.stderr.write(
      report
        .summary()
        .map((line) => `${line}\n`)
        .join(''),
    )
    await report.close()
    await database.close()
  }
}

/** Describes an import for the dashboard. If this cannot be recorded, that is only reported. */
function describeImport({ file }: ImportArguments, refusals: { line: number; reason: string }[]) {
  return {
    adminId: null,
    fileName: basename(file),
    refusals,
    outageLimitMs: OUTAGE_TIMEOUT_MS,
    onFailure(error: unknown) {
      process.stderr.write(`The dashboard will not list this import: ${explain(error)}\n`)
    },
  }
}

function summaryLines(summary: ImportSummary, args: ImportArguments): string[] {
  const { rows, created, changed, unchanged, repeated, refused } = summary
  const repeats = repeated > 0 ? `${repeated} repeated, ` : ''
  const lines = [
    `${rows} rows: ${created} new, ${changed} changed, ${unchanged} unchanged, ${repeats}${refused} rejected.`,
    `Created: ${summary.categoriesMade} categories, ${summary.subCategoriesMade} sub-categories.`,
  ]
  if (summary.exactSalePrices + summary.nearSalePrices > 0) {
    lines.push(
      `Sale prices: ${summary.exactSalePrices} exact, ${summary.nearSalePrices} up to ` +
        `${english.money(summary.mostAboveSalePrice)} too high (discounts are whole rupees).`,
    )
  }
  if (summary.roundedPrices > 0) {
    lines.push(`Prices: ${summary.roundedPrices} rounded to whole paise.`)
  }
  if (summary.endedGstRates > 0) {
    const outcome = args.newGstRates ? 'replaced' : 'rejected; replace them with --new-gst-rates'
    lines.push(`GST rates: ${summary.endedGstRates} that the law has ended were ${outcome}.`)
  }
  if (summary.medicines > 0) {
    const [read, all] = [summary.medicinesRead, summary.medicines].map((n) => english.number(n))
    lines.push(`Medicines: ${read} of ${all} read completely.`)
  }
  if (summary.conflicting > 0) {
    lines.push(
      `Conflicts: ${summary.conflicting} rows have edited cells that have changed in the shop since the export. These cells were not imported.`,
    )
  }
  if (summary.medicinesToCheck > 0) {
    lines.push(`Please check ${summary.medicinesToCheck} medicines: see below, or the overview.`)
  }
  if (summary.lookalikes > 0) {
    lines.push(
      `Duplicates? ${summary.lookalikes} new rows have the same name and unit as an existing product.`,
    )
  }
  return [...lines, '', ...nextSteps(summary, args)]
}

/** Lists the columns that prevent the import. */
function columnsToChoose({ prescriptionColumns }: ImportSummary): string[] {
  if (prescriptionColumns.length === 0) return []
  return [
    `Choose first: these columns seem to say which products need a prescription, but are not read: ${prescriptionColumns.join(', ')}. ` +
      'Read one with --map prescription=COLUMN, or ignore it with --ignore COLUMN. Until then, only a dry run is possible.',
  ]
}

/** Suggests what to do next. */
function nextSteps(summary: ImportSummary, args: ImportArguments): string[] {
  const { refused, medicines, medicinesRead, unusedColumns } = summary
  const steps = columnsToChoose(summary)
  if (unusedColumns.length > 0) {
    const more = unusedColumns.length - MAX_COLUMNS
    const columns = unusedColumns.slice(0, MAX_COLUMNS).join(', ')
    steps.push(
      `Not imported: ${columns}${more > 0 ? ` and ${more} more` : ''}. Add columns as product details with --details COLUMN,…`,
    )
  }
  if (refused > 0 && args.report === null) {
    steps.push('Write all rejected rows to a file with --report rejected.csv')
  } else if (medicines > medicinesRead && args.report === null) {
    steps.push('Write all unreadable medicine details to a file with --report unread.csv')
  }
  steps.push(
    args.dryRun
      ? 'This was a dry run: nothing was written. Run the command without --dry-run to import.'
      : 'The products are in the dashboard, under Product. Repeating the command does not add them twice.',
  )
  return steps
}

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error))

function say(lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

try {
  const args = importArguments(process.argv.slice(2))
  if (args) await runImport(args)
  else process.stdout.write(HELP)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  if (error instanceof ImportError && error.onCommandLine) {
    process.stderr.write(`${error.onCommandLine}\n`)
  }
  process.exitCode = FAILED
}
