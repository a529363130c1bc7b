import { model, Schema, type Types } from 'mongoose'

/** Objects that can be created with an idempotency key. Orders are not among them: they store their own keys. */
export type SubmissionKind =
  | 'address'
  | 'category'
  | 'subCategory'
  | 'product'
  | 'picture'
  | 'prescription'
  | 'refund'
  | 'ticket'
  | 'ticketPhoto'
  | 'replacement'
  | 'orderLink'

/** A creation that a user sent with an idempotency key. */
export interface SubmissionRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  idempotencyKey: string
  /** Hashes kind and contents, to detect a key that is reused for something else. */
  fingerprint: string
  /** The created object's id. */
  createdId: string
  expiresAt: Date
}

const schema = new Schema<SubmissionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    idempotencyKey: { type: String, required: true },
    fingerprint: { type: String, required: true },
    createdId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'submissions' },
)
schema.index({ userId: 1, idempotencyKey: 1 }, { unique: true })
schema.index({ userId: 1, expiresAt: -1 })
schema.index({ expiresAt: 1 })

export const Submission = model<SubmissionRecord>('Submission', schema)
