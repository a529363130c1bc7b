import { model, Schema, type Types } from 'mongoose'
import type { StockReason } from '../../../contract/types.generated.ts'

/** A change to a product's stock. Only its `waitingSince` ever changes. */
export interface StockMovementRecord {
  _id: Types.ObjectId
  productId: Types.ObjectId
  /** The difference in pieces, positive or negative. */
  change: number
  reason: StockReason
  /** The order, or the reservation for an order, that took or returned the pieces. */
  orderId: Types.ObjectId | null
  /** The admin who changed the stock. */
  userId: Types.ObjectId | null
  at: Date
  /** The movement's number within its product. Missing in older movements, which are ordered by id. */
  sequence?: number
  /** The time when the movement started to wait for the change log. Removed when it is numbered. */
  waitingSince?: Date
}

const schema = new Schema<StockMovementRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    change: { type: Number, required: true },
    reason: { type: String, required: true },
    orderId: { type: Schema.Types.ObjectId, default: null },
    userId: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
    sequence: { type: Number },
    waitingSince: { type: Date },
  },
  { collection: 'stockMovements' },
)
schema.index({ productId: 1, sequence: -1, _id: -1 })
schema.index({ waitingSince: 1 }, { sparse: true })

export const StockMovement = model<StockMovementRecord>('StockMovement', schema)
