import { model, Schema, type Types } from 'mongoose'

/** That a thing of the catalogue changed: one row a thing, of its latest change. Who follows it goes by the numbers. */
export interface CatalogueChangeRecord {
  /** The id of the thing. */
  _id: Types.ObjectId
  kind: 'category' | 'subCategory' | 'product'
  deleted: boolean
  /** There only until the change is numbered: the moment from which it waits. */
  waitingSince?: Date
  /** The change's place in the log, from 1. Not there before the first one is given. */
  seq?: number
  /** When the number was given. */
  numberedAt?: Date
  /** Hash of the thing as the catalogue's digest holds it: 64 hexadecimal digits. Not there when it holds none. */
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
