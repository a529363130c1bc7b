import mongoose, { type AnyBulkWriteOperation, type ClientSession, Types } from 'mongoose'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { retainPictures } from '../../../uploads/pictures.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { lockCategories, matchVersion } from '../edit/edits.ts'
import { checksOf } from '../medicine/medicine-check.service.ts'
import { substituteKey, updateSubstituteKey } from '../record/substitutes.ts'
import { type Found, findExisting } from './find-existing.ts'
import { productRowMessages } from './messages.ts'
import type { ProductEntry } from './product-entry.ts'
import { type Movement, recordMovements } from '../stock/stock-movement.service.ts'
import { fieldNames, textNames } from '../record/product-fields.ts'
import { findByBarcode, findTaken, storedBarcodes, unsetBarcodes } from '../record/barcodes.ts'
import { Product, type ProductContents, type ProductRecord } from '../record/product.model.ts'

export interface BulkOptions {
  /** 'update' changes existing products to match the entry; 'keep' leaves them unchanged. */
  existing: 'update' | 'keep'
  /** Values for missing fields in new products. */
  defaults?: { stock?: number }
  dryRun?: boolean
  /** The shop's own list. */
  watchedCompositions?: readonly string[]
}

export interface BulkCounts {
  created: number
  changed: number
  unchanged: number
}

export interface BulkOutcome extends BulkCounts {
  /** The entries whose products were created. */
  added: ProductEntry[]
  /** The rejected entries, and entries with skipped fields, each with a reason. */
  refused: { entry: ProductEntry; reason: string }[]
  conflicts: { entry: ProductEntry; reason: string }[]
  /** New and changed products, with their open findings. */
  findings: { entry: ProductEntry; reason: string }[]
}

type Fields = ProductContents & Pick<ProductRecord, 'importKey' | 'rowKey'>

const BLANK: Fields = {
  ...recordOf(textNames, () => ''),
  images: [],
  categoryIds: [],
  subCategoryIds: [],
  stock: 0,
  price: 0,
  discount: 0,
  medicine: null,
  vegetarianMark: null,
  details: [],
  gstRates: [],
  narcotic: false,
}
const FIELDS: (keyof Fields)[] = ['importKey', 'rowKey', ...fieldNames]
const MAX_ATTEMPTS = 10
const NOTHING_WATCHED: readonly string[] = []

/**
 * Writes products in bulk, with one command each for reading, inserting, updating and recording. Products and change
 * records are written in one transaction. Unchanged products are neither written nor recorded. Entries must have
 * different keys and barcodes. Throws for missing categories and images; the caller validates the other fields.
 */
