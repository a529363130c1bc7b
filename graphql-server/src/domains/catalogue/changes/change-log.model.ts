import { model, Schema, type Types } from 'mongoose'

/** The head of the change log: a single document that changes whenever changes are numbered. */
export interface CatalogueLogRecord {
  _id: typeof LOG_ID
  /** Identifies the log, so that cursors from another log can be detected. */
  identity: Types.ObjectId
  /** The last assigned number, or 0. */
  last: number
  /** The catalogue's digest at that number: 64 hexadecimal digits. */
  digest: string
  count: number
}

export const LOG_ID = 'catalogue'

const schema = new Schema<CatalogueLogRecord>(
  {
    _id: { type: String, required: true },
    identity: { type: Schema.Types.ObjectId, required: true },
    last: { type: Number, required: true },
    digest: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { collection: 'catalogueLog' },
)

export const CatalogueLog = model<CatalogueLogRecord>('CatalogueLog', schema)
