import { defineMessages } from '../../lib/messages/define-messages.ts'

/** Messages about customers, and about cash that is blocked for them. */
export const customerMessages = defineMessages({
  CUSTOMER_UNKNOWN: { code: 'NOT_FOUND', english: 'This customer does not exist.' },
  CUSTOMER_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'A colleague has changed the note or the block of this customer in the meantime.',
  },
  CASH_BLOCKED: {
    code: 'CASH_BLOCKED',
    english:
      'Cash on delivery is not available for your account. Pay by UPI or card, or call the shop.',
  },
})
