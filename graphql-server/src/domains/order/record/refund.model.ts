import { Schema, type Types } from 'mongoose'
import type { RefundReason, RefundState } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'

/** Items for which money is paid back. */
export interface RefundLineRecord {
  productId: Types.ObjectId
  name: string
  quantity: number
}

/** Whether the refunded payment was received, or is only claimed. */
export type PaidState = 'RECEIVED' | 'CLAIMED'

/** A refund for an order: due or made. Its changes are in `refunds.ts`. */
export interface RefundRecord {
  /**
   * Unique in the order. The card provider knows it: releases before the refund list sent ORDER_REFUND_ID and
   * REJECTION_REFUND_ID.
   */
  id: string
  reason: RefundReason
  state: RefundState
  amount: Paise
  /** Missing unless it is for certain items. */
  lines?: RefundLineRecord[]
  /** The state of the refunded payment. It is restored if the order is reopened. */
  from: PaidState
  /** The UPI ID that the customer chose, unless the refund goes to a card. */
  upiId?: string
  /** When the card provider was last asked for the refund, unless that failed. The refund stays from then on. */
  startedAt?: Date
  /** The reference of the completed refund. */
  reference?: string
  /** When it was made, and the admin who recorded it. Missing until then, and in some old refunds. */
  refundedAt?: Date
  adminId?: Types.ObjectId
  /** When it was paid back in cash. Missing in other refunds. */
  cashAt?: Date
  /** The reference of a card provider's refund that was made although another one was recorded by hand. */
  cardReference?: string
  /** The reference of the last refund that failed at the card provider. */
  failedReference?: string
  /** The items were returned when the order was delivered, and are in stock again. */
  atDoor?: true
  /** When an admin added it. Missing in automatic refunds. */
  addedAt?: Date
  addedBy?: Types.ObjectId
}

/** A cancelled order's refund in releases before the refund list. The payment has its state. */
export type PastRefundRecord = Pick<
  RefundRecord,
  'from' | 'upiId' | 'startedAt' | 'reference' | 'cardReference' | 'failedReference'
>

/** The refund for rejected lines in releases before the refund list. */
export interface PastRejectionRefundRecord
  extends PastRefundRecord, Pick<RefundRecord, 'refundedAt' | 'adminId'> {
  /** Present until it is refunded. */
  isDue?: true
}

/** Finds the orders with a refund that is due. Each condition has an index. */
export const REFUND_DUE_FILTERS = [
  { 'payment.state': 'REFUND_DUE' },
  { 'check.refund.isDue': true },
  { addedRefundDue: true },
] as const

const text = { type: String, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const

const pastFields = {
  ...{ from: text, upiId: String, startedAt: Date, reference: String },
  ...{ cardReference: String, failedReference: String },
} as const

const refundLine = new Schema<RefundLineRecord>(
  { productId: { type: Schema.Types.ObjectId, required: true }, name: text, quantity: whole },
  { _id: false },
)

export const refundSchema = new Schema<RefundRecord>(
  {
    ...{ id: text, reason: text, state: text, amount: whole },
    lines: { type: [refundLine], default: undefined },
    ...pastFields,
    ...{ refundedAt: Date, adminId: Schema.Types.ObjectId, cashAt: Date, atDoor: Boolean },
    ...{ addedAt: Date, addedBy: Schema.Types.ObjectId },
  },
  { _id: false, id: false },
)

export const pastRefundSchema = new Schema<PastRefundRecord>(pastFields, { _id: false })

export const pastRejectionRefundSchema = new Schema<PastRejectionRefundRecord>(
  { ...pastFields, isDue: Boolean, refundedAt: Date, adminId: Schema.Types.ObjectId },
  { _id: false },
)
