import { model, Schema } from 'mongoose'
import type { Columns } from './columns.ts'

/** The columns that an admin confirmed last for files with a header. */
export interface ConfirmedColumnsRecord extends Columns {
  /** SHA-256 of the header's names. */
  _id: string
}

const position = { type: Number, default: null } as const

const schema = new Schema<ConfirmedColumnsRecord>(
  {
    _id: { type: String, required: true },
    date: { type: Number, required: true },
    description: { type: Number, required: true },
    reference: position,
    amount: { type: Number, required: true },
    type: position,
  },
  { collection: 'upiStatementColumns' },
)

export const ConfirmedColumns = model<ConfirmedColumnsRecord>('ConfirmedColumns', schema)
