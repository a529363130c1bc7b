import { model, Schema, type Types } from 'mongoose'
import type { BasisPoints, Paise } from '../../lib/money.ts'

/** A product in a user's cart. There is at most one line for each product. */
export interface CartLineRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  productId: Types.ObjectId
  /** The product's name when it was added, for the notice when the product is deleted. */
  name: string
  /** At least 1. */
  quantity: number
  /** The price per item when the user last chose the quantity. */
  seenPrice: Paise
  /** The items reserved for the user while they pay by UPI. They are not part of the product's stock. */
  reserved?: ReservedPieces
}

export interface ReservedPieces {
  quantity: number
  /** The reserved price. */
  price: Paise
  discount: BasisPoints
}

const reserved = new Schema<ReservedPieces>(
  {
    quantity: { type: Number, required: true },
    price: { type: Number, required: true },
    discount: { type: Number, required: true },
  },
  { _id: false },
)

const schema = new Schema<CartLineRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    quantity: { type: Number, required: true, min: 1 },
    seenPrice: { type: Number, required: true, min: 0 },
    reserved: { type: reserved },
  },
  { collection: 'cartLines' },
)
schema.index({ userId: 1, productId: 1 }, { unique: true })

export const CartLine = model<CartLineRecord>('CartLine', schema)
