import type { Address_AddressFragment as Address } from '../address/Address.generated.ts'
import type { PlaceOrderInput } from '../../apollo/schema-types.generated.ts'
import type { Quote_QuoteFragment as Quote } from './Quote.generated.ts'

export type { Address, Quote }

/** The order as it was on the screen when the button was pressed. */
export interface CheckoutSnapshot {
  input: PlaceOrderInput
  quote: Quote
  address: Address
}

/** What changed since the snapshot. No order was placed. */
export interface CheckoutChange {
  snapshot: CheckoutSnapshot
  /** The same products today, if a price or the stock changed. */
  quote: Quote | null
  /** The current address, if it changed. */
  address: Address | null
}

/** The parts of an order that are neither shown nor changed by the server. */
type Choices = Pick<
  PlaceOrderInput,
  'paymentMethod' | 'idempotencyKey' | 'upiTransactionId' | 'prescriptionIds'
>

/** Orders the available quantities of a quote, at its prices and total. */
export function createSnapshot(quote: Quote, address: Address, choices: Choices): CheckoutSnapshot {
  const { id: addressId, version: addressVersion } = address
  const lines = quote.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity, discountedPrice: { amount: expectedPrice } }) => ({
      productId,
      quantity,
      expectedPrice,
    }))
  const expectedTotal = quote.total.amount
  return { input: { ...choices, lines, expectedTotal, addressId, addressVersion }, quote, address }
}

/** The same order with the changes applied. */
export function acceptChanges({ snapshot, quote, address }: CheckoutChange): CheckoutSnapshot {
  return createSnapshot(quote ?? snapshot.quote, address ?? snapshot.address, snapshot.input)
}
