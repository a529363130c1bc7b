import type { Types } from 'mongoose'
import type { Logger } from 'pino'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import { userError } from '../../../lib/user-error.ts'
import type { IncomingFile } from '../../../contract/incoming-file.ts'
import type { ColumnMapping } from './reading/columns.ts'
import { csvFromBytes } from './reading/csv-rows.ts'
import { ImportError } from './reading/import-error.ts'
import type { ImportOptions } from './import-options.ts'
import { importProducts } from './import-products.ts'
import type { ImportSummary } from './import-summary.ts'
import { collectRefusals, recordWhile } from './product-import.service.ts'

const MAX_COLUMNS = 100

interface UploadedImport {
  file: IncomingFile
  dryRun: boolean
  fileName?: string | null
  prescriptionColumn?: string | null
  ignoredColumns?: string[]
  newGstRates?: boolean
}

/** The log, and the shop with its own list. */
interface ImportServices {
  log: Logger
  store: Pick<ShopSettings, 'watchedCompositions'>
}

/**
 * Imports a file from the dashboard. Throws a user error if the file cannot be read. Logs a failure to record the
 * import, and continues.
 */
export async function importUpload(
  adminId: Types.ObjectId,
  { file, dryRun, fileName, newGstRates = false, ...columns }: UploadedImport,
  { log, store: { watchedCompositions } }: ImportServices,
) {
  const refused = collectRefusals()
  const unread = collectRefusals()
  const conflicts = collectRefusals()
  const findings = collectRefusals()
  const run = (note: (summary: ImportSummary) => void) =>
    readAndImport(file, {
      mapping: toMapping(columns),
      ...{ dryRun, newGstRates },
      onProgress: (_share, summary) => note(summary),
      onRefused: refused.add,
      onUnread: unread.add,
      onConflict: conflicts.add,
      onFinding: findings.add,
      watchedCompositions,
    })
  const { refusals } = refused
  const onFailure = (err: unknown) => log.error({ err }, 'import record failed')
  const summary = dryRun
    ? await run(() => undefined)
    : await recordWhile({ adminId, fileName, refusals, onFailure }, run)
  return {
    ...summary,
    unusedColumns: summary.unusedColumns.slice(0, MAX_COLUMNS),
    refusals,
    unread: unread.refusals,
    conflicts: conflicts.refusals,
    findings: findings.refusals,
  }
}

function toMapping({
  prescriptionColumn,
  ignoredColumns = [],
}: Pick<UploadedImport, 'prescriptionColumn' | 'ignoredColumns'>): ColumnMapping {
  const none = new Map<string, string>()
  return {
    map: prescriptionColumn ? new Map([['prescription', prescriptionColumn]]) : none,
    details: none,
    constants: none,
    key: null,
    ignored: ignoredColumns,
  }
}

async function readAndImport(
  file: IncomingFile,
  options: Omit<ImportOptions, 'source' | 'sharesGoods' | 'moneyUnit'>,
): Promise<ImportSummary> {
  try {
    return await importProducts(csvFromBytes(await file.read()), {
      source: 'dashboard',
      sharesGoods: true,
      moneyUnit: 'rupees',
      ...options,
    })
  } catch (error) {
    if (!(error instanceof ImportError) || !error.problem) throw error
    throw userError(error.problem, error.field)
  }
}
