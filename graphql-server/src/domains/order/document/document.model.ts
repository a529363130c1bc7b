import { model, Schema, type Types } from 'mongoose'
import type { DocumentKind } from '../../../contract/types.generated.ts'
import type { BasisPoints, Paise } from '../../../lib/money.ts'
import type { LineTax } from '../../gst/line-tax.ts'
import { addressSchema, type OrderAddressRecord } from '../record/order-address.model.ts'
import { sellerSchema, type SellerRecord } from '../record/invoice.model.ts'
import {
  batchSchema,
  medicineSchema,
  type BatchRecord,
  type OrderedMedicineRecord,
} from '../record/order-line.model.ts'

/** A line as charged, or as credited. Its taxable value and taxes add up to its total. */
export interface DocumentLineRecord extends LineTax {
  productId: Types.ObjectId
  name: string
  unit: string
  /** 0 if a credit note only reduces the price. */
  quantity: number
  price: Paise
  discountedPrice: Paise
  total: Paise
  /** All digits that are known: 4, 6 or 8. Can be empty in the composition scheme. */
  hsn: string
  rate: BasisPoints
  /** Set for nil-rated goods in the composition scheme, where each rate is 0. */
  isExempt?: true
  medicine?: OrderedMedicineRecord
  batches?: BatchRecord[]
}

export interface DocumentRecord {
  _id: Types.ObjectId
  orderId: Types.ObjectId
  orderNumber: string
  kind: DocumentKind
  /** 'T26-27/000123', unique. */
  number: string
  issuedAt: Date
  seller: SellerRecord
  /** Present if the seller is in the composition scheme. Its documents have no taxes. */
  isComposition?: true
  buyerName: string
  /** Missing for consumers. */
  buyerGstin?: string
  address: OrderAddressRecord
  /** The code of a state: '29'. */
  placeOfSupply: string
  /** How many digits of HSN codes it shows. */
  hsnDigits: 4 | 6
  lines: DocumentLineRecord[]
  total: Paise
  /** The part of the total that rounds it to whole rupees. Missing if it is not rounded. */
  roundOff?: Paise
  /** The invoice that a credit note reduces. Missing for everything else. */
  corrects?: {
    documentId: Types.ObjectId
    number: string
    issuedAt: Date
    kind: DocumentKind
    total: Paise
  }
  /** The refund for which a credit note was issued. Missing for cancellations. */
  refundId?: string
}

const text = { type: String, required: true } as const
const whole = { type: Number, required: true } as const
const id = { type: Schema.Types.ObjectId, required: true } as const
const date = { type: Date, required: true } as const

const line = new Schema<DocumentLineRecord>(
  {
    productId: id,
    name: text,
    unit: { type: String, default: '' },
    ...{ quantity: whole, price: whole, discountedPrice: whole, total: whole },
    ...{ taxable: whole, cgst: whole, sgst: whole, igst: whole },
    hsn: { type: String, default: '' },
    rate: whole,
    isExempt: Boolean,
    medicine: { type: medicineSchema },
    batches: { type: [batchSchema], default: undefined },
  },
  { _id: false },
)

const schema = new Schema<DocumentRecord>(
  {
    orderId: id,
    orderNumber: text,
    kind: text,
    number: text,
    issuedAt: date,
    seller: { type: sellerSchema, required: true },
    isComposition: Boolean,
    buyerName: text,
    buyerGstin: String,
    address: { type: addressSchema, required: true },
    placeOfSupply: text,
    hsnDigits: whole,
    lines: { type: [line], required: true },
    total: whole,
    roundOff: Number,
    corrects: {
      type: new Schema(
        { documentId: id, number: text, issuedAt: date, kind: text, total: whole },
        { _id: false },
      ),
    },
    refundId: String,
  },
  { collection: 'orderDocuments', id: false },
)
schema.index({ number: 1 }, { unique: true })
schema.index({ orderId: 1, _id: 1 })
schema.index({ 'lines.batches.number': 1 }, { sparse: true })
schema.index({ issuedAt: 1, _id: 1 })

/** Documents that are stored because the shop is registered for GST. */
export const OrderDocument = model<DocumentRecord>('OrderDocument', schema)
