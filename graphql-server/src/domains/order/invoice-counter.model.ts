import { model, Schema } from 'mongoose'

/** The last number that was issued in a financial year. */
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
