import { model, Schema, type Types } from 'mongoose'
import type { CashEntryKind } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'

/** An entry that an admin has made. It is never removed. */
export interface CashEntryRecord {
  _id: Types.ObjectId
  kind: CashEntryKind
  amount: Paise
  /** What an expense was for. */
  note: string
  /** Who handed the cash over. Only in handovers. */
  memberId?: Types.ObjectId
  at: Date
  adminId: Types.ObjectId
  /** Present if the entry does not count. */
  struck?: { at: Date; adminId: Types.ObjectId }
}

/** A count of the day's cash. The last count is the one that closes the day. */
export interface CashCountRecord {
  /** The cash that should have been there. Negative if more was taken than was there. */
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
  /** Incremented by each entry and count, which name the version that the admin saw. */
  version: number
  /** Incremented by each receipt and each refund in cash, so that they conflict with entries and counts. */
  movements: number
  entries: CashEntryRecord[]
  counts: CashCountRecord[]
}

const whole = { type: Number, required: true, min: 0 } as const
const person = { type: Schema.Types.ObjectId, required: true } as const
const at = { type: Date, required: true } as const
const text = { type: String, default: '' } as const

const schema = new Schema<CashBookRecord>(
  {
    _id: { type: String, required: true },
    version: { ...whole, default: 0 },
    movements: { ...whole, default: 0 },
    entries: [
      new Schema<CashEntryRecord>({
        ...{ kind: { type: String, required: true }, amount: whole, note: text },
        ...{ memberId: Schema.Types.ObjectId, at, adminId: person },
        struck: { type: new Schema({ at, adminId: person }, { _id: false }) },
      }),
    ],
    counts: [
      new Schema<CashCountRecord>(
        {
          ...{ expected: { type: Number, required: true }, counted: whole, reason: text },
          ...{ at, adminId: person },
        },
        { _id: false },
      ),
    ],
  },
  { collection: 'cashBooks' },
)

export const CashBook = model<CashBookRecord>('CashBook', schema)
