import { model, Schema } from 'mongoose'

/** The progress of seeding this database: one row, which is kept permanently. */
export interface SeedMarkerRecord {
  _id: string
  startedAt: Date
  /** Null until seeding is complete. After that, the catalogue belongs to the store's owner. */
  completedAt: Date | null
  /** The process that is seeding, and until when others wait for it. */
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
