import { Types } from 'mongoose'
import { parseId } from '../../../lib/ids.ts'
import { findNewestPage, pageRequest } from '../../../lib/database/pagination.ts'
import { toOneLine } from '../../../lib/text-checks.ts'
import { userError } from '../../../lib/user-error.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import type { ReportedRow } from './import-options.ts'
import type { ImportSummary } from './import-summary.ts'
import {
  ProductImport,
  type ProductImportPage,
  type ProductImportRecord,
} from './product-import.model.ts'

const MAX_PAGE = 50
const MAX_FILE_NAME = 255
/** How many refused rows of an import are kept. */
const MAX_REFUSALS = 100
/** Reasons quote cells, which can be of any length. */
const MAX_REASON = 500
const RETENTION_MS = 90 * DAY_MS

const TO_FIX = { toFix: true } as const

/** Collects the first refused rows of an import. */
export function collectRefusals() {
  const refusals: Pick<ReportedRow, 'line' | 'reason'>[] = []
  const add = ({ line, reason }: ReportedRow) => {
    if (refusals.length < MAX_REFUSALS) refusals.push({ line, reason: shorten(reason, MAX_REASON) })
  }
  return { refusals, add }
}

interface FinishedImport {
  /** Null for the command line. */
  adminId: Types.ObjectId | null
  fileName: string | null | undefined
  summary: Pick<ImportSummary, 'rows' | 'created' | 'changed' | 'refused'>
  refusals: ProductImportRecord['refusals']
}

/** Records an import that refused rows, so that an admin can fix them. Does nothing if there are none. */
export async function recordImport(finished: FinishedImport): Promise<void> {
  const { adminId, fileName, summary, refusals } = finished
  const { rows, created, changed, refused } = summary
  if (refused === 0) return
  await ProductImport.create({
    at: new Date(),
    adminId,
    fileName: shorten(toOneLine(fileName ?? ''), MAX_FILE_NAME) || null,
    rows,
    created,
    changed,
    refused,
    refusals,
    ...TO_FIX,
  })
}

/** Returns the first `max` characters of a text. Characters of two code units, such as emoji, stay whole. */
function shorten(text: string, max: number): string {
  const start = Array.from(text.slice(0, 2 * max))
  return start.slice(0, max).join('')
}

/** Lists the imports that are to be fixed, newest first. */
export async function listImportsToFix(args: {
  first: number
  after?: string | null
}): Promise<ProductImportPage> {
  return findNewestPage(ProductImport, TO_FIX, pageRequest(args, MAX_PAGE))
}

export function countImportsToFix(): Promise<number> {
  return ProductImport.countDocuments(TO_FIX).exec()
}

/** Marks an import as done. */
export async function finishImport(id: string): Promise<ProductImportRecord> {
  const _id = parseId(id)
  const finished =
    _id &&
    (await ProductImport.findOneAndUpdate(
      { _id },
      { $unset: { toFix: 1 } },
      { returnDocument: 'after' },
    ).lean())
  if (finished) return finished
  throw userError('NOT_FOUND', 'This import is no longer kept, or never existed.', 'id')
}

export async function deleteOldImports(): Promise<void> {
  const oldest = Types.ObjectId.createFromTime((Date.now() - RETENTION_MS) / 1000)
  await ProductImport.deleteMany({ _id: { $lt: oldest } })
}
