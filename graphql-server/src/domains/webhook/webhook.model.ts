import { model, Schema, type Types } from 'mongoose'

/** A partner's URL that receives catalogue changes. */
export interface WebhookRecord {
  _id: Types.ObjectId
  keyId: Types.ObjectId
  url: string
  /** whsec_ and 32 bytes in base64. Not hashed, because signing needs it. */
  secret: string
  /** The change log's identity, and its last change with a delivery. */
  logId: Types.ObjectId
  seq: number
  /** While a process sends to the webhook: when another may take over. Otherwise: when its last run ended. */
  leasedUntil: Date
  /** When it first failed since its last success. */
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
