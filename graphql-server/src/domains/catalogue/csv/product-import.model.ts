import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../../lib/database/pagination.ts'

/** An import that runs, was interrupted or refused rows. It is deleted after 90 days. */
export interface ProductImportRecord {
  _id: Types.ObjectId
  /** When it ended, or when its counts were last recorded. */
  at: Date
  /** The admin who uploaded the file; null for the command line. */
  adminId: Types.ObjectId | null
  /** On one line, at most 255 characters; null if it is not known. */
  fileName: string | null
  rows: number
  created: number
  changed: number
  refused: number
  /** The first refused rows. */
  refusals: { line: number; reason: string }[]
  /** Present until the import has ended. After this time, the import was interrupted. */
  runningUntil?: Date
  /** Present until an admin marks it as done. */
  toFix?: true
}

export type ProductImportPage = PageEdges<ProductImportRecord>

const count = { type: Number, required: true, min: 0 } as const

const refusal = new Schema<ProductImportRecord['refusals'][number]>(
  { line: count, reason: { type: String, required: true } },
  { _id: false },
)

const schema = new Schema<ProductImportRecord>(
  {
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, default: null },
    fileName: { type: String, default: null },
    rows: count,
    created: count,
    changed: count,
    refused: count,
    refusals: { type: [refusal] },
    runningUntil: Date,
    toFix: Boolean,
  },
  { collection: 'imports' },
)
schema.index({ toFix: 1, _id: -1 })

export const ProductImport = model<ProductImportRecord>('ProductImport', schema)
