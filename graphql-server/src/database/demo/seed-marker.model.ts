import { model, Schema } from 'mongoose'

/** How far the demo catalogue has come in this database: one row, kept for ever. */
export interface SeedMarkerRecord {
  _id: string
  startedAt: Date
  /** Null until everything is in. From then on the catalogue is its owner's. */
  completedAt: Date | null
  /** The process that is at it, and until when the others leave it alone. */
  holder: string
  heldUntil: Date
}

const schema = new Schema<SeedMarkerRecord>(
  {
    _id: { type: String, required: true },
    startedAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
    holder: { type: String, required: true },
    heldUntil: { type: Date, required: true },
  },
  { collection: 'settings' },
)

export const SeedMarker = model('SeedMarker', schema)
