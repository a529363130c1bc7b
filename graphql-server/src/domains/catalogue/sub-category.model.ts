import { model, Schema, type Types } from 'mongoose'
import type { PictureUrl } from '../../lib/pictures.ts'

/** A shelf within one or more categories. */
export interface SubCategoryRecord {
  _id: Types.ObjectId
  name: string
  /** The name in lower case. Not unique: two categories may each have a shelf of the same name. */
  nameKey: string
  image: PictureUrl | null
  categoryIds: Types.ObjectId[]
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<SubCategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    image: { type: String, default: null },
    categoryIds: { type: [Schema.Types.ObjectId], required: true },
  },
  { timestamps: true, collection: 'subCategories' },
)
schema.index({ nameKey: 1 })
schema.index({ categoryIds: 1, nameKey: 1 })

export const SubCategory = model<SubCategoryRecord>('SubCategory', schema)
