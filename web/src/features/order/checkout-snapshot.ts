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

/** The payment method and the idempotency key of the checkout. */
type Payment = Pick<PlaceOrderInput, 'paymentMethod' | 'idempotencyKey' | 'upiTransactionId'>

/** Orders the available quantities of a quote, at its prices and total. */
export function createSnapshot(quote: Quote, address: Address, payment: Payment): CheckoutSnapshot {
  const { id: addressId, version: addressVersion } = address
  const lines = quote.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity, discountedPrice: { amount: expectedPrice } }) => ({
      productId,
      quantity,
      expectedPrice,
    }))
  const expectedTotal = quote.total.amount
  return { input: { ...payment, lines, expectedTotal, addressId, addressVersion }, quote, address }
}

/** The same order with the changes applied. */
export function acceptChanges({ snapshot, quote, address }: CheckoutChange): CheckoutSnapshot {
  const { paymentMethod, idempotencyKey, upiTransactionId } = snapshot.input
  const payment = { paymentMethod, idempotencyKey, upiTransactionId }
  return createSnapshot(quote ?? snapshot.quote, address ?? snapshot.address, payment)
}
