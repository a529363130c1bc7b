import mongoose, { type AnyBulkWriteOperation, type ClientSession, type Types } from 'mongoose'
import { recordChanges } from '../changes/record-changes.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'

/** A longer transaction would keep the database busy. */
const BATCH_SIZE = 200

/**
 * Sets the fields that `findFields` returns for each product, and records the changes, with one transaction per batch.
 * Skips products for which it returns no fields.
 */
export async function updateAllProducts(
  findFields: (product: ProductRecord) => Partial<ProductRecord>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = await Product.estimatedDocumentCount()
  let last: Types.ObjectId | null = null
  for (let done = BATCH_SIZE; ; done += BATCH_SIZE) {
    last = await mongoose.connection.transaction((session) =>
      updateBatch(findFields, last, session),
    )
    onProgress(Math.min(done, total), total)
    if (!last) return
  }
}

/** Returns the last product's id if the batch was full. */
async function updateBatch(
  findFields: (product: ProductRecord) => Partial<ProductRecord>,
  after: Types.ObjectId | null,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  const products = await Product.find(after ? { _id: { $gt: after } } : {})
    .sort({ _id: 1 })
    .limit(BATCH_SIZE)
    .session(session)
    .lean()
  const found = products.map((product) => ({ _id: product._id, fields: findFields(product) }))
  const changed = found.filter(({ fields }) => Object.keys(fields).length > 0)
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
