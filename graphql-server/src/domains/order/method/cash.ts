import type { PaymentMethodRules } from './payment-method.ts'

/** Cash on delivery. Orders that cost nothing have this method as well. */
export const cash: PaymentMethodRules = {
  name: 'Cash on delivery',
  pickUpName: 'Cash at the shop',
  requireOffered: () => undefined,
  isPaidFirst: false,
  isPaidOnDelivery: true,
  begin: () => ({ state: 'DUE' }),
  settable: ['DUE', 'RECEIVED'],
}
