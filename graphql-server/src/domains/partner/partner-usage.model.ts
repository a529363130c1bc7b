import { model, Schema, type Types } from 'mongoose'

export interface PartnerUsageRecord {
  _id: Types.ObjectId
  keyId: Types.ObjectId
  /** Midnight UTC at the start of the day. */
  day: Date
  requests: number
  /** The number of requests above the limit. */
  refused: number
}

const schema = new Schema<PartnerUsageRecord>(
  {
    keyId: { type: Schema.Types.ObjectId, required: true },
    day: { type: Date, required: true },
    requests: { type: Number, required: true },
    refused: { type: Number, required: true },
  },
  { collection: 'partnerUsage' },
)
schema.index({ keyId: 1, day: -1 }, { unique: true })
schema.index({ day: 1 })

export const PartnerUsage = model<PartnerUsageRecord>('PartnerUsage', schema)
