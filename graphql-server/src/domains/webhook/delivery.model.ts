import { model, Schema, type Types } from 'mongoose'
import type { WebhookDeliveryState } from '../../contract/types.generated.ts'
import type { CatalogueKind } from '../catalogue/changes/record-changes.ts'

export interface DeliveryRecord {
  _id: Types.ObjectId
  webhookId: Types.ObjectId
  thingId: Types.ObjectId
  kind: CatalogueKind
  deleted: boolean
  /** The change log's identity, the change's number, and when it was assigned. */
  logId: Types.ObjectId
  seq: number
  at: Date
  state: WebhookDeliveryState
  /**
   * Webhook and entity, only while the delivery waits. Unique, so that only one change per entity waits at a time, and
   * changes arrive in order.
   */
  waitingFor?: string
  /** When the delivery is due, only while it waits. */
  nextAttemptAt?: Date
  attempts: number
  firstAttemptAt: Date | null
  lastAttemptAt: Date | null
  status: number | null
  problem: string | null
}

const schema = new Schema<DeliveryRecord>(
  {
    webhookId: { type: Schema.Types.ObjectId, required: true },
    thingId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    deleted: { type: Boolean, required: true },
    logId: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    state: { type: String, required: true },
    waitingFor: { type: String },
    nextAttemptAt: { type: Date },
    attempts: { type: Number, required: true },
    firstAttemptAt: { type: Date, default: null },
    lastAttemptAt: { type: Date, default: null },
    status: { type: Number, default: null },
    problem: { type: String, default: null },
  },
  { collection: 'webhookDeliveries' },
)
schema.index({ webhookId: 1, _id: -1 })
schema.index({ webhookId: 1, logId: 1, seq: 1 }, { unique: true })
schema.index({ waitingFor: 1 }, { unique: true, sparse: true })
schema.index({ webhookId: 1, nextAttemptAt: 1 })
schema.index({ nextAttemptAt: 1 }, { sparse: true })

export const Delivery = model<DeliveryRecord>('WebhookDelivery', schema)
