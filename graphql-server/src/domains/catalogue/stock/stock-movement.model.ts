import { model, Schema, type Types } from 'mongoose'
import type { StockReason } from '../../../contract/types.generated.ts'

/** Why a product's stock is what it is: one row for each change, never altered but for its `waitingSince`. */
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
  /** Orders the movements of a product. Missing in those of before there were numbers: they are older, in the order of their ids. */
  sequence?: number
  /** There only until mirrors are told of it by the numbered log: the moment from which it waits. */
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
