import { model, Schema, type Types } from 'mongoose'

/**
 * A logged-in device. Stores neither tokens nor their hashes: a refresh token is signed for one generation of its
 * session, and only the latest generation is valid.
 */
export interface SessionRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** Browser and system, such as 'Chrome on Android'. */
  device: string
  startedAt: Date
  /** Incremented by each refresh. */
  generation: number
  /** When the device last renewed its tokens. */
  refreshedAt: Date
  expiresAt: Date
}

const schema = new Schema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    device: { type: String, required: true },
    startedAt: { type: Date, required: true },
    generation: { type: Number, required: true },
    refreshedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions' },
)
schema.index({ userId: 1, expiresAt: 1 })
schema.index({ expiresAt: 1 })

export const Session = model<SessionRecord>('Session', schema)
