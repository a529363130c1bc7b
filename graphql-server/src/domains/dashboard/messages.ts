import { defineMessages } from '../../lib/messages/define-messages.ts'

/** Messages of the dashboard's search. */
export const dashboardMessages = defineMessages({
  SEARCH_TOO_SHORT: {
    english: 'Type at least {min} characters.',
    params: { min: 'NUMBER' },
  },
})
