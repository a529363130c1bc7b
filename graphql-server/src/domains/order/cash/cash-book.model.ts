import { model, Schema, type Types } from 'mongoose'
import type { Paise } from '../../../lib/money.ts'

/** Cash that a team member has handed over to an admin. */
export interface CashHandoverRecord {
  _id: Types.ObjectId
  memberId: Types.ObjectId
  amount: Paise
  at: Date
  /** The admin who took it. */
  adminId: Types.ObjectId
}

/** A count of the day's cash. The last count is the one that closes the day. */
export interface CashCountRecord {
  /** The cash received on the day until the count. */
  expected: Paise
  counted: Paise
  /** Why the counted amount differs. Empty if it does not. */
  reason: string
  at: Date
  adminId: Types.ObjectId
}

/** What was done with the cash of a day. */
export interface CashBookRecord {
  /** The day in Indian time: '2026-11-27'. */
  _id: string
  /** Incremented by each entry. An entry names the version that the admin saw. */
  version: number
  handovers: CashHandoverRecord[]
  counts: CashCountRecord[]
}

const whole = { type: Number, required: true, min: 0 } as const
const person = { type: Schema.Types.ObjectId, required: true } as const
const at = { type: Date, required: true } as const

const schema = new Schema<CashBookRecord>(
  {
    _id: { type: String, required: true },
    version: whole,
    handovers: [
      new Schema<CashHandoverRecord>({ memberId: person, amount: whole, at, adminId: person }),
    ],
    counts: [
      new Schema<CashCountRecord>(
        {
          expected: whole,
          counted: whole,
          reason: { type: String, default: '' },
          at,
          adminId: person,
        },
        { _id: false },
      ),
    ],
  },
  { collection: 'cashBooks' },
)

export const CashBook = model<CashBookRecord>('CashBook', schema)
