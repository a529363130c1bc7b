import { model, Schema, type Types } from 'mongoose'

/** A team member has read a customer's data. Entries are never changed. */
export interface CustomerViewRecord {
  _id: Types.ObjectId
  at: Date
  /** Who read it. */
  adminId: Types.ObjectId
  customerId: Types.ObjectId
}

const id = { type: Schema.Types.ObjectId, required: true } as const

const schema = new Schema<CustomerViewRecord>(
  { at: { type: Date, required: true }, adminId: id, customerId: id },
  { collection: 'customerViews' },
)
schema.index({ customerId: 1, at: -1 })
schema.index({ at: 1 })

export const CustomerView = model<CustomerViewRecord>('CustomerView', schema)
