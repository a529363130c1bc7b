import type { PaymentMethod } from '../../../contract/types.generated.ts'
import { card } from './card.ts'
import { cash } from './cash.ts'
import type { PaymentMethodRules } from './payment-method.ts'
import { upi } from './upi.ts'

const listed: Record<PaymentMethod, PaymentMethodRules> = {
  CASH_ON_DELIVERY: cash,
  UPI: upi,
  CARD: card,
}

/** All payment methods by their name in the schema. */
export const paymentMethods = new Map(Object.entries(listed))

export function isPaymentMethod(name: string): name is PaymentMethod {
  return paymentMethods.has(name)
}

export function methodOf({ method }: { method: PaymentMethod }): PaymentMethodRules {
  const rules = paymentMethods.get(method)
  if (!rules) throw new Error(`There is no payment method ${method}.`)
  return rules
}

/** The methods with which customers pay on delivery. */
export function methodsPaidOnDelivery(): PaymentMethod[] {
  return [...paymentMethods.keys()]
    .filter(isPaymentMethod)
    .filter((method) => methodOf({ method }).isPaidOnDelivery)
}
