import { model, Schema, type Types } from 'mongoose'
import { batchSchema, type BatchRecord } from '../record/order-line.model.ts'
import type { PageEdges } from '../../../lib/database/pagination.ts'

/**
 * An entry in the schedule H1 register: packs of one batch on one document. Entries are only added, never changed, and
 * deleted after three years.
 */
export interface RegisterEntryRecord {
  _id: Types.ObjectId
  at: Date
  /** The month of `at` in Indian time, such as '2026-11'. */
  month: string
  orderId: Types.ObjectId
  orderNumber: string
  patient: string
  prescriber: string
  /** The number of the document. Also missing if the medicine had no document when it was delivered. */
  document?: string
  /** Missing in entries from an older release, as are the other optional fields. */
  prescriberAddress?: string
  prescriberRegistration?: string
  maker?: string
  batches?: BatchRecord[]
  /** Name and size. */
  medicine: string
  /** The number of packs. Negative if packs came back, or if an entry is corrected. */
  quantity: number
}

export type RegisterPage = PageEdges<RegisterEntryRecord>

const text = { type: String, required: true } as const

const schema = new Schema<RegisterEntryRecord>(
  {
    at: { type: Date, required: true },
    month: text,
    orderId: { type: Schema.Types.ObjectId, required: true },
    orderNumber: text,
    patient: text,
    prescriber: text,
    document: String,
    prescriberAddress: String,
    prescriberRegistration: String,
    maker: String,
    batches: { type: [batchSchema], default: undefined },
    medicine: text,
    quantity: { type: Number, required: true },
  },
  { collection: 'registerEntries' },
)
schema.index({ month: 1, _id: 1 })
schema.index({ orderId: 1, _id: 1 })

export const RegisterEntry = model<RegisterEntryRecord>('RegisterEntry', schema)
