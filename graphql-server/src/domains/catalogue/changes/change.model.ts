import { model, Schema, type Types } from 'mongoose'

/** The latest change to an entity in the catalogue. Each entity has one row. Readers follow the numbers. */
export interface CatalogueChangeRecord {
  /** The entity's id. */
  _id: Types.ObjectId
  kind: 'category' | 'subCategory' | 'product'
  deleted: boolean
  /** The time when the change started to wait for its number. Removed when it is numbered. */
  waitingSince?: Date
  /** The change's number in the log, from 1. Missing until it is first numbered. */
  seq?: number
  numberedAt?: Date
  /** The entity's hash in the catalogue's digest: 64 hexadecimal digits. Missing for a deleted entity. */
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
