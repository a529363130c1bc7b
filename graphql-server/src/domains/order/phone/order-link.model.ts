import { model, Schema, type Types } from 'mongoose'
import type { Fulfilment, MissingItemChoice } from '../../../contract/types.generated.ts'

/** An order that the team has prepared. Its customer can place it with a link. Deleted after it expires. */
export interface OrderLinkRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  adminId: Types.ObjectId
  addressId: Types.ObjectId
  lines: { productId: Types.ObjectId; quantity: number }[]
  totalQuantity: number
  /** The telephone number in the address. */
  phone: string
  fulfilment: Fulfilment
  deliveryNote: string
  ifItemMissing: MissingItemChoice | null
  createdAt: Date
  expiresAt: Date
  /** Missing until the order is placed. */
  orderId?: Types.ObjectId
}

const id = { type: Schema.Types.ObjectId, required: true } as const
const whole = { type: Number, required: true, min: 1 } as const
const text = { type: String, required: true } as const
const date = { type: Date, required: true } as const

const schema = new Schema<OrderLinkRecord>(
  {
    ...{ userId: id, adminId: id, addressId: id },
    lines: [new Schema({ productId: id, quantity: whole }, { _id: false })],
    totalQuantity: whole,
    phone: text,
    fulfilment: text,
    deliveryNote: { type: String, default: '' },
    ifItemMissing: { type: String, default: null },
    ...{ createdAt: date, expiresAt: date },
    orderId: Schema.Types.ObjectId,
  },
  { collection: 'orderLinks' },
)
schema.index({ expiresAt: 1 })
schema.index({ userId: 1 })

export const OrderLink = model<OrderLinkRecord>('OrderLink', schema)
