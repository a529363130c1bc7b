import { model, Schema, type Types } from 'mongoose'
import type {
  MissingItemChoice,
  OrderStatus,
  PaymentMethod,
  PaymentState,
  PlacementKind,
} from '../../../contract/types.generated.ts'
import type { PageEdges } from '../../../lib/database/pagination.ts'
import type { Paise } from '../../../lib/money.ts'
import { ownCaseReasonSchema, type OwnCaseReasonRecord } from '../../account/team/own-case.ts'
import type { Promised } from '../../delivery/promise.ts'
import { amendmentSchema, type AmendmentRecord } from './amendment.model.ts'
import {
  buyerSchema,
  invoiceSchema,
  type BuyerRecord,
  type InvoiceRecord,
} from './invoice.model.ts'
import { addressSchema, type OrderAddressRecord } from './order-address.model.ts'
import {
  orderChangeSchema,
  proposalSchema,
  type OrderChangeRecord,
  type ProposalRecord,
} from './order-change.model.ts'
import { orderLineSchema, type OrderLineRecord } from './order-line.model.ts'
import { checkSchema, type PrescriptionCheckRecord } from './prescription-check.model.ts'
import {
  pastRefundSchema,
  refundSchema,
  type PastRefundRecord,
  type RefundRecord,
} from './refund.model.ts'

export interface OrderStatusChangeRecord {
  status: OrderStatus
  at: Date
  /** The admin who set it. Null if the customer did. */
  adminId: Types.ObjectId | null
  /** Why the shop cancelled the order. Missing unless the admin entered a reason. */
  reason?: string
}

export interface PaymentChangeRecord {
  state: PaymentState
  at: Date
  /** The admin who set it. Null if the customer or the card provider caused it. */
  adminId: Types.ObjectId | null
}

/** The bank statement row that marked a payment as received. */
export interface PaymentStatementRowRecord {
  /** Identifies the transfer in every statement that contains it. Unique among orders. */
  key: string
  statementId: Types.ObjectId
  statementName: string
  line: number
  /** '2026-11-25' */
  date: string
  description: string
  reference: string
  amount: Paise
  at: Date
  adminId: Types.ObjectId
}

/** Cash that a team member has received for an order. */
export interface CashRecord {
  amount: Paise
  at: Date
  /** Null for deliveries before cash was recorded. */
  adminId: Types.ObjectId | null
  /** Present if it was recorded with the delivery. Undoing the delivery removes it. */
  withDelivery?: true
}

/** An order's payment method and payment state. */
export interface PaymentRecord {
  method: PaymentMethod
  state: PaymentState
  /** When the state was last set. Null if it never was. */
  notedAt: Date | null
  /** The admin who set the state. Null if the customer or the card provider caused it. */
  adminId: Types.ObjectId | null
  /** Missing in orders that are older than recorded states. */
  history?: PaymentChangeRecord[]
  /** For the previous release. Missing unless the state is REFUND_DUE or REFUNDED, and in some old refunds. */
  refund?: PastRefundRecord
  /** The payment's reference in the UPI link. */
  upiReference?: string
  /** The 12 digits that the customer entered. Unique among orders. */
  upiTransactionId?: string
  /** Replaces `upiTransactionId` if the order was cancelled and another order needed the transaction. */
  releasedUpiTransactionId?: string
  /** Missing unless a bank statement has proved the payment. Stays if the state is changed later. */
  statementRow?: PaymentStatementRowRecord
  /** Present once cash was received. Stays if it is refunded later. */
  cash?: CashRecord
  /**
   * How much less the order costs since its lines were changed, if it was paid or to be paid before. Missing for 0, and
   * while cash was not received.
   */
  reduction?: Paise
  /** The card provider's session and payment page. */
  card?: { sessionId: string; url: string }
}

/** How the team was involved when an order was placed. */
export interface PlacementRecord {
  how: PlacementKind
  /** Who placed it or made the link. */
  adminId: Types.ObjectId
}

/** Identifies an order that belongs to another order. */
export interface ReplacedOrderRecord {
  orderId: Types.ObjectId
  number: string
}

/**
 * A purchase. Its status, payment and invoice can change. Its lines and totals change when a check rejects lines, and when
 * the team changes lines before the order is packed.
 */
