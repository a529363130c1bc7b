import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../../lib/pictures.ts'

/** A department of the store. */
export interface CategoryRecord {
  _id: Types.ObjectId
  name: string
  /** The name in lower case: what makes it unique. */
  nameKey: string
  image: PictureUrl | null
  /** Counts the edits of people: who edits on top of an older one is told. Stock does not count. */
  version: number
  /** When something was last put into it: what keeps it from being deleted in the same moment. */
  usedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: { type: String, default: null },
    version: { type: Number, default: 1 },
    usedAt: { type: Date, default: null },
  },
  { timestamps: true, collection: 'categories' },
)
schema.index({ nameKey: 1 }, { unique: true })
schema.index({ image: 1 })

export const Category = model<CategoryRecord>('Category', schema)
