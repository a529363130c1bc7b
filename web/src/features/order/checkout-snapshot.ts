import type {
  Address_AddressFragment as Address,
  PlaceOrderInput,
  Quote_QuoteFragment as Quote,
} from '../../apollo/generated.ts'

export type { Address, Quote }

/** What the person saw on the screen and agrees to by pressing the button. */
export interface Agreement {
  input: PlaceOrderInput
  /** As they were shown. */
  quote: Quote
  address: Address
}

/** What is not as it was agreed: nothing was placed. */
export interface Change {
  agreed: Agreement
  /** When a price or the stock has changed: the same products as they are now. */
  quote: Quote | null
  /** When the address has changed: as it is now. */
  address: Address | null
}

/** How it is paid, and the key of the checkout. */
type Payment = Pick<PlaceOrderInput, 'paymentMethod' | 'idempotencyKey' | 'upiTransactionId'>

/** To what can be had of a quote, for its prices and total. What can't be had is not ordered. */
export function agreementOn(quote: Quote, address: Address, payment: Payment): Agreement {
  const { id: addressId, version: addressVersion } = address
  return { input: { ...payment, ...orderedOf(quote), addressId, addressVersion }, quote, address }
}

/** To the same order as it would be now. */
export function acceptanceOf({ agreed, quote, address }: Change): Agreement {
  const { paymentMethod, idempotencyKey, upiTransactionId } = agreed.input
  const payment = { paymentMethod, idempotencyKey, upiTransactionId }
  return agreementOn(quote ?? agreed.quote, address ?? agreed.address, payment)
}

function orderedOf({ lines, total }: Quote): Pick<PlaceOrderInput, 'lines' | 'expectedTotal'> {
  const available = lines.filter(({ quantity }) => quantity > 0)
  return {
    lines: available.map(({ productId, quantity, discountedPrice }) => ({
      productId,
      quantity,
      expectedPrice: discountedPrice.amount,
    })),
    expectedTotal: total.amount,
  }
}
