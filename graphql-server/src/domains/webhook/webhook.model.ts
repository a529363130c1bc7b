import { model, Schema, type Types } from 'mongoose'

/** An address of a partner's that is told of the catalogue's changes. */
export interface WebhookRecord {
  _id: Types.ObjectId
  /** The partner's key. */
  keyId: Types.ObjectId
  url: string
  /** whsec_ and 32 bytes in base64. Kept as it is: who signs has to know it. */
  secret: string
  /** Identity of the log of changes, and the number of its last change that has a delivery. */
  logId: Types.ObjectId
  seq: number
  /** While a process sends to it: when another one may take that one for dead. Else when its last turn ended. */
  leasedUntil: Date
  /** The first failure after the last success. */
  failingSince: Date | null
  /** When it was ended with its key. */
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
