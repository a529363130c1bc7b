import { model, Schema, type Types } from 'mongoose'
import type { PartnerScope } from '../../contract/types.generated.ts'

/** A key of a partner. What is kept does not give the key back. */
export interface PartnerKeyRecord {
  _id: Types.ObjectId
  name: string
  /** What the key begins with: names it, and is no secret. */
  prefix: string
  /** SHA-256 of the whole key, in base64url. */
  hash: string
  scopes: PartnerScope[]
  requestsPerMinute: number
  /** The admin who made it. */
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
