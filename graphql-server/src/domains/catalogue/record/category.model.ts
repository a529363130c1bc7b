import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../../lib/pictures.ts'

export interface CategoryRecord {
  _id: Types.ObjectId
  name: string
  /** The name in lower case. Unique. */
  nameKey: string
  image: PictureUrl | null
  /** Incremented by admin edits (not by stock), for optimistic locking. */
  version: number
  /** When something was last added to it, which prevents concurrent deletion. */
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
