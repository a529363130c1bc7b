import { model, Schema, type Types } from 'mongoose'

/** How often something was done within the time that runs. Written by rate-limiter-flexible alone. */
export interface RateLimitRecord {
  _id: Types.ObjectId
  key: string
  points: number
  /** When counting begins anew. */
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
