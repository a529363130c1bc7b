import type { Cart_CartFragment as Cart } from '../../shared/cart/Cart.generated.ts'
import type { PaymentMethod, PlaceOrderInput } from '../../apollo/schema-types.generated.ts'
import { checkoutKey } from './checkout-key.ts'
import {
  type Address,
  type CheckoutSnapshot,
  type Quote,
  type ShownOrder,
  createSnapshot,
} from './checkout-snapshot.ts'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { ADDRESS_REQUIRED } from './section-errors.ts'
import type { OrderExtras } from './extras/order-extras.ts'
import type { OrderPrescription } from './prescriptions/order-prescription.ts'
import type { Receiving } from './receiving/receiving.ts'
import type { Checkout } from './use-checkout.ts'
import type { UpiActions } from './upi/use-upi-actions.ts'

interface CheckoutState {
  cart: Cart
  quote: Quote
  /** Undefined while there is no address to choose. */
  address: Address | undefined
  receiving: Receiving
  prescription: OrderPrescription
  extras: OrderExtras
  checkout: Checkout
  upi: UpiActions
}

export interface CheckoutActions {
  pay: (method: PaymentMethod) => Promise<unknown>
  /** Ends the UPI payment, and pays with another method. */
  payInstead: (method: PaymentMethod) => Promise<unknown>
  /** Begins a UPI payment. It replaces an open payment that was not made. */
  startUpi: () => Promise<unknown>
  /** Asks for a refund for the open UPI payment. */
  refundUpi: () => Promise<unknown>
  /** Places the order that was paid. Returns the transaction number's errors. */
  confirmUpi: (
    toSnapshot: (order: ShownOrder) => CheckoutSnapshot,
  ) => Promise<readonly FieldError[]>
}

type Payment = Pick<PlaceOrderInput, 'paymentMethod' | 'idempotencyKey' | 'upiTransactionId'>

const missingAddress = {
  message: 'Please add an address to deliver to.',
  field: null,
  code: ADDRESS_REQUIRED,
}

const missingBillAddress = { ...missingAddress, message: 'Please add your address for the bill.' }

/** The idempotency key for this cart's checkout. */
export const getCheckoutKey = ({ lines }: Cart) => checkoutKey.get(lines.map(({ id }) => id))

/** Creates the payment buttons' actions for the current state. */
export function createCheckoutActions(state: CheckoutState): CheckoutActions {
  const { cart, quote, address, receiving, prescription, extras, checkout, upi } = state
  const { fulfilment } = receiving
  const chosen = { fulfilment, prescriptionIds: prescription.ids, ...extras.input }
  const missing = address
    ? [...receiving.missing, ...prescription.missing]
    : [fulfilment === 'PICK_UP' ? missingBillAddress : missingAddress]
  const submit = async (payment: Payment, prepare?: () => Promise<unknown>) => {
    if (!address || missing.length > 0) return checkout.showMissing(missing)
    return checkout.submit(createSnapshot(quote, address, { ...payment, ...chosen }), prepare)
  }
  const pay = (paymentMethod: PaymentMethod, prepare?: () => Promise<unknown>) =>
    submit({ paymentMethod, idempotencyKey: getCheckoutKey(cart) }, prepare)
  return {
    pay,
    payInstead: (paymentMethod) => pay(paymentMethod, upi.cancel),
    startUpi: async () => {
      // Checked now, so that no one pays before learning that something is missing.
      if (!address || missing.length > 0) return checkout.showMissing(missing)
      checkout.clearErrors()
      const started = { paymentMethod: 'UPI', idempotencyKey: getCheckoutKey(cart) } as const
      return upi.start(createSnapshot(quote, address, { ...started, ...chosen }))
    },
    refundUpi: async () => {
      if (!address) return checkout.showMissing(missing)
      checkout.clearErrors()
      return upi.refund(address.id)
    },
    // The server asks for a prescription unless the payment began without requiring one.
    confirmUpi: async (toSnapshot) => {
      if (!address) return checkout.showMissing(missing)
      return checkout.submit(toSnapshot({ quote, address, ...chosen }))
    },
  }
}
