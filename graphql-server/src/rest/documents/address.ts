import { z } from 'zod'
import { document, id, text } from '../fields.ts'
import type { RestAddressFragment, RestOrderFragment } from '../generated.ts'

/** What a person writes of an address. */
export const addressTexts = {
  address_line: text,
  city: text,
  state: text,
  country: text,
  pincode: text,
  mobile: text,
}

export const addressSchema = document('Address', {
  _id: id,
  userId: id,
  ...addressTexts,
  status: z.boolean().describe('False when it was removed.'),
})

export const deliveryAddressSchema = document('DeliveryAddress', { _id: id, ...addressTexts })

export function addressDocument(address: RestAddressFragment): z.input<typeof addressSchema> {
  const { id: _id, userId, active: status } = address
  return { _id, userId, ...textsOf(address), status }
}

/** The copy of an address that an order keeps, under the address's own id. */
export function deliveryAddressDocument(
  address: RestOrderFragment['deliveryAddress'],
): z.input<typeof deliveryAddressSchema> {
  return { _id: address.addressId, ...textsOf(address) }
}

function textsOf({
  addressLine: address_line,
  city,
  state,
  country,
  pincode,
  mobile,
}: Omit<RestAddressFragment, 'id' | 'userId' | 'active'>) {
  return { address_line, city, state, country, pincode, mobile }
}
