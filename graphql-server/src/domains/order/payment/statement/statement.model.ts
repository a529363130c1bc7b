import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../../../lib/database/pagination.ts'
import { ROW_STATES, type RowCounts } from './row-counts.ts'

/** A bank statement. The same bytes are the same statement. */
export interface UpiStatementRecord {
  _id: Types.ObjectId
  /** The file's SHA-256. Unique. */
  hash: string
  name: string
  /** APPLIED once the statement has marked a payment as received. Otherwise it is deleted after a day. */
  state: 'PREVIEWED' | 'APPLIED'
  uploadedAt: Date
  uploadedBy: Types.ObjectId
  /** The rows that were last read and matched. Null until they are complete. */
  previewId: Types.ObjectId | null
  rowCount: number
  counts: RowCounts
  /** The number of payments that the statement has ever marked as received. */
  received: number
  appliedAt: Date | null
  appliedBy: Types.ObjectId | null
}

export type UpiStatementPage = PageEdges<UpiStatementRecord>

const whole = { type: Number, required: true, min: 0 } as const
const id = { type: Schema.Types.ObjectId, default: null } as const

const schema = new Schema<UpiStatementRecord>(
  {
    hash: { type: String, required: true },
    name: { type: String, required: true },
    state: { type: String, required: true },
    uploadedAt: { type: Date, required: true },
    uploadedBy: { type: Schema.Types.ObjectId, required: true },
    previewId: id,
    rowCount: whole,
    counts: {
      type: new Schema<RowCounts>(Object.fromEntries(ROW_STATES.map((state) => [state, whole])), {
        _id: false,
      }),
      required: true,
    },
    received: whole,
    appliedAt: { type: Date, default: null },
    appliedBy: id,
  },
  { collection: 'upiStatements' },
)
schema.index({ hash: 1 }, { unique: true })
schema.index({ state: 1, _id: -1 })
schema.index({ state: 1, uploadedAt: 1 })

export const UpiStatement = model<UpiStatementRecord>('UpiStatement', schema)
