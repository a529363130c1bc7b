import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../../lib/pictures.ts'

export interface CategoryRecord {
  _id: Types.ObjectId
  name: string
  /** Unique. The name in lower case. */
  nameKey: string
  image: PictureUrl | null
  /** The most pieces of all its products together in one order. 0 or missing if there is no limit. */
  maxPerOrder?: number
  /** Optimistic locking: edits by admins increment it, stock changes do not. */
  version: number
  /** The last time something was added to the category, which prevents a concurrent deletion. */
  usedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: { type: String, default: null },
    maxPerOrder: Number,
    version: { type: Number, default: 1 },
    usedAt: { type: Date, default: null },
  },
  { timestamps: true, collection: 'categories' },
)
schema.index({ nameKey: 1 }, { unique: true })
schema.index({ image: 1 })
schema.index({ maxPerOrder: 1 }, { sparse: true })

export const Category = model<CategoryRecord>('Category', schema)
