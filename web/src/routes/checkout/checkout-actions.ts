import type { Cart_CartFragment as Cart, PaymentMethod } from '../../apollo/generated.ts'
import { type Address, type Quote, agreementOn } from '../../features/order/checkout-snapshot.ts'
import { checkoutKey } from '../../features/order/checkout-key.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'
import type { Checkout } from './use-checkout.ts'

interface OnScreen {
  cart: Cart
  quote: Quote
  /** Undefined while there is none to choose from. */
  address: Address | undefined
  upiKey: string | null
  checkout: Checkout
  onUpi: (key: string) => void
}

export interface Presses {
  pay: (method: PaymentMethod) => Promise<unknown>
  showQr: () => void
  /** Gives what is wrong with the transaction number. */
  confirmUpi: (upiTransactionId: string | null) => Promise<readonly FieldError[]>
}

const noAddress = { message: 'Please add an address to deliver to.', field: null }

/** The key of the checkout of this cart. */
export const keyOf = ({ lines }: Cart) => checkoutKey.of(lines.map(({ id }) => id))

/** What the buttons do with what is on the screen. */
export function pressesOf({ cart, quote, address, upiKey, checkout, onUpi }: OnScreen): Presses {
  const refuse = () => checkout.refuse([noAddress])
  return {
    pay: async (paymentMethod) => {
      if (!address) return refuse()
      const payment = { paymentMethod, idempotencyKey: keyOf(cart) }
      return checkout.submit(agreementOn(quote, address, payment))
    },
    showQr: () => {
      // Nobody should pay first and hear of a missing address then.
      if (!address) {
        refuse()
        return
      }
      checkout.forgive()
      toast.info('Scan the QR code to complete payment')
      onUpi(keyOf(cart))
    },
    confirmUpi: async (upiTransactionId) => {
      if (!address) return refuse()
      const payment = { paymentMethod: 'UPI', idempotencyKey: upiKey, upiTransactionId } as const
      return checkout.submit(agreementOn(quote, address, payment))
    },
  }
}
