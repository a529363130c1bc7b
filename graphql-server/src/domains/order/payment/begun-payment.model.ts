import { model, Schema, type Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'

/**
 * A UPI payment that a user has begun, remembered after its reservation: what it paid may arrive later, and the time for
 * which it held pieces counts.
 */
export interface BegunPaymentRecord {
  /** That of the reservation. */
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** In the UPI link. */
  reference: string
  /** The key of the order that was or will be placed. */
  idempotencyKey: string
  total: Paise
  at: Date
  /** Until when it holds or held pieces; `at` if it never did. */
  heldUntil: Date
}

const schema = new Schema<BegunPaymentRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    reference: { type: String, required: true },
    idempotencyKey: { type: String, required: true },
    total: { type: Number, required: true },
    at: { type: Date, required: true },
    heldUntil: { type: Date, required: true },
  },
  { collection: 'begunPayments' },
)
schema.index({ userId: 1, at: 1 })
schema.index({ reference: 1 })
schema.index({ at: 1 })

export const BegunPayment = model<BegunPaymentRecord>('BegunPayment', schema)
