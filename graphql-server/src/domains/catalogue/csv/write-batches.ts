import { openCategoryRegistry, type CategoryRegistry } from './write-categories.service.ts'
import { type BulkOutcome, writeProducts } from './write-products.service.ts'
import { isOutage } from '../../../lib/database/outages.ts'
import { retryOutages } from '../../../lib/database/retry-outages.ts'
import { toPercent } from '../../../lib/money.ts'
import { startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { findMissingPictures } from '../../../uploads/pictures.ts'
import { findProducts } from '../browse/catalogue.service.ts'
import { type EndedRate, findEndedRate } from '../../gst/ended-rates.ts'
import { formatRates } from '../../gst/rate-text.ts'
import { lastDayOf } from '../../gst/rates.ts'
import type { ProductRecord } from '../record/product.model.ts'
import type { AcceptedRow } from './accept-rows.ts'
import { findNeededCategories, resolveCategoryIds } from './category-ids.ts'
import { readCategoryNames } from './export-products.service.ts'
import { ImportError } from './reading/import-error.ts'
import type { ImportOptions, ReportedRow } from './import-options.ts'
import { addCounts, countMedicine, type ImportSummary } from './import-summary.ts'
import { settleRow } from './known-products.ts'
import { lookalikeCounter } from './lookalikes.ts'
import { productRowMessages } from './messages.ts'
import type { ImportedProduct } from './reading/product-row.ts'
import type { NamesById } from './reading/product-cells.ts'
import type { ProductEntry } from './product-entry.ts'

/** Writes accepted rows in batches, and counts the outcomes in the summary. */
export async function batchWriter(summary: ImportSummary, options: ImportOptions) {
  const { dryRun, newGstRates = false, onRefused, onUnread, onConflict, onFinding } = options
  const registry = await openCategoryRegistry({ dryRun })
  const names = await readCategoryNames()
  const countLookalikes = lookalikeCounter()
  let rowsDone = 0

  function refuse(row: ReportedRow): void {
    summary.refused += 1
    onRefused(row)
  }

  /**
   * Each step can be repeated: reading changes nothing, and writing creates the missing categories, or writes a batch
   * of products, in one transaction.
   */
  async function step<Result>(work: () => Promise<Result>): Promise<Result> {
    const { outageLimitMs = 0 } = options
    try {
      return await retryOutages(outageLimitMs, work)
    } catch (error) {
      if (outageLimitMs === 0 || !isOutage(error)) throw error
      throw new ImportError(
        `The database is not available. ${rowsDone} rows are finished. ` +
          'Run the import again to continue: finished rows do not change.',
      )
    }
  }

  /** Rejects rows that refer to a missing product or image. */
  async function findWritable(batch: AcceptedRow[]): Promise<WritableRow[]> {
    const ids = batch.flatMap(({ identity: { id } }) => id?.toHexString() ?? [])
    const products =
      ids.length > 0 ? await step(() => findProducts(ids)) : new Map<string, ProductRecord>()
    const images = batch.flatMap(({ product }) => product.images ?? [])
    const gone = await step(() => findMissingPictures(images))
    return batch.flatMap((row) => {
      const { reason, left = [] } = check(row, { products, gone, names })
      const ended = left.includes('gstRates') ? null : findEnded(row.product)
      if (ended) summary.endedGstRates += 1
      const rejected = reason ?? (ended && !newGstRates ? explainEnded(ended) : null)
      if (rejected !== null) {
        refuse({ ...row, reason: rejected })
        return []
      }
      const product = ended ? { ...row.product, gstRates: ended.proposed } : row.product
      return { ...row, product, left }
    })
  }

  /** Reports the outcome for each row. */
  async function report(rows: WritableRow[], { entries, outcome }: Written): Promise<void> {
    const rowOf = new Map(entries.map((entry, at) => [entry, rows[at]]))
    const each = (list: BulkOutcome['refused'], tell?: (row: ReportedRow) => void) => {
      for (const { entry, reason } of list) {
        const row = rowOf.get(entry)
        if (row) tell?.({ ...row, reason })
      }
    }
    each(outcome.refused, refuse)
    each(outcome.conflicts, onConflict)
    each(outcome.findings, onFinding)
    summary.medicinesToCheck += new Set(outcome.findings.map(({ entry }) => entry)).size
    summary.conflicting += new Set(outcome.conflicts.map(({ entry }) => entry)).size
    addCounts(summary, outcome)
    for (const row of rows) {
      countMedicine(summary, row)
      if (row.product.medicine) for (const reason of row.unread) onUnread?.({ ...row, reason })
    }
    if (dryRun) summary.lookalikes += await step(() => countLookalikes(outcome.added))
  }

  return {
    refuse,
    async write(batch: AcceptedRow[]): Promise<void> {
      const rows = await findWritable(batch)
      const written = await step(() => writeBatch(rows, { registry, names }, options))
      await report(rows, written)
      rowsDone = summary.rows
      summary.categoriesMade = registry.made.categories
      summary.subCategoriesMade = registry.made.subCategories
    },
  }
}

/** Finds a GST rate that the law has ended. */
function findEnded({ gstRates = [], hsn }: ImportedProduct): EndedRate | null {
  return findEndedRate(gstRates, hsn)
}

function explainEnded({ rate, proposed }: EndedRate): string {
  return productRowMessages.GST_RATE_ENDED_IN_ROW({
    percent: toPercent(rate),
    until: startOfIndianDay(lastDayOf(rate)),
    next: toPercent(proposed.at(-1)?.rate ?? 0),
    rates: formatRates(proposed),
  }).message
}

interface WritableRow extends AcceptedRow {
  /** The fields to leave as they are. This is decided once more when the product is written. */
  left: (keyof ProductEntry)[]
}

interface Existing {
  /** The products that rows refer to by id. */
  products: Map<string, ProductRecord>
  /** The missing images. */
  gone: Set<string>
  names: NamesById
}

/** Returns the fields to leave, or why the row cannot be written. An image may be missing if it is not written. */
function check(
  { identity: { id }, exportedRow, product }: AcceptedRow,
  { products, gone, names }: Existing,
): { left: WritableRow['left']; reason?: never } | { left?: never; reason: string } {
  const stored = id && products.get(id.toHexString())
  if (id && !stored) return { reason: productRowMessages.PRODUCT_ID_UNKNOWN().message }
  const left = stored && exportedRow ? settleRow(exportedRow, stored, names).left : []
  const isGone = !left.includes('images') && product.images?.some((url) => gone.has(url))
  return isGone ? { reason: productRowMessages.IMAGE_DELETED().message } : { left }
}

interface Written {
  /** In the order of the rows. */
  entries: ProductEntry[]
  outcome: BulkOutcome
}

async function writeBatch(
  rows: WritableRow[],
  { registry, names }: { registry: CategoryRegistry; names: NamesById },
  { stock, dryRun, watchedCompositions = [] }: ImportOptions,
): Promise<Written> {
  const placed = rows.filter(
    ({ left }) => !(left.includes('categoryIds') && left.includes('subCategoryIds')),
  )
  await registry.ensure(placed.flatMap(({ product }) => findNeededCategories(product, registry)))
  const entries = rows.map((row) => toEntry(row, registry, names))
  const defaults = stock === undefined ? {} : { stock }
  return {
    entries,
    outcome: await writeProducts(entries, {
      ...{ existing: 'update', defaults, dryRun, watchedCompositions },
    }),
  }
}

function toEntry(
  { identity, product, exportedRow }: AcceptedRow,
  registry: CategoryRegistry,
  names: NamesById,
): ProductEntry {
  const { categories, subCategories, unreadPack, ...fields } = product
  const ids = resolveCategoryIds(product, registry)
  return {
    ...identity,
    ...fields,
    ...(categories && { categoryIds: ids.categoryIds }),
    ...(subCategories && { subCategoryIds: ids.subCategoryIds }),
    ...(unreadPack !== undefined && { addedDetail: { name: 'Pack', value: unreadPack } }),
    ...(exportedRow && { settle: (stored) => settleRow(exportedRow, stored, names) }),
  }
}
