import { model, Schema, type Types } from 'mongoose'
import type { AddressLabel } from '../../contract/types.generated.ts'

/** The address fields that orders copy. */
export interface AddressText {
  addressLine: string
  city: string
  state: string
  country: string
  pincode: string
  mobile: string
  /** A place near the address. Missing in older addresses, and empty if the customer entered none. */
  landmark?: string
  /** Whether the customer insists on the state, although the PIN code is in another one. Missing if not. */
  stateConfirmed?: boolean
}

export interface AddressRecord extends AddressText {
  _id: Types.ObjectId
  userId: Types.ObjectId
  /** The customer's name for the address. Missing or null if they chose none. */
  label?: AddressLabel | null
  /** False once the user has removed the address. */
  active: boolean
  /** Incremented by each edit. An order names the version that the user saw. */
  version: number
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<AddressRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    addressLine: { type: String, required: true },
    city: { type: String, required: true },
    state: { type: String, required: true },
    country: { type: String, required: true },
    pincode: { type: String, required: true },
    mobile: { type: String, required: true },
    landmark: String,
    stateConfirmed: Boolean,
    label: String,
    active: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, collection: 'addresses' },
)
schema.index({ userId: 1, _id: -1 })
schema.index({ userId: 1, active: 1, _id: -1 })

export const Address = model<AddressRecord>('Address', schema)
