import { model, Schema } from 'mongoose'

/** Numbers that were given after a dump was made. Their documents were lost when the dump was restored. */
export interface NumberGap {
  from: number
  to: number
  /** When the dump was restored. */
  at: Date
}

export interface InvoiceCounterRecord {
  /** The series in a financial year: '2026-27' for invoices, 'CN26-27' for credit notes. */
  _id: string
  last: number
  gaps?: NumberGap[]
}

const whole = { type: Number, required: true } as const

const gap = new Schema<NumberGap>(
  { from: whole, to: whole, at: { type: Date, required: true } },
  { _id: false },
)

export const InvoiceCounter = model<InvoiceCounterRecord>(
  'InvoiceCounter',
  new Schema<InvoiceCounterRecord>(
    { _id: String, last: whole, gaps: { type: [gap], default: undefined } },
    { collection: 'invoiceCounters' },
  ),
)
