import type { PaymentMethod } from '../../apollo/generated.ts'

/** How each way to pay is called. */
export const paymentTexts: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Cash on Delivery',
}
