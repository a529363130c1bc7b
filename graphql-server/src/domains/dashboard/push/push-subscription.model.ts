import { model, Schema, type Types } from 'mongoose'

/** A team member's browser that shows notifications. */
export interface PushSubscriptionRecord {
  /** SHA-256 of the endpoint, in base64url. */
  _id: string
  userId: Types.ObjectId
  /** The device's session. The subscription ends with it. */
  sessionId: Types.ObjectId
  /** The address at the browser's push service. */
  endpoint: string
  /** The browser's keys in base64url. */
  p256dh: string
  auth: string
  createdAt: Date
}

const text = { type: String, required: true } as const

const schema = new Schema<PushSubscriptionRecord>(
  {
    _id: text,
    userId: { type: Schema.Types.ObjectId, required: true },
    sessionId: { type: Schema.Types.ObjectId, required: true },
    endpoint: text,
    p256dh: text,
    auth: text,
    createdAt: { type: Date, required: true },
  },
  { collection: 'pushSubscriptions' },
)
schema.index({ userId: 1, createdAt: -1 })

export const PushSubscription = model<PushSubscriptionRecord>('PushSubscription', schema)

/** The new orders that the devices know. There is one record. */
export interface PushAlarmRecord {
  _id: string
  /** The IDs of the orders that were unseen when it was last sent. */
  orderIds: string[]
  /** When it is repeated, if an order is still unseen. */
  repeatAt: Date
  /** When the latest order was added. */
  newestAt: Date
  /** Incremented by each change, so that one process sends it. */
  version: number
}

const alarmSchema = new Schema<PushAlarmRecord>(
  {
    _id: text,
    orderIds: { type: [String], required: true },
    repeatAt: { type: Date, required: true },
    newestAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'pushAlarms' },
)

export const PushAlarm = model<PushAlarmRecord>('PushAlarm', alarmSchema)
