import mongoose, { type AnyBulkWriteOperation, type ClientSession, Types } from 'mongoose'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { retainPictures } from '../../../uploads/pictures.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { lockCategories, matchVersion } from '../edits.ts'
import type { MedicineRecord } from '../medicine/medicine-fields.ts'
import { substituteKey, updateSubstituteKey } from '../medicine/substitutes.ts'
import { type Movement, recordMovements } from '../stock/stock-movement.service.ts'
import { Product, type ProductDetailRecord, type ProductRecord } from '../product/product.model.ts'

/** A product to write, identified by its id or its import key. Missing fields do not change. */
export interface ProductEntry {
  id?: Types.ObjectId | undefined
  importKey?: string | undefined
  /** The import key of older versions. It is replaced. */
  formerKey?: string | undefined
  name?: string | undefined
  price?: number | undefined
  images?: string[] | undefined
  categoryIds?: Types.ObjectId[] | undefined
  subCategoryIds?: Types.ObjectId[] | undefined
  unit?: string | undefined
  stock?: number | undefined
  discount?: number | undefined
  description?: string | undefined
  brand?: string | undefined
  manufacturer?: string | undefined
  composition?: string | undefined
  medicine?: MedicineRecord | null | undefined
  details?: ProductDetailRecord[] | undefined
  /** A detail to add to those of the entry or the product, unless they have one with its name. */
  addedDetail?: ProductDetailRecord | undefined
}

export interface BulkOptions {
  /** 'update' changes existing products to match the entry; 'keep' leaves them unchanged. */
  existing: 'update' | 'keep'
  /** Values for missing fields of new products. */
  defaults?: { stock?: number }
  dryRun?: boolean
}

export interface BulkOutcome {
  created: number
  changed: number
  unchanged: number
}

type Fields = Omit<
  ProductRecord,
  '_id' | 'substituteKey' | 'version' | 'stockSequence' | 'createdAt' | 'updatedAt'
>

const BLANK: Fields = {
  name: '',
  images: [],
  categoryIds: [],
  subCategoryIds: [],
  unit: '',
  stock: 0,
  price: 0,
  discount: 0,
  description: '',
  brand: '',
  manufacturer: '',
  composition: '',
  medicine: null,
  details: [],
}
const FIELDS: (keyof Fields)[] = [
  'importKey',
  'name',
  'images',
  'categoryIds',
  'subCategoryIds',
  'unit',
  'stock',
  'price',
  'discount',
  'description',
  'brand',
  'manufacturer',
  'composition',
  'medicine',
  'details',
]
const MAX_ATTEMPTS = 10

/**
 * Writes products in bulk, with one command each for reading, inserting, updating and recording. Products and change
 * records are written in one transaction. Unchanged products are neither written nor recorded. Entries must have
 * different keys. Throws for missing categories and pictures; the caller validates the other fields.
 */
export async function writeProducts(
  entries: ProductEntry[],
  options: BulkOptions,
): Promise<BulkOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planWrites(entries, options)
    const { ids, outcome } = plan
    if (options.dryRun || ids.length === 0) return outcome
    try {
      await retainPictures(plan.written.flatMap(({ images = [] }) => images))
      await mongoose.connection.transaction((session) => carryOut(plan, session))
      // Lets requests of this process run between two batches.
      await nextTurn()
      return outcome
    } catch (error) {
      // A product was created, edited, sold or deleted meanwhile. The next attempt reads the current data.
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
  /** The fields that are written to new and changed products. */
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
  { existing, defaults }: BulkOptions,
): Promise<Plan> {
  const findProduct = await findExisting(entries)
  const now = new Date()
  const outcome: BulkOutcome = { created: 0, changed: 0, unchanged: 0 }
  const plan: Plan = { inserts: [], updates: [], movements: [], ids: [], written: [], outcome }
  for (const given of entries) {
    const product = findProduct(given)
    const entry = withAddedDetail(given, product)
    // A product that was named by its id and deleted meanwhile is not created again.
    if (!product && entry.id) continue
    const changes = product && existing === 'update' ? changedFields(product, entry) : null
    if (!product) {
      const document = newProduct(entry, defaults?.stock, now)
      plan.inserts.push(document)
      plan.movements.push(imported(document._id, document.stock))
      plan.ids.push(document._id)
      plan.written.push(document)
      outcome.created += 1
    } else if (changes) {
      const substitutable = updateSubstituteKey({ ...product, ...changes })
      const update = {
        ...substitutable,
        $set: { ...changes, ...substitutable.$set, updatedAt: now },
        $inc: { version: 1, stockSequence: 1 },
      }
      const { _id, stock, version } = product
      const seen = { ...matchVersion(version), ...(changes.stock !== undefined && { stock }) }
      plan.updates.push({ updateOne: { filter: { _id, ...seen }, update } })
      plan.movements.push(imported(_id, (changes.stock ?? stock) - stock))
      plan.ids.push(_id)
      plan.written.push(changes)
      outcome.changed += 1
    } else {
      outcome.unchanged += 1
    }
  }
  return plan
}

async function findExisting(
  entries: ProductEntry[],
): Promise<(entry: ProductEntry) => ProductRecord | undefined> {
  const ids = entries.flatMap(({ id }) => id ?? [])
  const keys = entries
    .flatMap(({ importKey, formerKey }) => [importKey, formerKey])
    .filter((key) => key !== undefined)
  const found = [
    ...(ids.length > 0 ? await Product.find({ _id: { $in: ids } }).lean() : []),
    ...(keys.length > 0 ? await Product.find({ importKey: { $in: keys } }).lean() : []),
  ]
  const byId = new Map(found.map((product) => [product._id.toHexString(), product]))
  const byKey = new Map(found.map((product) => [product.importKey, product]))
  return ({ id, importKey, formerKey }) =>
    id
      ? byId.get(id.toHexString())
      : (byKey.get(importKey) ?? (formerKey ? byKey.get(formerKey) : undefined))
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
    ...Object.fromEntries(given.map((field) => [field, entry[field]])),
    ...(key !== undefined && { substituteKey: key }),
    _id: new Types.ObjectId(),
    version: 1,
    stockSequence: 1,
    createdAt: now,
    updatedAt: now,
  }
}

/** The fields of the entry that differ from the product, or null if all are equal. */
function changedFields(product: ProductRecord, entry: ProductEntry): Partial<Fields> | null {
  const changed = FIELDS.filter(
    (field) =>
      entry[field] !== undefined && plain(entry[field]) !== plain(product[field] ?? BLANK[field]),
  )
  return changed.length > 0
    ? Object.fromEntries(changed.map((field) => [field, entry[field]]))
    : null
}

/** Compares lists of ids and details by their contents. */
function plain(value: unknown): string {
  return JSON.stringify(value)
}
