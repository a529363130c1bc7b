import { model, Schema } from 'mongoose'

/** A part of the web app that its open pages still need when another release runs. */
export interface ReleaseFileRecord {
  /** 'operations/' and the hash of an operation, or 'assets/' and the name of a script. */
  _id: string
  /** The text of the operation, or the script, compressed with Brotli. Never changes under its id. */
  body: Buffer
  keptUntil: Date
}

const schema = new Schema<ReleaseFileRecord>(
  {
    _id: { type: String, required: true },
    body: { type: Buffer, required: true },
    keptUntil: { type: Date, required: true },
  },
  { collection: 'releaseFiles' },
)
schema.index({ keptUntil: 1 })

export const ReleaseFile = model<ReleaseFileRecord>('ReleaseFile', schema)
