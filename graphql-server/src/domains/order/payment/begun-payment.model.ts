import { model, Schema, type Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'

/**
 * A UPI payment that a user has begun. It is remembered after its reservation, because the money may arrive later and
 * its holding time counts.
 */
export interface BegunPaymentRecord {
  /** The same ID as the reservation. */
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** The reference in the UPI link. */
  reference: string
  /** The key of the order that was or will be placed. */
  idempotencyKey: string
  total: Paise
  at: Date
  /** The end of the holding time. The same as `at` if the payment never held items. */
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
