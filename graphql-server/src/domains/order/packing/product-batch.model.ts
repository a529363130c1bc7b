import { model, Schema, type Types } from 'mongoose'

/** A batch of a product that was packed. It makes proposals, and is not a stock of batches. */
export interface ProductBatchRecord {
  _id: Types.ObjectId
  productId: Types.ObjectId
  number: string
  /** The month at whose end it expires: '2027-03'. */
  expiry: string
  usedAt: Date
}

const schema = new Schema<ProductBatchRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    number: { type: String, required: true },
    expiry: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { collection: 'productBatches' },
)
schema.index({ productId: 1, number: 1, expiry: 1 }, { unique: true })

export const ProductBatch = model<ProductBatchRecord>('ProductBatch', schema)
