import { model, Schema, type Types } from 'mongoose'

/** A mail that is to be sent. It names what it tells about; the mail itself is written when it is sent. */
export interface OutboxEntryRecord {
  _id: Types.ObjectId
  /** What it tells about, unique, such as 'order:65f…': nothing is told twice. */
  key: string
  /** Which composer writes it. */
  kind: string
  /** What the composer needs to know: ids and the like, nothing secret. */
  refs: Record<string, string>
  /** How often a process set about sending it. */
  attempts: number
  /** When it is due. While it is being sent: when another process may take it for abandoned. */
  nextAttemptAt: Date
  createdAt: Date
}

const schema = new Schema<OutboxEntryRecord>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    refs: { type: Object, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'outbox' },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ nextAttemptAt: 1 })

export const OutboxEntry = model<OutboxEntryRecord>('OutboxEntry', schema)
