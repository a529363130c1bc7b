import { model, Schema, type Types } from 'mongoose'

/** A search that is saved to test search words. */
export interface SearchTestRecord {
  _id: Types.ObjectId
  text: string
  /** The product that should be among the first results. */
  productId: Types.ObjectId
}

const schema = new Schema<SearchTestRecord>(
  {
    text: { type: String, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
  },
  { collection: 'searchTests' },
)
schema.index({ text: 1, productId: 1 }, { unique: true })

export const SearchTest = model<SearchTestRecord>('SearchTest', schema)
