import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Messages about the cash of a day. */
export const cashMessages = defineMessages({
  CASH_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'A colleague has made an entry in the meantime. Please check the amounts.',
  },
  CASH_RECEIVED_MEANWHILE: {
    code: 'CHANGED_MEANWHILE',
    english: 'The cash received is now {amount}. Please count again.',
    params: { amount: 'PAISE' },
  },
  COLLECTOR_UNKNOWN: { code: 'NOT_FOUND', english: 'This person received no cash on this day.' },
  HANDOVER_TOO_LARGE: {
    english: 'This person has {left} left to hand over.',
    params: { left: 'PAISE' },
  },
  HANDOVER_UNKNOWN: { code: 'NOT_FOUND', english: 'This entry no longer exists.' },
  HANDOVER_AMOUNT: { english: 'Enter an amount above ₹0.' },
  CASH_COUNT: { english: 'Enter a counted amount up to {max}.', params: { max: 'PAISE' } },
  DIFFERENCE_WITHOUT_REASON: {
    english: 'The counted amount differs by {difference}. Please enter the reason.',
    params: { difference: 'PAISE' },
  },
  CASH_BOOK_FULL: {
    english: 'A day holds at most {max} entries.',
    params: { max: 'NUMBER' },
  },
})
