import { model, Schema, type Types } from 'mongoose'

/** A product in a person's cart: at most one line for each product. */
export interface CartLineRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  productId: Types.ObjectId
  /** Pieces, 1 or more. */
  quantity: number
}

const schema = new Schema<CartLineRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    quantity: { type: Number, required: true, min: 1 },
  },
  { collection: 'cartLines' },
)
schema.index({ userId: 1, productId: 1 }, { unique: true })
schema.index({ productId: 1 })

export const CartLine = model<CartLineRecord>('CartLine', schema)
