import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../lib/database/pagination.ts'

/** A team member has opened a customer's prescription. Entries are never changed. */
export interface PrescriptionViewRecord {
  _id: Types.ObjectId
  at: Date
  /** Who opened it. */
  userId: Types.ObjectId
  prescriptionId: Types.ObjectId
  /** The customer. An ID of nobody after their account was deleted. */
  ownerId: Types.ObjectId
}

export type PrescriptionViewPage = PageEdges<PrescriptionViewRecord>

const id = { type: Schema.Types.ObjectId, required: true } as const

const schema = new Schema<PrescriptionViewRecord>(
  { at: { type: Date, required: true }, userId: id, prescriptionId: id, ownerId: id },
  { collection: 'prescriptionViews' },
)
schema.index({ userId: 1, prescriptionId: 1, at: -1 })
schema.index({ ownerId: 1 })
schema.index({ at: 1 })

export const PrescriptionView = model<PrescriptionViewRecord>('PrescriptionView', schema)
