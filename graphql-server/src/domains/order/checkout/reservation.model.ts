import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../../lib/database/pagination.ts'
import type { Paise } from '../../../lib/money.ts'
import { orderLineSchema, type OrderLineRecord } from '../record/order-line.model.ts'
import type { QuotedProduct } from './quote.ts'

/** The products and prices of a UPI payment that has begun. A user has at most one. */
export interface ReservationRecord {
  /** This is also the ID of the order that is placed with it. */
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** The future order's key. */
  idempotencyKey: string
  /** The reference in the UPI link. Missing if the release that wrote it derived the reference without the amount. */
  upiReference?: string
  lines: OrderLineRecord[]
  totalQuantity: number
  total: Paise
  /** Missing unless a line requires a prescription. */
  prescriptionIds?: Types.ObjectId[]
  /**
   * Whether the items are taken from stock. False once the reservation has ended, and for users who may not reserve.
   */
  isHeld: boolean
  expiresAt: Date
}

export type ReservationPage = PageEdges<ReservationRecord>

const schema = new Schema<ReservationRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    idempotencyKey: { type: String, required: true },
    upiReference: String,
    lines: { type: [orderLineSchema], required: true },
    totalQuantity: { type: Number, required: true },
    total: { type: Number, required: true },
    prescriptionIds: { type: [Schema.Types.ObjectId], default: undefined },
    isHeld: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reservations' },
)
schema.index({ userId: 1 }, { unique: true })
schema.index({ isHeld: 1, expiresAt: 1 })

export const Reservation = model<ReservationRecord>('Reservation', schema)

/** The reserved products with the fields that a quote needs. Their stock is the reserved quantity. */
export function toProducts({ lines }: ReservationRecord): Map<string, QuotedProduct> {
  return new Map(
    lines.map(({ productId, image, quantity, schedule, ...line }) => [
      productId.toHexString(),
      {
        ...line,
        images: image === null ? [] : [image],
        stock: quantity,
        medicine: schedule ? { schedule } : null,
      },
    ]),
  )
}
