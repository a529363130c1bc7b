import { findAddressState } from '../../delivery/supply-state.ts'
import type { OrderRecord } from '../record/order.model.ts'

/**
 * The code of the state in which an order is supplied: where it is delivered, or where the shop hands it over. If the
 * address's state is unknown, it is the seller's state. Source: Integrated Goods and Services Tax Act, 2017, section 10.
 */
export function placeOfSupply(
  { pickUp, deliveryAddress }: Pick<OrderRecord, 'pickUp' | 'deliveryAddress'>,
  sellerState: string,
): string {
  return (pickUp ? null : findAddressState(deliveryAddress)) ?? sellerState
}
