import { model, Schema, type Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'

/** A partner's key. Its secret cannot be recovered from this record. */
export interface PartnerKeyRecord {
  _id: Types.ObjectId
  name: string
  /** The key's first part, which identifies it and is not secret. */
  prefix: string
  /** The whole key's SHA-256 hash in base64url. */
  hash: string
  scopes: PartnerScope[]
  requestsPerMinute: number
  userId: Types.ObjectId
  lastUsedAt: Date | null
  revokedAt: Date | null
  createdAt: Date
}

const schema = new Schema<PartnerKeyRecord>(
  {
    name: { type: String, required: true },
    prefix: { type: String, required: true },
    hash: { type: String, required: true },
    scopes: { type: [String], required: true },
    requestsPerMinute: { type: Number, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    lastUsedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
  },
  { timestamps: { updatedAt: false }, collection: 'partnerKeys' },
)
schema.index({ prefix: 1 }, { unique: true })
schema.index({ revokedAt: 1, _id: -1 })

export const PartnerKey = model<PartnerKeyRecord>('PartnerKey', schema)
