import { model, Schema, type Types } from 'mongoose'

/** A mail to send. It only refers to its subject; the mail is written when it is sent. */
export interface OutboxEntryRecord {
  _id: Types.ObjectId
  /** Identifies what the mail is about, such as 'order:65f…'. Unique, so that nothing is mailed twice. */
  key: string
  /** The composer that writes it. */
  kind: string
  /** The ids that the composer needs. No secrets. */
  refs: Record<string, string>
  /** How often a process has started to send it. */
  attempts: number
  /** When it is due or, while it is being sent, when another process may take it over. */
  nextAttemptAt: Date
  createdAt: Date
  /** Set when sending has failed: the mail was counted for its recipient already. */
  isCounted?: boolean
}

const schema = new Schema<OutboxEntryRecord>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    refs: { type: Object, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    isCounted: { type: Boolean, default: undefined },
  },
  { collection: 'outbox' },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ nextAttemptAt: 1 })

export const OutboxEntry = model<OutboxEntryRecord>('OutboxEntry', schema)
