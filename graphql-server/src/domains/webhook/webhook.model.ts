import { model, Schema, type Types } from 'mongoose'

/** A partner's URL that receives catalogue changes. */
export interface WebhookRecord {
  _id: Types.ObjectId
  keyId: Types.ObjectId
  url: string
  /** whsec_ and 32 bytes in base64. Stored as it is, because it is needed for signing. */
  secret: string
  /** The identity of the change log, and the number of its last change that has a delivery. */
  logId: Types.ObjectId
  seq: number
  /** While a process sends to it: when another process may take over. Otherwise: when its last turn ended. */
  leasedUntil: Date
  /** The time of the first failure since the last success. */
  failingSince: Date | null
  /** When it was stopped because its key was revoked. */
  stoppedAt: Date | null
  createdAt: Date
}

const schema = new Schema<WebhookRecord>(
  {
    keyId: { type: Schema.Types.ObjectId, required: true },
    url: { type: String, required: true },
    secret: { type: String, required: true },
    logId: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    leasedUntil: { type: Date, default: new Date(0) },
    failingSince: { type: Date, default: null },
    stoppedAt: { type: Date, default: null },
  },
  { timestamps: { updatedAt: false }, collection: 'webhooks' },
)
schema.index({ keyId: 1, _id: -1 })
schema.index({ stoppedAt: 1 })

export const Webhook = model<WebhookRecord>('Webhook', schema)
