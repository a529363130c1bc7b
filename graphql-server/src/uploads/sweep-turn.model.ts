import { model, Schema } from 'mongoose'

/** When the pictures are swept next, by whichever process comes first: one row. */
export interface SweepTurnRecord {
  _id: string
  nextAt: Date
}

const schema = new Schema<SweepTurnRecord>(
  { _id: { type: String, required: true }, nextAt: { type: Date, required: true } },
  { collection: 'sweepTurns' },
)

export const SweepTurn = model<SweepTurnRecord>('SweepTurn', schema)
