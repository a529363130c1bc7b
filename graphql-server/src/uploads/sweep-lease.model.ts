import { model, Schema } from 'mongoose'

/** When the next image sweep is due, for all processes. There is one record. */
export interface SweepLeaseRecord {
  _id: string
  nextAt: Date
}

const schema = new Schema<SweepLeaseRecord>(
  { _id: { type: String, required: true }, nextAt: { type: Date, required: true } },
  { collection: 'sweepTurns' },
)

export const SweepLease = model<SweepLeaseRecord>('SweepLease', schema)
