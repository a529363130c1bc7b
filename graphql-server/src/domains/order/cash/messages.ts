import { defineMessages } from '../../../lib/messages/define-messages.ts'

/** Messages about the cash of a day. */
export const cashMessages = defineMessages({
  CASH_CHANGED: {
    code: 'CHANGED_MEANWHILE',
    english: 'A colleague has made an entry in the meantime. Please check the amounts.',
  },
  CASH_MOVED_MEANWHILE: {
    code: 'CHANGED_MEANWHILE',
    english: 'Cash was received or paid back in the meantime. Please count again.',
  },
  COLLECTOR_UNKNOWN: { code: 'NOT_FOUND', english: 'This person received no cash on this day.' },
  HANDOVER_TOO_LARGE: {
    english: 'This person has {left} left to hand over.',
    params: { left: 'PAISE' },
  },
  ENTRY_UNKNOWN: { code: 'NOT_FOUND', english: 'This entry does not exist, or is struck out.' },
  ENTRY_AMOUNT: { english: 'Enter an amount above ₹0, up to {max}.', params: { max: 'PAISE' } },
  EXPENSE_WITHOUT_NOTE: { english: 'Enter what the expense was for.' },
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
