import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../lib/pictures.ts'

/** A department of the store. */
export interface CategoryRecord {
  _id: Types.ObjectId
  name: string
  /** The name in lower case: what makes it unique. */
  nameKey: string
  image: PictureUrl | null
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: { type: String, default: null },
  },
  { timestamps: true, collection: 'categories' },
)
schema.index({ nameKey: 1 }, { unique: true })

export const Category = model<CategoryRecord>('Category', schema)
