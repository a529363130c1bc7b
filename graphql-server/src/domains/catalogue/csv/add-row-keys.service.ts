import { type AnyBulkWriteOperation, Types } from 'mongoose'
import { Product, type ProductRecord } from '../record/product.model.ts'

const BATCH_SIZE = 500
const DEMO = /^demo:/

/**
 * Adds the row key to products that older versions imported, so that a file with another name finds them. The row key
 * is the part of the import key after the file name. Idempotent. Records no change, because nobody sees keys.
 */
export async function addRowKeys(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const total = await Product.estimatedDocumentCount()
  let last: Types.ObjectId | undefined = new Types.ObjectId('0'.repeat(24))
  for (let done = BATCH_SIZE; last; done += BATCH_SIZE) {
    const products: Pick<ProductRecord, '_id' | 'importKey' | 'rowKey'>[] = await Product.find(
      { _id: { $gt: last } },
      { importKey: 1, rowKey: 1 },
    )
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean()
    const updates = products.flatMap(toUpdate)
    if (updates.length > 0) await Product.bulkWrite(updates, { timestamps: false })
    last = products.length === BATCH_SIZE ? products.at(-1)?._id : undefined
    onProgress(Math.min(done, total), total)
  }
}

function toUpdate({
  _id,
  importKey = '',
  rowKey,
}: Pick<ProductRecord, '_id' | 'importKey' | 'rowKey'>): AnyBulkWriteOperation<ProductRecord>[] {
  const key = importKey.slice(importKey.indexOf(':') + 1)
  if (rowKey !== undefined || key === '' || DEMO.test(importKey)) return []
  return [{ updateOne: { filter: { _id }, update: { $set: { rowKey: key } } } }]
}
