import type { Address_AddressFragment as Address } from '../../shared/address/Address.generated.ts'
import type { ExtrasInput } from './extras/order-extras.ts'
import type { PlaceOrderInput } from '../../apollo/schema-types.generated.ts'
import type { Quote_QuoteFragment as Quote } from './Quote.generated.ts'
import type { OpenPayment_PaymentFragment as OpenPayment } from './upi/StartUpiPayment.generated.ts'

export type { Address, OpenPayment, Quote }

/** The order as it was on the screen when the button was pressed. */
export interface CheckoutSnapshot {
  input: PlaceOrderInput
  quote: Quote
  address: Address
}

/** The changes since the snapshot. No order was placed. */
export interface CheckoutChange {
  snapshot: CheckoutSnapshot
  /** The same products today, if a price or the stock changed. */
  quote: Quote | null
  /** The current address, if it changed. */
  address: Address | null
}

/** The order fields that are neither shown nor changed by the server. */
type Choices = ExtrasInput &
  Pick<
    PlaceOrderInput,
    ('paymentMethod' | 'idempotencyKey' | 'upiTransactionId') | ('prescriptionIds' | 'fulfilment')
  >

/** Orders a quote's available quantities, at its prices and total. */
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

/** The order on the screen, without the products of its payment. */
export type ShownOrder = Omit<CheckoutSnapshot, 'input'> &
  ExtrasInput &
  Pick<PlaceOrderInput, 'prescriptionIds' | 'fulfilment'>

/** Whether a payment matches the quote's available items and its total. */
export function isForQuote(
  { lines, request }: OpenPayment,
  { lines: quoted, total }: Quote,
): boolean {
  const available = quoted.filter(({ quantity }) => quantity > 0)
  return (
    request.amount.amount === total.amount &&
    lines.length === available.length &&
    lines.every(({ productId, quantity }) =>
      available.some((line) => line.productId === productId && line.quantity === quantity),
    )
  )
}

/** Applies the changes to the order. */
export function acceptChanges({ snapshot, quote, address }: CheckoutChange): CheckoutSnapshot {
  return createSnapshot(quote ?? snapshot.quote, address ?? snapshot.address, snapshot.input)
}
