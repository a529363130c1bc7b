import type { Types } from 'mongoose'
import { type BulkOutcome, type ProductEntry, writeProducts } from './write-products.service.ts'
import { readCategoryNames } from './export-products.service.ts'
import type { NamesById } from './product-cells.ts'
import { openCategoryRegistry, type CategoryRegistry } from './write-categories.service.ts'
import { isOutage } from '../../../lib/database/outages.ts'
import type { Paise } from '../../../lib/money.ts'
import { retryOutages } from '../../../lib/database/retry-outages.ts'
import { findMissingPictures } from '../../../uploads/pictures.ts'
import type { MoneyUnit } from './amounts.ts'
import type { Columns, ColumnMapping } from './columns.ts'
import type { CsvFile } from './csv-rows.ts'
import { unescapeFormula } from './formulas.ts'
import { ImportError } from './import-error.ts'
import { type KeptFields, parseProductId, unchangedFields } from './known-products.ts'
import { resolveCategoryIds, findNeededCategories } from './category-ids.ts'
import { cellsByField, type ImportedProduct, type ReadRow, rowReader } from './product-row.ts'
import { requireChoice, surveyFile } from './survey-file.ts'
import { keysFromColumn, keysFromContents, type RowKey } from './row-keys.ts'

export interface ImportOptions {
  mapping: ColumnMapping
  /** The source of the rows. Keys of different sources never match. */
  source: string
  moneyUnit: MoneyUnit
  /** The stock of new products whose row has none. Existing products keep theirs. */
  stock?: number
  /** Reads and counts everything, and writes nothing. */
  dryRun: boolean
  /** Reports the share of the file that is done, from 0 to 1. */
  onProgress: (share: number, summary: ImportSummary) => void
  onRefused: (row: RefusedRow) => void
  onUnread?: (row: UnreadRow) => void
  /** How long to wait for a database outage to end, in milliseconds. 0 by default. */
  outageLimitMs?: number
}

export interface RefusedRow {
  /** The line where the row starts in the file. */
  line: number
  reason: string
  cells: string[]
}

/** A row with a text about a medicine that can't be read and is kept as it is. The reason names it. */
export type UnreadRow = RefusedRow

export interface ImportSummary extends BulkOutcome {
  rows: number
  refused: number
  /** Rows that say the same as an earlier one. */
  repeated: number
  categoriesMade: number
  subCategoriesMade: number
  /** How many sale prices are exact, and how many are exceeded by less than a rupee because of rounding. */
  exactSalePrices: number
  nearSalePrices: number
  /** The maximum by which a price exceeds the sale price in the file. */
  mostAboveSalePrice: Paise
  /** How many rows have an amount that was rounded to whole paise. */
  roundedPrices: number
  /** How many rows are medicines, and how many of them could be read completely. */
  medicines: number
  medicinesRead: number
  /** The names of the columns that are not imported. */
  unusedColumns: string[]
  /** The columns of `Survey`. With any of them, only a dry run is possible. */
  prescriptionColumns: string[]
}

const BATCH_SIZE = 200

interface Accepted {
  line: number
  cells: string[]
  identity: Pick<ProductEntry, 'id' | 'importKey' | 'formerKey'>
  product: ImportedProduct
  /** What can't be read about a medicine. */
  unread: string[]
}

/**
 * Imports the products of a CSV file in batches: adds new ones, updates changed ones and leaves the others. An
 * invalid row is reported and skipped completely. Throws `ImportError` if the file can't be read; batches that were
 * written before stay.
 */
