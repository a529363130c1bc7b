import { model, Schema, type Types } from 'mongoose'
import type { PrescriptionType } from '../../contract/types.generated.ts'

/** An image or PDF of a prescription. Its file never changes. */
export interface PrescriptionRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  type: PrescriptionType
  /** The file's name in the private storage: 32 random hexadecimal digits and '.webp' or '.pdf'. */
  file: string
  /** In bytes. */
  size: number
  /**
   * Only a STORED prescription has a complete file. Both other states end within seconds, unless the process is killed.
   */
  state: 'STORING' | 'STORED' | 'DELETING'
  uploadedAt: Date
  /** When it was last used for an order. The order's transaction writes it, which conflicts with a deletion. */
  usedAt: Date | null
}

const schema = new Schema<PrescriptionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    type: { type: String, required: true },
    file: { type: String, required: true },
    size: { type: Number, required: true },
    state: { type: String, required: true },
    uploadedAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
  },
  { collection: 'prescriptions' },
)
schema.index({ userId: 1, _id: -1 })
schema.index({ state: 1, usedAt: 1, uploadedAt: 1 })

export const Prescription = model<PrescriptionRecord>('Prescription', schema)
