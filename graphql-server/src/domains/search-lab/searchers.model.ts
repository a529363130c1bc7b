import { model, Schema, type Types } from 'mongoose'

/** The number of people who have searched for a query, up to three. */
export interface SearchersRecord {
  _id: Types.ObjectId
  text: string
  people: number
  /** Keyed hashes of the first two people. Empty once there are three. */
  hashes: string[]
  /** Midnight UTC at the start of the first search's day. */
  since: Date
  /** Whether an admin has said that the shop does not sell this. Such queries are kept for longer than 30 days. */
  isUnsold?: boolean
}

const schema = new Schema<SearchersRecord>(
  {
    text: { type: String, required: true },
    people: { type: Number, required: true },
    hashes: { type: [String], required: true },
    since: { type: Date, required: true },
    isUnsold: Boolean,
  },
  { collection: 'searchers' },
)
schema.index({ text: 1 }, { unique: true })
schema.index({ people: 1, since: -1 })
schema.index({ since: 1 })

export const Searchers = model<SearchersRecord>('Searchers', schema)
