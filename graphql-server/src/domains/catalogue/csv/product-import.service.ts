import { Types } from 'mongoose'
import { parseId } from '../../../lib/ids.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { toOneLine } from '../../../lib/text-checks.ts'
import { retryOutages } from '../../../lib/database/retry-outages.ts'
import { userError } from '../../../lib/user-error.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import type { ReportedRow } from './import-options.ts'
import type { ImportSummary } from './import-summary.ts'
import { productFileMessages } from './messages.ts'
import {
  ProductImport,
  type ProductImportPage,
  type ProductImportRecord,
} from './product-import.model.ts'

const MAX_PAGE = 50
const MAX_FILE_NAME = 255
/** The maximum number of rejected rows that are kept for an import. */
const MAX_REFUSALS = 100
/** Reasons quote cells, which can be of any length. */
const MAX_REASON = 500
const RETENTION_MS = 90 * DAY_MS

/** The interval for recording the counts of a running import, and the delay after which it counts as interrupted. */
const RECORD_INTERVAL_MS = 5_000
const MAX_SILENCE_MS = 60_000

/** Finds imports that have ended or were interrupted and are not marked as done. */
const toFix = () => ({
  toFix: true as const,
  $or: [{ runningUntil: null }, { runningUntil: { $lte: new Date() } }],
})

/** Collects the first rejected rows of an import. */
export function collectRefusals() {
  const refusals: Pick<ReportedRow, 'line' | 'reason'>[] = []
  const add = ({ line, reason }: ReportedRow) => {
    if (refusals.length < MAX_REFUSALS) refusals.push({ line, reason: shorten(reason, MAX_REASON) })
  }
  return { refusals, add }
}

interface Recording {
  /** Null for the command line. */
  adminId: Types.ObjectId | null
  fileName: string | null | undefined
  /** The first rejected rows so far. */
  refusals: ProductImportRecord['refusals']
  /** The longest database outage to wait for, in milliseconds. */
  outageLimitMs?: number
  /** Called when the record cannot be written. The import continues. */
  onFailure: (error: unknown) => void
}

type Counts = Pick<ImportSummary, 'rows' | 'created' | 'changed' | 'refused'>

/**
 * Runs an import and records its counts every five seconds, so that an import whose process ends is listed too. The
 * record stays if rows were rejected, or if the import fails after it has changed something.
 */
export async function recordWhile<Summary extends Counts>(
  recording: Recording,
  run: (note: (counts: Counts) => void) => Promise<Summary>,
): Promise<Summary> {
  const record = openRecord(recording)
  let counts: Counts = { rows: 0, created: 0, changed: 0, refused: 0 }
  record.write(counts, MAX_SILENCE_MS)
  const timer = setInterval(() => record.write(counts, MAX_SILENCE_MS), RECORD_INTERVAL_MS)
  try {
    const summary = await run((latest) => (counts = latest))
    if (summary.refused === 0) record.remove()
    else record.write(summary, null)
    return summary
  } catch (error) {
    if (counts.created + counts.changed === 0) record.remove()
    else record.write(counts, 0)
    throw error
  } finally {
    clearInterval(timer)
    await record.written()
  }
}

/** Opens the record of one import. Its changes are written one after the other. */
function openRecord({ adminId, fileName, refusals, outageLimitMs = 0, onFailure }: Recording) {
  const _id = new Types.ObjectId()
  const name = shorten(toOneLine(fileName ?? ''), MAX_FILE_NAME) || null
  let pending: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<unknown>) => {
    pending = pending.then(() => retryOutages(outageLimitMs, work)).catch(onFailure)
  }
  return {
    /**
     * `silence` is the time until the next record at the latest, in milliseconds; null for an import that has ended.
     */
    write({ rows, created, changed, refused }: Counts, silence: number | null): void {
      const at = new Date()
      const content = { at, adminId, fileName: name, rows, created, changed, refused, refusals }
      const ended = { $set: { ...content, toFix: true }, $unset: { runningUntil: 1 } } as const
      const runningUntil = new Date(at.getTime() + (silence ?? 0))
      const running = { $set: { ...content, toFix: true, runningUntil } } as const
      enqueue(() =>
        ProductImport.updateOne({ _id }, silence === null ? ended : running, { upsert: true }),
      )
    },
    remove: () => enqueue(() => ProductImport.deleteOne({ _id })),
    written: () => pending,
  }
}

/** Returns the first `max` characters, without splitting characters of two code units, such as emoji. */
function shorten(text: string, max: number): string {
  const start = Array.from(text.slice(0, 2 * max))
  return start.slice(0, max).join('')
}

/** Lists the imports that need attention, newest first. */
export async function listImportsToFix(args: PageArgs): Promise<ProductImportPage> {
  return findNewestPage(ProductImport, toFix(), pageRequest(listOf('imports'), args, MAX_PAGE))
}

export function countImportsToFix(): Promise<number> {
  return ProductImport.countDocuments(toFix()).exec()
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
  throw userError(productFileMessages.IMPORT_UNKNOWN(), 'id')
}

export async function deleteOldImports(): Promise<void> {
  const oldest = Types.ObjectId.createFromTime((Date.now() - RETENTION_MS) / 1000)
  await ProductImport.deleteMany({ _id: { $lt: oldest } })
}
