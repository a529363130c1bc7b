import type { PaymentMethodRules } from './payment-method.ts'

/** Cash on delivery. Also the method of orders that cost nothing. */
export const cash: PaymentMethodRules = {
  name: 'Cash on delivery',
  requireOffered: () => undefined,
  isPaidFirst: false,
  isPaidOnDelivery: true,
  begin: () => ({ state: 'DUE' }),
  settable: ['DUE', 'RECEIVED'],
}
