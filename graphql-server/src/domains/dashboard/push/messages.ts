import { defineMessages, defineTexts } from '../../../lib/messages/define-messages.ts'

/** Messages about notifications on the team's devices. */
export const pushMessages = defineMessages({
  PUSH_KEYS_MALFORMED: {
    english: 'The keys of this browser are not valid. Please turn notifications off and on again.',
  },
  PUSH_OF_OTHER_BROWSER: {
    english:
      'Another browser receives notifications at this address. Please turn notifications off and on again.',
  },
})

/** The notifications themselves. They contain no personal data. */
export const pushTexts = defineTexts({
  NEW_ORDERS: {
    english: '{count, plural, one {New order} other {# new orders}} · {total}',
    params: { count: 'NUMBER', total: 'PAISE' },
  },
  ORDERS_SEEN: { english: 'New orders were confirmed' },
})
