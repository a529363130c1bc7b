import { model, Schema, type Types } from 'mongoose'

/** The number of searches for a query on a day. */
export interface SearchCountRecord {
  _id: Types.ObjectId
  text: string
  /** Midnight UTC at the start of the day. */
  day: Date
  searches: number
  /** The number of searches after which a product was opened or added to the cart. */
  clicks: number
  /** The number of searches for which no product had all words. */
  misses: number
}

const schema = new Schema<SearchCountRecord>(
  {
    text: { type: String, required: true },
    day: { type: Date, required: true },
    searches: { type: Number, required: true },
    clicks: { type: Number, required: true },
    misses: { type: Number, required: true },
  },
  { collection: 'searchCounts' },
)
schema.index({ text: 1, day: -1 }, { unique: true })
schema.index({ day: 1 })

export const SearchCount = model<SearchCountRecord>('SearchCount', schema)
