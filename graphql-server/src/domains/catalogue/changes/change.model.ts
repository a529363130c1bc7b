import { model, Schema, type Types } from 'mongoose'

/**
 * A change of an entity of the catalogue. There is one row for each entity, with its latest change. Readers follow
 * the numbers.
 */
export interface CatalogueChangeRecord {
  /** The id of the entity. */
  _id: Types.ObjectId
  kind: 'category' | 'subCategory' | 'product'
  deleted: boolean
  /** When the change started to wait for its number. Removed when it is numbered. */
  waitingSince?: Date
  /** The number of the change in the log, from 1. Missing until it is first numbered. */
  seq?: number
  numberedAt?: Date
  /** The entity's hash in the digest of the catalogue: 64 hexadecimal digits. Missing for a deleted entity. */
  hash?: string
}

const schema = new Schema<CatalogueChangeRecord>(
  {
    kind: { type: String, required: true },
    deleted: { type: Boolean, default: false },
    waitingSince: { type: Date },
    seq: { type: Number },
    numberedAt: { type: Date },
    hash: { type: String },
  },
  { collection: 'catalogueChanges' },
)
schema.index({ waitingSince: 1 }, { sparse: true })
schema.index({ seq: 1 }, { unique: true, sparse: true })

export const CatalogueChange = model<CatalogueChangeRecord>('CatalogueChange', schema)
