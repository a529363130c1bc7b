import { requestError } from '../../../lib/errors.ts'
import { paymentMessages } from '../payment-messages.ts'
import type { PaymentMethodRules } from './payment-method.ts'
import { upiReference } from './upi-reference.ts'

/** The customer pays with a UPI app before ordering. The team verifies the payment with the bank statement. */
export const upi: PaymentMethodRules = {
  name: 'UPI',
  requireOffered({ store }) {
    if (!store.upiPayments) throw requestError(paymentMessages.NO_UPI_PAYMENTS())
  },
  isPaidFirst: true,
  isPaidOnDelivery: false,
  begin: ({ begunReference, upiTransactionId, ...checkout }) => ({
    state: 'CLAIMED',
    upiReference: begunReference ?? upiReference(checkout),
    ...(upiTransactionId && { upiTransactionId }),
  }),
  settable: ['CLAIMED', 'RECEIVED', 'NOT_RECEIVED'],
}
