import { model, Schema, type Types } from 'mongoose'

/** An uploaded image. The demo catalogue's images have no record and are never removed. */
export interface PictureRecord {
  /** The name for its files: 32 random hexadecimal digits. */
  _id: string
  ownerId: Types.ObjectId
  /** The widest version's size, in pixels. */
  width: number
  height: number
  createdAt: Date
  /** When it was uploaded or last retained. The sweep skips it for a day after that. */
  touchedAt: Date
  /** When the sweep marked it for deletion. It can then no longer be retained. */
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
