import { model, Schema, type Types } from 'mongoose'

/** An uploaded picture. Pictures of the demo catalogue have no record and are never removed. */
export interface PictureRecord {
  /** The name of its files: 32 random hexadecimal digits. */
  _id: string
  ownerId: Types.ObjectId
  /** The size of the widest version, in pixels. */
  width: number
  height: number
  createdAt: Date
  /** When it was uploaded or last retained. It is safe from the sweep for a day after that. */
  touchedAt: Date
  /** When the sweep marked it for deletion, after which it cannot be retained. Null otherwise. */
  condemnedAt: Date | null
}

const schema = new Schema<PictureRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    condemnedAt: { type: Date, default: null },
  },
  { collection: 'pictures' },
)
schema.index({ touchedAt: 1, _id: 1 })

export const Picture = model<PictureRecord>('Picture', schema)
