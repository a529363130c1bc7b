import { model, Schema, type Types } from 'mongoose'

/** The head of the numbered log of changes: one document, which whoever numbers has to change. */
export interface CatalogueLogRecord {
  _id: typeof LOG_ID
  /** Made with the log: cursors of another one are told by it. */
  identity: Types.ObjectId
  /** The last number that was given, 0 before the first. */
  last: number
  /** Digest of the catalogue as of that number: 64 hexadecimal digits. */
  digest: string
  /** How many things the digest holds. */
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
