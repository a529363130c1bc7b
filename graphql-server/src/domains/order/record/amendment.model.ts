import { Schema, type Types } from 'mongoose'
import { batchSchema, type BatchRecord } from './order-line.model.ts'

/** A dated correction of a medicine's batches on a document that was issued before. The document stays as it is. */
export interface AmendmentRecord {
  at: Date
  /** The team member who made it. */
  adminId: Types.ObjectId
  /** Missing unless one was entered. After the delivery, there is always one. */
  reason?: string
  /** The number of the amended document. Missing if the medicine had no document yet. */
  document?: string
  productId: Types.ObjectId
  name: string
  before: BatchRecord[]
  after: BatchRecord[]
}

export const amendmentSchema = new Schema<AmendmentRecord>(
  {
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, required: true },
    reason: String,
    document: String,
    productId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    before: { type: [batchSchema], required: true },
    after: { type: [batchSchema], required: true },
  },
  { _id: false },
)

/** The amendments of a document, oldest first. */
export function amendmentsOf(
  { amendments = [] }: { amendments?: AmendmentRecord[] },
  number: string,
): AmendmentRecord[] {
  return amendments.filter(({ document }) => document === number)
}
