import mongoose, { type AnyBulkWriteOperation, Types } from 'mongoose'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDuplicate } from '../../lib/database-errors.ts'
import { recordChanges } from './catalogue-changes.ts'
import { Product, type ProductRecord } from './product.model.ts'

/** A product to write, known by its import key. A field that is left out stays as it is. */
export interface ProductEntry {
  importKey: string
  name: string
  price: number
  images?: string[]
  categoryIds?: Types.ObjectId[]
  subCategoryIds?: Types.ObjectId[]
  unit?: string
  stock?: number
  discount?: number
  description?: string
  details?: { name: string; value: string }[]
}

export interface BulkOptions {
  /** 'update' brings products that are there up to the entry; 'keep' leaves them to their owner. */
  existing: 'update' | 'keep'
  /** What a new product gets where its entry leaves a field out. */
  defaults?: { stock?: number }
  /** Counts what would be done, and writes nothing. */
  dryRun?: boolean
}

export interface BulkOutcome {
  created: number
  changed: number
  unchanged: number
}

type Fields = Omit<ProductRecord, '_id' | 'createdAt' | 'updatedAt' | 'importKey'>

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
  details: [],
}
const FIELDS: (keyof Fields)[] = [
  'name',
  'images',
  'categoryIds',
  'subCategoryIds',
  'unit',
  'stock',
  'price',
  'discount',
  'description',
  'details',
]
const TRIES = 3

/**
 * Writes some hundred products, new ones and changed ones, with one command each for reading, adding,
 * changing and recording. Product and record of the change are one transaction. What is as the entry says is
 * neither written nor recorded. No two entries may have the same key.
 */
export async function writeProducts(
  entries: ProductEntry[],
  options: BulkOptions,
): Promise<BulkOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planWrites(entries, options)
    const { inserts, updates, ids, outcome } = plan
    if (options.dryRun || ids.length === 0) return outcome
    try {
      await mongoose.connection.transaction(async (session) => {
        if (inserts.length > 0) await Product.insertMany(inserts, { session, lean: true })
        if (updates.length > 0) await Product.bulkWrite(updates, { session, timestamps: false })
        await recordChanges('product', ids, { session })
      })
      // Requests of this process get their turn between two batches.
      await nextTurn()
      return outcome
    } catch (error) {
      // Another process has made the same product meanwhile: now it is there to be read.
      if (!isDuplicate(error) || attempt === TRIES) throw error
    }
  }
}

async function planWrites(entries: ProductEntry[], { existing, defaults }: BulkOptions) {
  const keys = entries.map(({ importKey }) => importKey)
  const found = await Product.find({ importKey: { $in: keys } }).lean()
  const byKey = new Map(found.map((product) => [product.importKey, product]))
  const now = new Date()
  const inserts: ProductRecord[] = []
  const updates: AnyBulkWriteOperation<ProductRecord>[] = []
  const ids: Types.ObjectId[] = []
  const outcome: BulkOutcome = { created: 0, changed: 0, unchanged: 0 }
  for (const entry of entries) {
    const product = byKey.get(entry.importKey)
    const changes = product && existing === 'update' ? changedFields(product, entry) : null
    if (!product) {
      const document = newProduct(entry, defaults?.stock, now)
      inserts.push(document)
      ids.push(document._id)
      outcome.created += 1
    } else if (changes) {
      const update = { $set: { ...changes, updatedAt: now } }
      updates.push({ updateOne: { filter: { _id: product._id }, update } })
      ids.push(product._id)
      outcome.changed += 1
    } else {
      outcome.unchanged += 1
    }
  }
  return { inserts, updates, ids, outcome }
}

function newProduct(entry: ProductEntry, stock: number | undefined, now: Date): ProductRecord {
  const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
  return {
    ...BLANK,
    stock: stock ?? BLANK.stock,
    ...given,
    _id: new Types.ObjectId(),
    createdAt: now,
    updatedAt: now,
  }
}

/** The entry's fields that differ from the product's; null when none does. */
function changedFields(product: ProductRecord, entry: ProductEntry): Partial<Fields> | null {
  const changed = FIELDS.filter(
    (field) => entry[field] !== undefined && plain(entry[field]) !== plain(product[field]),
  )
  return changed.length > 0
    ? Object.fromEntries(changed.map((field) => [field, entry[field]]))
    : null
}

/** Lists of ids and details compare by what they hold. */
function plain(value: unknown): string {
  return JSON.stringify(value)
}
