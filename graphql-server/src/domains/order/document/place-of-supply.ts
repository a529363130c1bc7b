import { findState } from '../../delivery/pin-states.ts'
import { findStateCode } from '../../gst/states.ts'
import type { OrderRecord } from '../record/order.model.ts'

/**
 * The code of the state in which an order is supplied: where it is delivered, or where the shop hands it over. If
 * neither the address's state nor its PIN code is known, it is the seller's state. Source: Integrated Goods and Services
 * Tax Act, 2017, section 10.
 */
export function placeOfSupply(
  { pickUp, deliveryAddress }: Pick<OrderRecord, 'pickUp' | 'deliveryAddress'>,
  sellerState: string,
): string {
  if (pickUp) return sellerState
  const { state, pincode } = deliveryAddress
  return findStateCode(state) ?? findStateCode(findState(pincode) ?? '') ?? sellerState
}
