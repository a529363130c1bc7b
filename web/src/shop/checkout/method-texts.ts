import type { PaymentMethod } from '../../apollo/schema-types.generated.ts'

interface MethodTexts {
  /** The payment button's label. */
  pay: string
  /** The message about a placed order. */
  placed: string
}

/** The texts for the payment methods at checkout. */
export const methodTexts: Record<PaymentMethod, MethodTexts> = {
  UPI: {
    pay: 'Online Payment',
    placed: 'UPI payment confirmed and order placed successfully.',
  },
  CASH_ON_DELIVERY: {
    pay: 'Cash on Delivery',
    placed: 'Order placed successfully',
  },
  CARD: { pay: 'Pay by card', placed: 'Order placed successfully' },
}

/** The label of the button to pay in cash, if the customer collects the order. */
export const PAY_AT_SHOP = 'Pay in cash at the shop'
