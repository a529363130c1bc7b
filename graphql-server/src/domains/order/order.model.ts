import { model, Schema, type Types } from 'mongoose'
import type { OrderStatus, PaymentMethod, PaymentState } from '../../contract/types.generated.ts'
import type { PageEdges } from '../../lib/database/pagination.ts'
import type { BasisPoints, Paise } from '../../lib/money.ts'
import type { PictureUrl } from '../../lib/pictures.ts'
import type { AddressText } from '../address/address.model.ts'

/** A product as it was when the order was placed. */
export interface OrderLineRecord {
  productId: Types.ObjectId
  name: string
  image: PictureUrl | null
  unit: string
  price: Paise
  discount: BasisPoints
  quantity: number
  /** The price of one piece. */
  discountedPrice: Paise
}

export interface OrderAddressRecord extends AddressText {
  addressId: Types.ObjectId
}

export interface OrderStatusChangeRecord {
  status: OrderStatus
  at: Date
  /** The admin who set it; null when the shopper did. */
  adminId: Types.ObjectId | null
}

/** How an order is paid, and the state of the payment. */
export interface PaymentRecord {
  method: PaymentMethod
  state: PaymentState
  /** When the state was last set, or null if it never was. */
  notedAt: Date | null
  /** The admin who set the state; null if the card provider did. */
  adminId: Types.ObjectId | null
  /** The store's reference in the UPI link. */
  upiReference?: string
  /** 12 digits, as entered by the shopper. Unique among orders. */
  upiTransactionId?: string
  /** Replaces `upiTransactionId` when the order was cancelled and another order needed the transaction. */
  releasedUpiTransactionId?: string
  /** The card provider's session and payment page. */
  card?: { sessionId: string; url: string }
}

/** An order's invoice as issued. */
export interface InvoiceRecord {
  /** '2026-27/000123', unique. */
  number: string
  issuedAt: Date
  seller: { name: string; address: string; phone: string; email: string }
  buyerName: string
}

/** A purchase. Only its status, payment and invoice change. */
export interface OrderRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** 'ORD-' and a random code. Unique. */
  number: string
  status: OrderStatus
  payment: PaymentRecord
  deliveryAddress: OrderAddressRecord
  /** The last ten digits of the delivery's telephone number, for searches. */
  mobileKey: string
  lines: OrderLineRecord[]
  totalQuantity: number
  subtotal: Paise
  total: Paise
  savings: Paise
  history: OrderStatusChangeRecord[]
  /** Missing until the store has accepted the order. */
  invoice?: InvoiceRecord
  /** Present until its confirmation is in the outbox. */
  mailDue?: true
  /** Identifies the submission: a user has one order for each key. */
  idempotencyKey: string
  /**
   * The hash of the submission without its UPI transaction, which distinguishes a repeat from another submission
   * under the same key.
   */
  fingerprint: string
  createdAt: Date
  updatedAt: Date
}

export type OrderPage = PageEdges<OrderRecord>

/** The last ten digits of a telephone number, which are the same with and without country code, spaces and zeros. */
export function mobileKey(mobile: string): string {
  return mobile.replaceAll(/\D/g, '').slice(-10)
}

const text = { type: String, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const

const line = new Schema<OrderLineRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    name: text,
    image: { type: String, default: null },
    unit: { type: String, default: '' },
    price: whole,
    discount: whole,
    quantity: whole,
    discountedPrice: whole,
  },
  { _id: false },
)

const address = new Schema<OrderAddressRecord>(
  {
    addressId: { type: Schema.Types.ObjectId, required: true },
    addressLine: text,
    city: text,
    state: text,
    country: text,
    pincode: text,
    mobile: text,
  },
  { _id: false },
)

const statusChange = new Schema<OrderStatusChangeRecord>(
  {
    status: text,
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
)

const payment = new Schema<PaymentRecord>(
  {
    method: text,
    state: text,
    notedAt: { type: Date, default: null },
    adminId: { type: Schema.Types.ObjectId, default: null },
    upiReference: String,
    upiTransactionId: String,
    releasedUpiTransactionId: String,
    card: { type: new Schema({ sessionId: text, url: text }, { _id: false }) },
  },
  { _id: false },
)

const seller = new Schema<InvoiceRecord['seller']>(
  { name: text, address: String, phone: String, email: String },
  { _id: false },
)

const invoice = new Schema<InvoiceRecord>(
  {
    number: text,
    issuedAt: { type: Date, required: true },
    seller: { type: seller, required: true },
    buyerName: text,
  },
  { _id: false },
)

const schema = new Schema<OrderRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    number: text,
    status: text,
    payment: { type: payment, required: true },
    deliveryAddress: { type: address, required: true },
    mobileKey: { type: String, default: '' },
    lines: { type: [line], required: true },
    totalQuantity: whole,
    subtotal: whole,
    total: whole,
    savings: whole,
    history: { type: [statusChange] },
    invoice: { type: invoice },
    mailDue: Boolean,
    idempotencyKey: text,
    fingerprint: text,
  },
  { timestamps: true, collection: 'orders' },
)
schema.index({ userId: 1, _id: -1 })
schema.index({ userId: 1, idempotencyKey: 1 }, { unique: true })
schema.index({ status: 1, _id: -1 })
schema.index({ 'payment.state': 1, _id: -1 })
schema.index({ mobileKey: 1, _id: -1 })
schema.index({ number: 1 }, { unique: true })
schema.index({ 'lines.image': 1 })
schema.index({ 'payment.upiTransactionId': 1 }, { unique: true, sparse: true })
schema.index({ 'payment.card.sessionId': 1 }, { unique: true, sparse: true })
schema.index({ 'invoice.number': 1 }, { unique: true, sparse: true })
schema.index({ mailDue: 1 }, { sparse: true })

export const Order = model<OrderRecord>('Order', schema)
