import { model, Schema, type Types } from 'mongoose'

export interface BagRecord {
  /** 1 to 99. */
  number: number
  orderId: Types.ObjectId
  /** The day in Indian time on which the order took it, such as '2026-11-25'. */
  day: string
}

/** The bag numbers that were taken, in one record, so that two orders cannot take the same number. */
export interface BagListRecord {
  _id: 'bags'
  bags: BagRecord[]
}

const bag = new Schema<BagRecord>(
  {
    number: { type: Number, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    day: { type: String, required: true },
  },
  { _id: false },
)

export const BagList = model<BagListRecord>(
  'BagList',
  new Schema<BagListRecord>({ _id: String, bags: [bag] }, { collection: 'bagLists' }),
)
