import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../../lib/pictures.ts'

export interface SubCategoryRecord {
  _id: Types.ObjectId
  name: string
  /** The name in lower case. Not unique: two categories may each have a sub-category with the same name. */
  nameKey: string
  image: PictureUrl | null
  categoryIds: Types.ObjectId[]
  /** Optimistic locking: edits by admins increment it, stock changes do not. */
  version: number
  /** The last time something was added to the sub-category, which prevents a concurrent deletion. */
  usedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<SubCategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: { type: String, default: null },
    categoryIds: { type: [Schema.Types.ObjectId], required: true },
    version: { type: Number, default: 1 },
    usedAt: { type: Date, default: null },
  },
  { timestamps: true, collection: 'subCategories' },
)
schema.index({ nameKey: 1 })
schema.index({ categoryIds: 1, nameKey: 1 })
schema.index({ image: 1 })

export const SubCategory = model<SubCategoryRecord>('SubCategory', schema)
