import { model, Schema } from 'mongoose'
import type { Columns } from './reading/columns.ts'

/** The columns that an admin last confirmed for files with this header. */
export interface ConfirmedColumnsRecord
  extends Omit<Columns, LaterColumn>, Partial<Pick<Columns, LaterColumn>> {
  /** SHA-256 of the column names. */
  _id: string
}

type LaterColumn = 'debit' | 'balance' | 'status'

const position = { type: Number, default: null } as const
/** Missing if the columns were confirmed before these could be chosen. */
const optional = { type: Number } as const

const schema = new Schema<ConfirmedColumnsRecord>(
  {
    _id: { type: String, required: true },
    date: { type: Number, required: true },
    description: { type: Number, required: true },
    reference: position,
    amount: { type: Number, required: true },
    type: position,
    debit: optional,
    balance: optional,
    status: optional,
  },
  { collection: 'upiStatementColumns' },
)

export const ConfirmedColumns = model<ConfirmedColumnsRecord>('ConfirmedColumns', schema)
