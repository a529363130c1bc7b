import { model, Schema, type Types } from 'mongoose'

export interface CashBlockRecord {
  /** For the team only. */
  reason: string
  at: Date
  adminId: Types.ObjectId
}

/** A block of cash, or its end. */
export interface CashBlockChangeRecord extends CashBlockRecord {
  isBlocked: boolean
}

/** What admins have noted about a customer. */
export interface CustomerNotesRecord {
  /** The user. */
  _id: Types.ObjectId
  /** Incremented by each change. A change names the version that the admin saw. */
  version: number
  note: string
  /** Present while the customer cannot pay in cash. */
  cashBlock?: CashBlockRecord
  /** The latest ones, oldest first. */
  cashBlockChanges: CashBlockChangeRecord[]
}

const block = {
  reason: { type: String, default: '' },
  at: { type: Date, required: true },
  adminId: { type: Schema.Types.ObjectId, required: true },
} as const

const schema = new Schema<CustomerNotesRecord>(
  {
    version: { type: Number, required: true, min: 1 },
    note: { type: String, default: '' },
    cashBlock: { type: new Schema<CashBlockRecord>(block, { _id: false }) },
    cashBlockChanges: [
      new Schema<CashBlockChangeRecord>(
        { ...block, isBlocked: { type: Boolean, required: true } },
        { _id: false },
      ),
    ],
  },
  { collection: 'customerNotes' },
)

export const CustomerNotes = model<CustomerNotesRecord>('CustomerNotes', schema)
