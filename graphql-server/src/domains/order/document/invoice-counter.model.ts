import { model, Schema } from 'mongoose'

export interface InvoiceCounterRecord {
  /** The series in a financial year: '2026-27' for invoices, 'CN26-27' for credit notes. */
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
