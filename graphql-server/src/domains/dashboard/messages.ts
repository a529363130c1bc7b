import { defineMessages } from '../../lib/messages/define-messages.ts'

/** Messages of the dashboard's searches. */
export const dashboardMessages = defineMessages({
  SEARCH_TOO_SHORT: {
    english: 'Type at least {min} characters.',
    params: { min: 'NUMBER' },
  },
  CUSTOMER_SEARCH_NEEDS_DIGITS: {
    english: 'Type at least {min} digits of a phone number.',
    params: { min: 'NUMBER' },
  },
  CUSTOMER_SEARCH_NEEDS_LETTERS: {
    english: 'Type at least {min} letters of a name or email.',
    params: { min: 'NUMBER' },
  },
  TOO_MANY_CUSTOMERS_FOUND: {
    english: 'More than {max, number} customers match, and not all of them are shown. Type more.',
    params: { max: 'NUMBER' },
  },
})
