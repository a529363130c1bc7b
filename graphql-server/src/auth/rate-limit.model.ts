import { model, Schema, type Types } from 'mongoose'

/** The number of attempts in the current period. Only rate-limiter-flexible writes these records. */
export interface RateLimitRecord {
  _id: Types.ObjectId
  key: string
  points: number
  /** When the period ends. */
  expire: Date
}

const schema = new Schema<RateLimitRecord>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { collection: 'rateLimits' },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ expire: 1 })

export const RateLimit = model<RateLimitRecord>('RateLimit', schema)
