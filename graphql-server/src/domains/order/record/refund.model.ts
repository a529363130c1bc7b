import { Schema, type Types } from 'mongoose'
import type { RefundReason, RefundState } from '../../../contract/types.generated.ts'
import type { Paise } from '../../../lib/money.ts'

/** Pieces for which money is paid back. */
export interface RefundLineRecord {
  productId: Types.ObjectId
  name: string
  quantity: number
}

/** A payment of which something is paid back was received, or is only claimed. */
export type PaidState = 'RECEIVED' | 'CLAIMED'

/** Money of an order that is paid back: due or made. Its changes are in `refunds.ts`. */
export interface RefundRecord {
  /**
   * Unique in the order. The card provider knows it: ORDER_REFUND_ID and REJECTION_REFUND_ID are what releases before
   * the list told it.
   */
  id: string
  reason: RefundReason
  state: RefundState
  amount: Paise
  /** Missing unless it is for certain pieces. */
  lines?: RefundLineRecord[]
  /** The state of the payment that is paid back; it is restored if the order is reopened. */
  from: PaidState
  /** Where the shopper wants it, unless it goes to a card. */
  upiId?: string
  /** When the card provider was last asked to refund, unless that failed. The refund stays from then on. */
  startedAt?: Date
  /** The reference of the refund that was made. */
  reference?: string
  /** When it was made, and the admin who recorded it. Missing until then, and in some old refunds. */
  refundedAt?: Date
  adminId?: Types.ObjectId
  /** The reference of a refund by the card provider that was made although another one was recorded by hand. */
  cardReference?: string
  /** The reference of the last refund that failed at the card provider. */
  failedReference?: string
  /** When an admin has added it. Missing in those that the store has added. */
  addedAt?: Date
  addedBy?: Types.ObjectId
}

/** The refund of a cancelled order as releases before the list have it. Its state is that of the payment. */
export type PastRefundRecord = Pick<
  RefundRecord,
  'from' | 'upiId' | 'startedAt' | 'reference' | 'cardReference' | 'failedReference'
>

/** The refund of rejected lines as releases before the list have it. */
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
    ...{ refundedAt: Date, adminId: Schema.Types.ObjectId },
    ...{ addedAt: Date, addedBy: Schema.Types.ObjectId },
  },
  { _id: false, id: false },
)

export const pastRefundSchema = new Schema<PastRefundRecord>(pastFields, { _id: false })

export const pastRejectionRefundSchema = new Schema<PastRejectionRefundRecord>(
  { ...pastFields, isDue: Boolean, refundedAt: Date, adminId: Schema.Types.ObjectId },
  { _id: false },
)
