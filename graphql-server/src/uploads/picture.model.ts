import { model, Schema, type Types } from 'mongoose'

/** A picture that somebody uploaded. Those of the demo catalogue have no record: nothing ever removes them. */
export interface PictureRecord {
  /** What its files are named by: random, 32 hexadecimal digits. */
  _id: string
  ownerId: Types.ObjectId
  /** Of the widest version, in pixels. */
  width: number
  height: number
  createdAt: Date
  /** When it was uploaded or last taken into use: from then on it has a day to be referred to. */
  touchedAt: Date
  /** When the sweep began to remove it: it can't be taken into use any more. Null while it is kept. */
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
