import { defineMessages } from '../../lib/messages/define-messages.ts'

export const orderMessages = defineMessages({
  TOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    english: 'The price has changed: the total is now {amount}.',
    params: { amount: 'PAISE' },
  },
  SUBTOTAL_CHANGED: {
    code: 'PRICE_CHANGED',
    english: 'The price has changed: the subtotal is now {amount}.',
    params: { amount: 'PAISE' },
  },
  ADDRESS_CHANGED: {
    code: 'ADDRESS_CHANGED',
    english: 'The address has been edited in the meantime.',
  },
})