export interface OrderRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** 'ORD-' and a random code. Unique. */
  number: string
  /** The number on its bag, 1 to 99. Missing until it is confirmed, if none was free, and in older orders. */
  bag?: number
  status: OrderStatus
  payment: PaymentRecord
  /** The customer's address, which the bill names. Nothing is delivered to it if `pickUp` is set. */
  deliveryAddress: OrderAddressRecord
  /** What the customer wants the delivery person to know. Missing if they wrote nothing. */
  deliveryNote?: string
  /** Present if the customer collects the order from the shop. */
  pickUp?: true
  /** The last ten digits of the delivery's phone number, for searches. */
  mobileKey: string
  lines: OrderLineRecord[]
  totalQuantity: number
  subtotal: Paise
  total: Paise
  savings: Paise
  /** The part of the total that rounds it to whole rupees. Missing for 0. */
  roundOff?: Paise
  history: OrderStatusChangeRecord[]
  /** When the order comes. Missing in orders of an older release, and in replacements outside the delivery area. */
  promise?: Promised
  /** Missing until the order is packed. */
  invoice?: InvoiceRecord
  /** Present while the order is packed, but some of its products have no document because they have no GST rate. */
  invoiceDue?: true
  /** The corrections of batches on its documents, oldest first. Missing if nothing was corrected. */
  amendments?: AmendmentRecord[]
  /** The business that buys. Missing for consumers. */
  buyer?: BuyerRecord
  /** What the customer wants if an item is missing. Missing for LEAVE_OUT. */
  ifItemMissing?: MissingItemChoice
  /** Missing if the customer placed the order alone. */
  placement?: PlacementRecord
  /** Why its customer, as an admin without a colleague, decided about it. Oldest first. */
  ownCaseReasons?: OwnCaseReasonRecord[]
  /** The changes to its lines by the team, oldest first. */
  changes?: OrderChangeRecord[]
  /** Open proposals, at most one for each line. Missing if there are none. */
  proposals?: ProposalRecord[]
  /** When the first open proposal expires. */
  proposalDue?: Date
  /** Missing unless a line required a prescription. */
  prescriptionIds?: Types.ObjectId[]
  /** Present while an open order's prescription has to be checked. */
  checkDue?: true
  /** Missing until the prescription was checked. */
  check?: PrescriptionCheckRecord
  /** The order whose items this order replaces at no charge. Missing in all other orders. */
  replaces?: ReplacedOrderRecord
  /** Read it with `refundsOf`. Missing if there are no refunds, and in orders that an older release has written. */
  refunds?: RefundRecord[]
  /** Present while a refund that an admin has added is due. */
  addedRefundDue?: true
  /** Present until a team member opens or confirms the new order, or it gets another status. */
  isUnseen?: true
  /** Present until the confirmation is in the outbox. */
  mailDue?: true
  /** The time at which the confirmation is sent, while it waits for the customer's next orders. */
  mailAfter?: Date
  /** Identifies the submission. A user has one order per key. */
  idempotencyKey: string
  /** Hash of the submission without its UPI transaction. Two submissions with one key are repeats if it is equal. */
  fingerprint: string
  createdAt: Date
  updatedAt: Date
}

/** The number of orders with a status. `isMore` is true if not all were counted. */
export interface StatusCount {
  status: OrderStatus
  count: number
  isMore: boolean
}

export interface OrderPage extends PageEdges<OrderRecord> {
  /** Counts the orders in a filtered list by status. Missing in other lists. */
  countStatuses?: () => Promise<StatusCount[]>
  /** How to change a filtered list's search to find more. Missing in other lists. */
  searchHint?: string | null
}

const text = { type: String, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const

const statusChange = new Schema<OrderStatusChangeRecord>(
  {
    status: text,
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, default: null },
    reason: String,
  },
  { _id: false },
)

