import { z } from 'zod'
import { filledText, id, namedSchema, text } from '../call/fields.ts'
import { lineOf } from '../call/request-texts.ts'
import type { RestAddressFragment, RestOrderFragment } from '../call/generated.ts'

/** The address lines in a request. */
export const filledLines = listLines(lineOf(200, filledText))
const addressLines = listLines(text)

function listLines<Line extends z.ZodType>(line: Line) {
  return {
    address_line: line,
    city: line,
    state: line,
    country: line,
    pincode: line,
    mobile: line,
  }
}

export const addressSchema = namedSchema('Address', {
  _id: id,
  userId: id,
  ...addressLines,
  status: z.boolean().describe('False if the address was removed.'),
})

export const deliveryAddressSchema = namedSchema('DeliveryAddress', { _id: id, ...addressLines })

export function toAddressView(address: RestAddressFragment): z.input<typeof addressSchema> {
  const { id: _id, userId, active: status } = address
  return { _id, userId, ...toLinesView(address), status }
}

/** Converts the copy of an address in an order, under the address's id. */
export function toDeliveryAddressView(
  address: RestOrderFragment['deliveryAddress'],
): z.input<typeof deliveryAddressSchema> {
  return { _id: address.addressId, ...toLinesView(address) }
}

function toLinesView({
  addressLine: address_line,
  city,
  state,
  country,
  pincode,
  mobile,
}: Omit<RestAddressFragment, 'id' | 'userId' | 'active'>) {
  return { address_line, city, state, country, pincode, mobile }
}
