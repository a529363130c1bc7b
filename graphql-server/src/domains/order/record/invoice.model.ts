import { Schema } from 'mongoose'

/** The shop as it was when the invoice was issued. */
export interface SellerRecord {
  name: string
  address: string
  phone: string
  email: string
  /** Missing unless the shop had set it. */
  drugLicence?: string
  legalName?: string
  fssai?: string
  gstin?: string
}

/** A business that buys with its GSTIN. */
export interface BuyerRecord {
  name: string
  gstin: string
}

/** An order's last invoice. */
export interface InvoiceRecord {
  /** '2026-27/000123', unique. */
  number: string
  issuedAt: Date
  /**
   * The numbers of all its stored documents. Parts of an order that waited for a GST rate have later ones. Missing if the
   * shop was not registered, and in invoices of an older release, whose documents have the same moment.
   */
  numbers?: string[]
  seller: SellerRecord
  buyerName: string
  /**
   * Whether its stored documents are still charged, or were credited in full. Missing if the shop was not registered
   * for GST: the order itself then has what the invoice shows. WITHDRAWN if such an order was unpacked: its next invoice
   * has the same number.
   */
  state?: 'OPEN' | 'CREDITED' | 'WITHDRAWN'
}

/** Whether an order has an invoice that was neither credited nor withdrawn. */
export function isInvoiced({ invoice }: { invoice?: InvoiceRecord }): boolean {
  return invoice !== undefined && invoice.state !== 'CREDITED' && invoice.state !== 'WITHDRAWN'
}

const text = { type: String, required: true } as const

export const sellerSchema = new Schema<SellerRecord>(
  {
    name: text,
    address: String,
    phone: String,
    email: String,
    drugLicence: String,
    legalName: String,
    fssai: String,
    gstin: String,
  },
  { _id: false },
)

export const invoiceSchema = new Schema<InvoiceRecord>(
  {
    number: text,
    issuedAt: { type: Date, required: true },
    numbers: { type: [String], default: undefined },
    seller: { type: sellerSchema, required: true },
    buyerName: text,
    state: String,
  },
  { _id: false },
)

export const buyerSchema = new Schema<BuyerRecord>({ name: text, gstin: text }, { _id: false })
