import { model, Schema } from 'mongoose'

export interface InvoiceCounterRecord {
  /** The financial year, such as '2026-27'. */
  _id: string
  last: number
}

export const InvoiceCounter = model<InvoiceCounterRecord>(
  'InvoiceCounter',
  new Schema<InvoiceCounterRecord>(
    { _id: String, last: { type: Number, required: true } },
    { collection: 'invoiceCounters' },
  ),
)
