import { model, Schema, type Types } from 'mongoose'
import type { StockReason } from '../../graphql/generated.ts'

/** Why a product's stock is what it is: one row for each change, never altered. */
export interface StockMovementRecord {
  _id: Types.ObjectId
  productId: Types.ObjectId
  /** Pieces that came (above 0) or went (below 0). */
  change: number
  reason: StockReason
  /** The order that took or gave back the pieces. */
  orderId: Types.ObjectId | null
  /** The admin who changed it by hand. */
  userId: Types.ObjectId | null
  at: Date
}

const schema = new Schema<StockMovementRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    change: { type: Number, required: true },
    reason: { type: String, required: true },
    orderId: { type: Schema.Types.ObjectId, default: null },
    userId: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'stockMovements' },
)
schema.index({ productId: 1, _id: -1 })

export const StockMovement = model<StockMovementRecord>('StockMovement', schema)