const paymentChange = new Schema<PaymentChangeRecord>(
  {
    state: text,
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
)

const statementRow = new Schema<PaymentStatementRowRecord>(
  {
    key: text,
    statementId: { type: Schema.Types.ObjectId, required: true },
    statementName: text,
    line: whole,
    date: text,
    description: { type: String, default: '' },
    reference: { type: String, default: '' },
    amount: whole,
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
)

const cash = new Schema<CashRecord>(
  {
    amount: whole,
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, default: null },
    withDelivery: Boolean,
  },
  { _id: false },
)

const payment = new Schema<PaymentRecord>(
  {
    method: text,
    state: text,
    notedAt: { type: Date, default: null },
    adminId: { type: Schema.Types.ObjectId, default: null },
    history: { type: [paymentChange], default: undefined },
    refund: { type: pastRefundSchema },
    upiReference: String,
    upiTransactionId: String,
    releasedUpiTransactionId: String,
    statementRow: { type: statementRow },
    cash: { type: cash },
    reduction: Number,
    card: { type: new Schema({ sessionId: text, url: text }, { _id: false }) },
  },
  { _id: false },
)

const placement = new Schema<PlacementRecord>(
  { how: text, adminId: { type: Schema.Types.ObjectId, required: true } },
  { _id: false },
)

const schema = new Schema<OrderRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    number: text,
    bag: Number,
    status: text,
    payment: { type: payment, required: true },
    deliveryAddress: { type: addressSchema, required: true },
    deliveryNote: String,
    pickUp: Boolean,
    mobileKey: { type: String, default: '' },
    lines: { type: [orderLineSchema], required: true },
    totalQuantity: whole,
    subtotal: whole,
    total: whole,
    savings: whole,
    roundOff: Number,
    history: { type: [statusChange] },
    promise: {
      type: new Schema<Promised>({ minutes: whole, by: Date, from: Date }, { _id: false }),
    },
    invoice: { type: invoiceSchema },
    invoiceDue: Boolean,
    amendments: { type: [amendmentSchema], default: undefined },
    buyer: { type: buyerSchema },
    ifItemMissing: String,
    placement: { type: placement },
    ownCaseReasons: { type: [ownCaseReasonSchema], default: undefined },
    changes: { type: [orderChangeSchema], default: undefined },
    proposals: { type: [proposalSchema], default: undefined },
    proposalDue: Date,
    prescriptionIds: { type: [Schema.Types.ObjectId], default: undefined },
    checkDue: Boolean,
    check: { type: checkSchema },
    refunds: { type: [refundSchema], default: undefined },
    addedRefundDue: Boolean,
    replaces: { type: { orderId: Schema.Types.ObjectId, number: String }, _id: false },
    isUnseen: Boolean,
    mailDue: Boolean,
    mailAfter: Date,
    idempotencyKey: text,
    fingerprint: text,
  },
  { timestamps: true, collection: 'orders' },
)
schema.index({ userId: 1, _id: -1 })
schema.index({ userId: 1, idempotencyKey: 1 }, { unique: true })
schema.index({ status: 1, _id: -1 })
schema.index({ 'payment.state': 1, _id: -1 })
schema.index({ status: 1, 'payment.state': 1, _id: -1 })
schema.index({ total: 1, _id: 1 })
schema.index({ status: 1, total: 1, _id: 1 })
schema.index({ 'payment.state': 1, total: 1, _id: 1 })
schema.index({ mobileKey: 1, _id: -1 })
schema.index({ number: 1 }, { unique: true })
schema.index({ 'lines.image': 1 })
schema.index({ 'check.rejected.image': 1 }, { sparse: true })
schema.index({ 'proposals.substitute.image': 1 }, { sparse: true })
schema.index({ 'payment.upiTransactionId': 1 }, { unique: true, sparse: true })
schema.index({ 'payment.upiReference': 1 }, { sparse: true })
schema.index({ 'payment.statementRow.key': 1 }, { unique: true, sparse: true })
schema.index({ 'payment.card.sessionId': 1 }, { unique: true, sparse: true })
schema.index({ 'payment.cash.at': 1 }, { sparse: true })
schema.index({ 'refunds.cashAt': 1 }, { sparse: true })
schema.index({ 'refunds.refundedAt': 1 }, { sparse: true })
schema.index({ 'invoice.number': 1 }, { unique: true, sparse: true })
schema.index({ 'invoice.numbers': 1 }, { sparse: true })
schema.index({ 'invoice.issuedAt': 1 }, { sparse: true })
schema.index({ invoiceDue: 1 }, { sparse: true })
schema.index({ 'lines.batches.number': 1, _id: -1 })
schema.index({ 'amendments.before.number': 1 }, { sparse: true })
schema.index({ updatedAt: 1 })
schema.index({ isUnseen: 1, _id: 1 })
schema.index({ mailDue: 1 }, { sparse: true })
schema.index({ mailAfter: 1 }, { sparse: true })
schema.index({ checkDue: 1, _id: 1 })
schema.index({ proposalDue: 1 }, { sparse: true })
schema.index({ 'check.at': 1 }, { sparse: true })
schema.index({ 'check.refund.isDue': 1, _id: -1 })
schema.index({ addedRefundDue: 1, _id: -1 })
schema.index({ 'replaces.orderId': 1 }, { sparse: true })
schema.index({ prescriptionIds: 1 }, { sparse: true })

export const Order = model<OrderRecord>('Order', schema)
