import { defineMessages } from '../../lib/messages/define-messages.ts'

export const privacyMessages = defineMessages({
  REFUND_OWED: {
    code: 'NOT_DELETABLE',
    english:
      "Your account can't be deleted yet. The shop still owes you a refund for order {number}.",
    params: { number: 'TEXT' },
  },
  ORDER_ON_ITS_WAY: {
    code: 'NOT_DELETABLE',
    english: "Your account can't be deleted yet. Your order {number} is still on its way.",
    params: { number: 'TEXT' },
  },
  UPI_PAYMENT_OPEN: {
    code: 'NOT_DELETABLE',
    english:
      "Your account can't be deleted yet. You have started a UPI payment. Place the order or cancel the payment.",
  },
  ONLY_ADMIN: {
    code: 'NOT_DELETABLE',
    english: "Your account can't be deleted yet. You are the only admin of this shop.",
  },
})