export async function importProducts(
  file: CsvFile,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { columns, unusedColumns, prescriptionColumns } = await surveyFile(file, options.mapping)
  if (!options.dryRun) requireChoice(prescriptionColumns)
  const registry = await openCategoryRegistry({ dryRun: options.dryRun })
  const names = await readCategoryNames()
  const summary = { ...emptySummary(), unusedColumns, prescriptionColumns }
  const readRow = acceptor(columns, options)
  let isHeader = true
  let batch: Accepted[] = []
  let rowsDone = 0

  function refuse(row: RefusedRow): void {
    summary.refused += 1
    options.onRefused(row)
  }

  /**
   * Each step can be repeated: reading changes nothing, missing categories are created all or none, and so are the
   * products of a batch.
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

  async function flush(): Promise<void> {
    const kept = await step(() => keptFields(batch, columns, names))
    const images = batch.flatMap(({ product }) => product.images ?? [])
    const gone = await step(() => findMissingPictures(images))
    const known = batch.filter(({ line, cells, identity: { id }, product: { images = [] } }) => {
      const fields = id ? kept.get(id.toHexString()) : []
      const isGone = !fields?.includes('images') && images.some((url) => gone.has(url))
      if (!fields) refuse({ line, cells, reason: 'id: there is no such product' })
      else if (isGone) refuse({ line, cells, reason: 'image: a picture does not exist any more' })
      return fields && !isGone
    })
    add(summary, await step(() => writeBatch(known, kept, registry, options)))
    countMedicines(summary, known, options)
    rowsDone = summary.rows
    summary.categoriesMade = registry.made.categories
    summary.subCategoriesMade = registry.made.subCategories
    batch = []
    options.onProgress(file.progress(), summary)
  }

  for await (const { line, cells } of file.rows()) {
    if (isHeader) {
      isHeader = false
      continue
    }
    summary.rows += 1
    const outcome = readRow(cells, line)
    if (outcome.isRepeated) {
      summary.repeated += 1
      continue
    }
    if (outcome.reason !== undefined) {
      refuse({ line, reason: outcome.reason, cells })
      continue
    }
    countPrices(summary, outcome)
    batch.push(outcome)
    if (batch.length === BATCH_SIZE) await flush()
  }
  await flush()
  return summary
}

/** What is counted about the prices of a row. */
interface PriceFacts {
  /** Null if the file has no sale prices. */
  aboveSalePrice: Paise | null
  isRounded: boolean
}

type RowOutcome = (Accepted & PriceFacts & { reason?: never; isRepeated?: never }) | SkippedRow

interface RowId {
  id: Types.ObjectId
  reason?: never
  isRepeated?: never
}

type SkippedRow = Exclude<RowKey, { importKey: string }>

function acceptor(columns: Columns, { moneyUnit, source }: ImportOptions) {
  const read = rowReader(columns, moneyUnit)
  const byColumn = keysFromColumn(source)
  const byContents = keysFromContents(source)
  const getKey = (product: ImportedProduct, cells: string[], line: number): RowKey =>
    columns.key === null ? byContents(product) : byColumn(cells[columns.key] ?? '', line)
  const byId = idsOnce(columns)

  return (written: string[], line: number): RowOutcome => {
    const cells = columns.id === null ? written : written.map(unescapeFormula)
    const row: ReadRow = read(cells)
    if (row.reason !== undefined) return row
    const identity = byId(cells, line) ?? getKey(row.product, cells, line)
    if (identity.reason !== undefined || identity.isRepeated) return identity
    const onSale = columns.indexes.salePrice !== undefined
    const aboveSalePrice = onSale ? row.aboveSalePrice : null
    const { product, unread, isRounded } = row
    return { line, cells, identity, product, unread, aboveSalePrice, isRounded }
  }
}

/** The product that a row names by id, or null if it names none. Refuses a second row of the same product. */
function idsOnce({ id: index }: Columns) {
  const lines = new Map<string, number>()
  return (cells: string[], line: number): RowId | SkippedRow | null => {
    const id = index === null ? null : parseProductId(cells[index] ?? '')
    if (id === null) return null
    if (id === 'wrong') return { reason: 'id: not 24 hexadecimal digits' }
    const first = lines.get(id.toHexString())
    if (first !== undefined) return { reason: `id: already used in line ${first}` }
    lines.set(id.toHexString(), line)
    return { id }
  }
}

/** For each product, the fields that its row does not change. Only exports name products. */
async function keptFields(
  batch: Accepted[],
  columns: Columns,
  names: NamesById,
): Promise<KeptFields> {
  if (columns.id === null) return new Map()
  const rows = batch.flatMap(({ identity: { id }, cells }) =>
    id ? [{ id, cells: cellsByField(columns, cells) }] : [],
  )
  return unchangedFields(rows, names)
}

async function writeBatch(
  batch: Accepted[],
  kept: KeptFields,
  registry: CategoryRegistry,
  { stock, dryRun }: ImportOptions,
): Promise<BulkOutcome> {
  await registry.ensure(batch.flatMap(({ product }) => findNeededCategories(product, registry)))
  const entries = batch.map(({ product, identity }) => {
    const { categories, subCategories, unreadPack, ...fields } = product
    const ids = resolveCategoryIds(product, registry)
    const entry: ProductEntry = {
      ...identity,
      ...fields,
      ...(categories && { categoryIds: ids.categoryIds }),
      ...(subCategories && { subCategoryIds: ids.subCategoryIds }),
      ...(unreadPack !== undefined && { addedDetail: { name: 'Pack', value: unreadPack } }),
    }
    for (const field of kept.get(identity.id?.toHexString() ?? '') ?? []) entry[field] = undefined
    return entry
  })
  const defaults = stock === undefined ? {} : { stock }
  return writeProducts(entries, { existing: 'update', defaults, dryRun })
}

function emptySummary(): ImportSummary {
  return {
    rows: 0,
    refused: 0,
    repeated: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    categoriesMade: 0,
    subCategoriesMade: 0,
    exactSalePrices: 0,
    nearSalePrices: 0,
    mostAboveSalePrice: 0,
    roundedPrices: 0,
    medicines: 0,
    medicinesRead: 0,
    unusedColumns: [],
    prescriptionColumns: [],
  }
}

function add(summary: ImportSummary, outcome: BulkOutcome): void {
  summary.created += outcome.created
  summary.changed += outcome.changed
  summary.unchanged += outcome.unchanged
}

function countPrices(summary: ImportSummary, { aboveSalePrice, isRounded }: PriceFacts): void {
  if (isRounded) summary.roundedPrices += 1
  if (aboveSalePrice === null) return
  if (aboveSalePrice === 0) summary.exactSalePrices += 1
  else summary.nearSalePrices += 1
  summary.mostAboveSalePrice = Math.max(summary.mostAboveSalePrice, aboveSalePrice)
}

function countMedicines(
  summary: ImportSummary,
  batch: Accepted[],
  { onUnread = () => undefined }: ImportOptions,
): void {
  for (const { line, cells, product, unread } of batch) {
    if (!product.medicine) continue
    summary.medicines += 1
    if (unread.length === 0) summary.medicinesRead += 1
    for (const reason of unread) onUnread({ line, cells, reason })
  }
}
