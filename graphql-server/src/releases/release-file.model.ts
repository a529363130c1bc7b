import { model, Schema } from 'mongoose'

/** A part of the web app that open pages may still need after another release has started. */
export interface ReleaseFileRecord {
  /** 'operations/' and an operation's hash, or 'assets/' and a script's name. */
  _id: string
  /** The operation's query, or the script compressed with Brotli. Never changes for an id. */
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
