import { model, Schema, type Types } from 'mongoose'

/** An email to send. It contains only references; the email is written when it is sent. */
export interface OutboxEntryRecord {
  _id: Types.ObjectId
  /** Identifies the subject, such as 'order:65f…'. Unique, so that nothing is sent twice. */
  key: string
  /** The composer that writes it. */
  kind: string
  /** The ids that the composer needs. No secrets. */
  refs: Record<string, string>
  /** The number of times that a process has started to send it. */
  attempts: number
  /** When it is due or, while it is being sent, when another process may take over. */
  nextAttemptAt: Date
  createdAt: Date
  /** Set after a failure: the email already counts towards its recipient's limit. */
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
