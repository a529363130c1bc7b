import { defineMessages } from '../../lib/messages/define-messages.ts'

export const privacyMessages = defineMessages({
  REFUND_OWED: {
    code: 'NOT_DELETABLE',
    english: "This account can't be deleted yet. The shop still owes a refund for order {number}.",
    params: { number: 'TEXT' },
  },
  ORDER_ON_ITS_WAY: {
    code: 'NOT_DELETABLE',
    english: "This account can't be deleted yet. Order {number} is still on its way.",
    params: { number: 'TEXT' },
  },
  UPI_PAYMENT_OPEN: {
    code: 'NOT_DELETABLE',
    english:
      "This account can't be deleted yet. You have started a UPI payment. Place the order or cancel the payment.",
  },
  ONLY_ADMIN: {
    code: 'NOT_DELETABLE',
    english: "This account can't be deleted yet. You are the only admin of this shop.",
  },
})
