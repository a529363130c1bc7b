import { model, Schema, type Types } from 'mongoose'
import type { UpiStatementRowState } from '../../../../contract/types.generated.ts'
import type { PageEdges } from '../../../../lib/database/pagination.ts'
import type { Paise } from '../../../../lib/money.ts'

/** The row's order, as it was when the row was matched. */
export interface RowOrderRecord {
  id: Types.ObjectId
  number: string
  /** The amount that the customer had to pay. */
  amount: Paise
}

/** A row in a bank statement that is not a debit. */
export interface UpiStatementRowRecord {
  _id: Types.ObjectId
  statementId: Types.ObjectId
  /** Rows whose `previewId` differs from their statement's are being written or deleted. */
  previewId: Types.ObjectId
  line: number
  state: UpiStatementRowState
  reason: string | null
  /** '2026-11-25', or null if it cannot be read. */
  date: string | null
  description: string
  reference: string
  amount: Paise | null
  order: RowOrderRecord | null
}

export type UpiStatementRowPage = PageEdges<UpiStatementRowRecord>

const id = { type: Schema.Types.ObjectId, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const

const order = new Schema<RowOrderRecord>(
  { id, number: { type: String, required: true }, amount: whole },
  { _id: false, id: false },
)

const schema = new Schema<UpiStatementRowRecord>(
  {
    statementId: id,
    previewId: id,
    line: whole,
    state: { type: String, required: true },
    reason: { type: String, default: null },
    date: { type: String, default: null },
    description: { type: String, default: '' },
    reference: { type: String, default: '' },
    amount: { type: Number, default: null },
    order: { type: order, default: null },
  },
  { collection: 'upiStatementRows' },
)
schema.index({ statementId: 1, previewId: 1, _id: 1 })
schema.index({ statementId: 1, previewId: 1, state: 1, _id: 1 })

export const UpiStatementRow = model<UpiStatementRowRecord>('UpiStatementRow', schema)
