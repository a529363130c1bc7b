import { Schema, type Types } from 'mongoose'
import type { AddressText } from '../../address/address.model.ts'

export interface OrderAddressRecord extends AddressText {
  addressId: Types.ObjectId
}

const text = { type: String, required: true } as const

export const addressSchema = new Schema<OrderAddressRecord>(
  {
    addressId: { type: Schema.Types.ObjectId, required: true },
    addressLine: text,
    city: text,
    state: text,
    country: text,
    pincode: text,
    mobile: text,
    landmark: String,
    stateConfirmed: Boolean,
  },
  { _id: false },
)
