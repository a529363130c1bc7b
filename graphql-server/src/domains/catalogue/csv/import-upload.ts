import type { Types } from 'mongoose'
import type { Logger } from 'pino'
import { userError } from '../../../lib/user-error.ts'
import type { IncomingFile } from '../../../uploads/incoming-file.ts'
import type { ColumnMapping } from './columns.ts'
import { csvFromBytes } from './csv-rows.ts'
import { ImportError } from './import-error.ts'
import type { ImportOptions } from './import-options.ts'
import { importProducts } from './import-products.ts'
import type { ImportSummary } from './import-summary.ts'
import { collectRefusals, recordImport } from './product-import.service.ts'

const MAX_COLUMNS = 100

interface UploadedImport {
  file: IncomingFile
  dryRun: boolean
  fileName?: string | null
  prescriptionColumn?: string | null
  ignoredColumns?: string[]
}

/**
 * Imports a file from the dashboard. Throws an error for the user if it can't be read. A failure to record what was
 * refused is logged, because the products are imported by then.
 */
export async function importUpload(
  adminId: Types.ObjectId,
  { file, dryRun, fileName, ...columns }: UploadedImport,
  log: Logger,
) {
  const refused = collectRefusals()
  const unread = collectRefusals()
  const conflicts = collectRefusals()
  const summary = await readAndImport(file, {
    mapping: toMapping(columns),
    dryRun,
    onRefused: refused.add,
    onUnread: unread.add,
    onConflict: conflicts.add,
  })
  if (!dryRun) {
    await recordImport({ adminId, fileName, summary, refusals: refused.refusals }).catch(
      (err: unknown) => log.error({ err }, 'could not record the refused rows of an import'),
    )
  }
  return {
    ...summary,
    unusedColumns: summary.unusedColumns.slice(0, MAX_COLUMNS),
    refusals: refused.refusals,
    unread: unread.refusals,
    conflicts: conflicts.refusals,
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
  options: Pick<ImportOptions, 'mapping' | 'dryRun' | 'onRefused' | 'onUnread' | 'onConflict'>,
): Promise<ImportSummary> {
  try {
    return await importProducts(csvFromBytes(await file.read()), {
      source: 'dashboard',
      sharesGoods: true,
      moneyUnit: 'rupees',
      onProgress: () => undefined,
      ...options,
    })
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw userError('BAD_USER_INPUT', error.message, error.field)
  }
}
