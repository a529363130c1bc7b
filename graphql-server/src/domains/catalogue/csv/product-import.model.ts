import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../../lib/database/pagination.ts'

/** An import that is running, was interrupted or rejected rows. It is deleted after 90 days. */
export interface ProductImportRecord {
  _id: Types.ObjectId
  /** The end of the import, or the last time its counts were recorded. */
  at: Date
  /** The admin who uploaded the file; null for the command line. */
  adminId: Types.ObjectId | null
  /** One line with at most 255 characters. Null if unknown. */
  fileName: string | null
  rows: number
  created: number
  changed: number
  refused: number
  /** The first rejected rows. */
  refusals: { line: number; reason: string }[]
  /** Present until the import ends. An import that is past this time was interrupted. */
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
