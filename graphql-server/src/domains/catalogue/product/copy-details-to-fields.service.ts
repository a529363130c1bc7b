import mongoose, { type AnyBulkWriteOperation, type ClientSession, type Types } from 'mongoose'
import { recordChanges } from '../changes/record-changes.ts'
import { productFields } from './product-input.ts'
import { Product, type ProductRecord } from './product.model.ts'

/** A longer transaction would keep the database busy. */
const BATCH_SIZE = 200

/** The names of the details that older products have in place of these fields, in lower case. */
const DETAIL_NAMES = {
  brand: ['brand'],
  manufacturer: ['manufacturer'],
  composition: ['composition', 'salt'],
}

const makerFields = productFields.pick({ brand: true, manufacturer: true, composition: true })
type MakerFields = Pick<ProductRecord, keyof typeof DETAIL_NAMES>

/**
 * Fills in the brand, manufacturer and composition of products that have them as details only. The details stay, because
 * partners and REST clients read them. Idempotent.
 */
export async function copyDetailsToFields(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const total = await Product.estimatedDocumentCount()
  let last: Types.ObjectId | null = null
  for (let done = BATCH_SIZE; ; done += BATCH_SIZE) {
    last = await mongoose.connection.transaction((session) => copyBatch(last, session))
    onProgress(Math.min(done, total), total)
    if (!last) return
  }
}

/** Returns the id of the last product of a full batch. */
async function copyBatch(
  after: Types.ObjectId | null,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  const products = await Product.find(after ? { _id: { $gt: after } } : {})
    .sort({ _id: 1 })
    .limit(BATCH_SIZE)
    .session(session)
    .lean()
  const copies = products.map((product) => ({ _id: product._id, fields: missingFields(product) }))
  const changed = copies.filter(({ fields }) => Object.keys(fields).length > 0)
  if (changed.length > 0) {
    const updates = changed.map(({ _id, fields }): AnyBulkWriteOperation<ProductRecord> => ({
      updateOne: { filter: { _id }, update: { $set: fields } },
    }))
    await Product.bulkWrite(updates, { session, timestamps: false })
    const ids = changed.map(({ _id }) => _id)
    await recordChanges('product', ids, { session })
  }
  return products.length === BATCH_SIZE ? (products.at(-1)?._id ?? null) : null
}

/** The fields that the product lacks and its details have. Details that are no valid fields are ignored. */
function missingFields(product: ProductRecord): MakerFields {
  const found: MakerFields = {}
  for (const field of ['brand', 'manufacturer', 'composition'] as const) {
    if (product[field] !== undefined) continue
    const detail = product.details.find(({ name }) =>
      DETAIL_NAMES[field].includes(name.trim().toLowerCase()),
    )
    const value = detail && makerFields.shape[field].safeParse(detail.value).data
    if (value) found[field] = value
  }
  return found
}
