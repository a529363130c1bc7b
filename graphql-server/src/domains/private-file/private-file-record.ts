import { Schema, type Types } from 'mongoose'
import type { PrescriptionType } from '../../contract/types.generated.ts'

/** A file that only its owner and the team can read. It never changes. */
export interface PrivateFileRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  type: PrescriptionType
  /** The file's name in the private storage: 32 random hexadecimal digits and '.webp' or '.pdf'. */
  file: string
  /** In bytes. */
  size: number
  /** Only a STORED file is complete. Both other states end within seconds, unless the process is killed. */
  state: 'STORING' | 'STORED' | 'DELETING'
  uploadedAt: Date
  /** When something used it last. The use's transaction writes it, which conflicts with a deletion. */
  usedAt: Date | null
}

export function createPrivateFileSchema(collection: string): Schema<PrivateFileRecord> {
  const schema = new Schema<PrivateFileRecord>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      type: { type: String, required: true },
      file: { type: String, required: true },
      size: { type: Number, required: true },
      state: { type: String, required: true },
      uploadedAt: { type: Date, required: true },
      usedAt: { type: Date, default: null },
    },
    { collection },
  )
  schema.index({ userId: 1, _id: -1 })
  schema.index({ state: 1, usedAt: 1, uploadedAt: 1 })
  return schema
}
