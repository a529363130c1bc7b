import { model, Schema, type Types } from 'mongoose'

/** That a thing of the catalogue changed: one row a thing, of its latest change. Processes follow it. */
export interface CatalogueChangeRecord {
  /** The id of the thing. */
  _id: Types.ObjectId
  kind: 'category' | 'subCategory' | 'product'
  /** When, by the clock of the process that made the change. */
  at: Date
  deleted: boolean
}

const schema = new Schema<CatalogueChangeRecord>(
  {
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    deleted: { type: Boolean, default: false },
  },
  { collection: 'catalogueChanges' },
)
schema.index({ at: 1 })

export const CatalogueChange = model<CatalogueChangeRecord>('CatalogueChange', schema)