export async function writeProducts(
  entries: ProductEntry[],
  options: BulkOptions,
): Promise<BulkOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planWrites(entries, options, attempt)
    const { ids, outcome } = plan
    if (options.dryRun || ids.length === 0) return outcome
    try {
      await retainPictures(plan.written.flatMap(({ images = [] }) => images))
      await mongoose.connection.transaction((session) => carryOut(plan, session))
      // Lets requests to this process run between two batches.
      await nextTurn()
      return outcome
    } catch (error) {
      // A product was created, edited, sold or deleted since it was read. The next attempt reads the current data.
      const isOutdated = isDuplicate(error) || error instanceof ProductsChanged
      if (!isOutdated || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** A product was edited or deleted, or its stock sold, between reading and writing. */
class ProductsChanged extends Error {
  constructor() {
    super('The products change too often to be written. Please try again.')
  }
}

interface Plan {
  inserts: ProductRecord[]
  updates: AnyBulkWriteOperation<ProductRecord>[]
  movements: Movement[]
  ids: Types.ObjectId[]
  /** The written fields of new and changed products. */
  written: Partial<Fields>[]
  outcome: BulkOutcome
}

async function carryOut(plan: Plan, session: ClientSession): Promise<void> {
  const { inserts, updates, movements, ids, written } = plan
  const categoryIds = written.flatMap((fields) => fields.categoryIds ?? [])
  const subCategoryIds = written.flatMap((fields) => fields.subCategoryIds ?? [])
  await lockCategories({ categoryIds, subCategoryIds }, session)
  if (inserts.length > 0) await Product.insertMany(inserts, { session, lean: true })
  if (updates.length > 0) {
    const options = { session, timestamps: false }
    const { matchedCount } = await Product.bulkWrite(updates, options)
    if (matchedCount !== updates.length) throw new ProductsChanged()
  }
  await recordMovements(movements, session)
  await recordChanges('product', ids, { session })
}

async function planWrites(
  entries: ProductEntry[],
  { existing, defaults, watchedCompositions = NOTHING_WATCHED }: BulkOptions,
  attempt: number,
): Promise<Plan> {
  // An attempt may have failed because a process of the previous release has created a product.
  const byBarcode = await findByBarcode(entries.flatMap(({ barcodes = [] }) => barcodes))
  const findProduct = await findExisting(entries, { byBarcode, alsoBySource: attempt > 1 })
  const now = new Date()
  const counts = { created: 0, changed: 0, unchanged: 0 }
  const outcome: BulkOutcome = { ...counts, added: [], refused: [], conflicts: [], findings: [] }
  const plan: Plan = { inserts: [], updates: [], movements: [], ids: [], written: [], outcome }
  const checks = checksOf(watchedCompositions)
  const check = (entry: ProductEntry, product: ProductRecord) => {
    const reasons = checks.find(product).map(({ message }) => message)
    outcome.findings.push(...reasons.map((reason) => ({ entry, reason })))
  }
  for (const given of entries) {
    const found = findProduct(given)
    if (found.reason !== undefined) {
      outcome.refused.push({ entry: given, reason: found.reason })
      continue
    }
    const { product } = found
    const entry = withAddedDetail(settled(given, found, outcome), product)
    // A product that the row names by id may have been deleted. It must not be re-created.
    if (!product && entry.id) continue
    const changes = product && existing === 'update' ? changedFields(product, entry) : null
    const taken = findTaken({ _id: product?._id, barcodes: entry.barcodes }, byBarcode)
    if (taken !== null) {
      const { message } = productRowMessages.BARCODE_OF_OTHER_PRODUCT(taken)
      outcome.refused.push({ entry: given, reason: message })
      continue
    }
    if (!product) {
      const document = newProduct(entry, defaults?.stock, now)
      plan.inserts.push(document)
      plan.movements.push(imported(document._id, document.stock))
      plan.ids.push(document._id)
      plan.written.push(document)
      outcome.added.push(given)
      check(given, document)
      outcome.created += 1
    } else if (changes) {
      const substitutable = updateSubstituteKey({ ...product, ...changes })
      const update = {
        $set: { ...storedBarcodes(changes), ...substitutable.$set, updatedAt: now },
        $unset: { ...substitutable.$unset, ...unsetBarcodes(changes) },
        $inc: { version: 1, stockSequence: 1 },
      }
      const { _id, stock, version } = product
      const seen = { ...matchVersion(version), ...(changes.stock !== undefined && { stock }) }
      plan.updates.push({ updateOne: { filter: { _id, ...seen }, update } })
      plan.movements.push(imported(_id, (changes.stock ?? stock) - stock))
      plan.ids.push(_id)
      plan.written.push(changes)
      check(given, { ...product, ...changes })
      outcome.changed += 1
    } else {
      outcome.unchanged += 1
    }
  }
  return plan
}

/** The entry without the fields that stay as they are. A product keeps the keys that found it. */
function settled(given: ProductEntry, { product, isByFormerKey }: Found, outcome: BulkOutcome) {
  if (!product) return given
  const { left = [], conflicts = [] } = given.settle?.(product) ?? {}
  for (const reason of conflicts) outcome.conflicts.push({ entry: given, reason })
  const entry = { ...given }
  for (const field of left) entry[field] = undefined
  if (left.includes('medicine')) entry.addedDetail = undefined
  if (!isByFormerKey) entry.importKey = undefined
  if (!isByFormerKey && product.rowKey !== undefined) entry.rowKey = undefined
  return entry
}

function withAddedDetail(entry: ProductEntry, product: ProductRecord | undefined): ProductEntry {
  const { addedDetail } = entry
  const details = entry.details ?? product?.details ?? []
  if (!addedDetail || details.some(({ name }) => name === addedDetail.name)) return entry
  return { ...entry, details: [...details, addedDetail] }
}

function imported(productId: Types.ObjectId, change: number): Movement {
  return { productId, change, reason: 'IMPORTED' }
}

function newProduct(entry: ProductEntry, stock: number | undefined, now: Date): ProductRecord {
  const given = FIELDS.filter((field) => entry[field] !== undefined)
  const key = substituteKey(entry)
  return {
    ...BLANK,
    stock: stock ?? BLANK.stock,
    ...storedBarcodes(Object.fromEntries(given.map((field) => [field, entry[field]]))),
    ...(key !== undefined && { substituteKey: key }),
    _id: new Types.ObjectId(),
    version: 1,
    stockSequence: 1,
    createdAt: now,
    updatedAt: now,
  }
}

/** The fields that differ from the product, or null if all are equal. */
function changedFields(product: ProductRecord, entry: ProductEntry): Partial<Fields> | null {
  const changed = FIELDS.filter(
    (field) =>
      entry[field] !== undefined && plain(entry[field]) !== plain(product[field] ?? BLANK[field]),
  )
  return changed.length > 0
    ? Object.fromEntries(changed.map((field) => [field, entry[field]]))
    : null
}

/** Makes lists of ids and details comparable. */
function plain(value: unknown): string {
  return JSON.stringify(value)
}
