import type { Cart_CartFragment as Cart } from '../../features/cart/Cart.generated.ts'
import type { PaymentMethod, PlaceOrderInput } from '../../apollo/schema-types.generated.ts'
import { checkoutKey } from '../../features/order/checkout-key.ts'
import { type Address, type Quote, createSnapshot } from '../../features/order/checkout-snapshot.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { ADDRESS_REQUIRED } from './section-errors.ts'
import type { OrderPrescription } from './order-prescription.ts'
import type { Checkout } from './use-checkout.ts'

interface CheckoutState {
  cart: Cart
  quote: Quote
  /** Undefined while there is no address to choose. */
  address: Address | undefined
  prescription: OrderPrescription
  upiKey: string | null
  checkout: Checkout
  onUpi: (key: string | null) => void
  /** Ends the UPI payment that has begun. */
  cancelUpi: () => Promise<unknown>
}

export interface CheckoutActions {
  pay: (method: PaymentMethod) => Promise<unknown>
  /** Ends the UPI payment, and pays in another way. */
  payInstead: (method: PaymentMethod) => Promise<unknown>
  showQrCode: () => void
  /** Returns the errors of the transaction number. */
  confirmUpi: (upiTransactionId: string | null) => Promise<readonly FieldError[]>
}

type Payment = Pick<PlaceOrderInput, 'paymentMethod' | 'idempotencyKey' | 'upiTransactionId'>

const missingAddress = {
  message: 'Please add an address to deliver to.',
  field: null,
  code: ADDRESS_REQUIRED,
}

/** The idempotency key of this cart's checkout. */
export const getCheckoutKey = ({ lines }: Cart) => checkoutKey.get(lines.map(({ id }) => id))

/** What the payment buttons do with the current state. */
export function createCheckoutActions(state: CheckoutState): CheckoutActions {
  const { cart, quote, address, prescription, upiKey, checkout, onUpi, cancelUpi } = state
  const missing = address ? prescription.missing : [missingAddress]
  const submit = async (payment: Payment, prepare?: () => Promise<unknown>) => {
    if (!address || missing.length > 0) return checkout.showMissing(missing)
    const choices = { ...payment, prescriptionIds: prescription.ids }
    return checkout.submit(createSnapshot(quote, address, choices), prepare)
  }
  const pay = (paymentMethod: PaymentMethod, prepare?: () => Promise<unknown>) =>
    submit({ paymentMethod, idempotencyKey: getCheckoutKey(cart) }, prepare)
  return {
    pay,
    payInstead: (paymentMethod) =>
      pay(paymentMethod, () => {
        onUpi(null)
        return cancelUpi()
      }),
    showQrCode: () => {
      // Checked now, so that no one pays before learning that something is missing.
      if (missing.length > 0) {
        checkout.showMissing(missing)
        return
      }
      checkout.clearErrors()
      toast.info('Scan the QR code to complete payment')
      onUpi(getCheckoutKey(cart))
    },
    confirmUpi: (upiTransactionId) =>
      submit({ paymentMethod: 'UPI', idempotencyKey: upiKey, upiTransactionId }),
  }
}
