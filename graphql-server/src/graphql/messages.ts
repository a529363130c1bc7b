import { defineMessages } from '../lib/messages/define-messages.ts'

export const graphqlMessages = defineMessages({
  TWO_CREDENTIALS: { english: 'Please send an access token or an API key, not both.' },
  SUBSCRIPTIONS_UNSUPPORTED: { english: 'Subscriptions are not supported.' },
  OPERATION_TOO_EXPENSIVE: {
    english:
      'This operation costs {cost, number}; at most {max, number} is allowed. Most of it is {list}: request fewer or smaller pages.',
    params: { cost: 'NUMBER', max: 'NUMBER', list: 'TEXT' },
  },
  OPERATION_FAILED: {
    code: 'INTERNAL',
    english: 'Something went wrong on our side. Please try again. ({id})',
    params: { id: 'TEXT' },
  },
  TIME_MALFORMED: { english: 'A DateTime must look like {example}.', params: { example: 'TEXT' } },
  AMOUNT_MALFORMED: { english: 'An amount must be a whole number of paise, 0 or more.' },
  DIFFERENCE_MALFORMED: { english: 'A difference must be a whole number of paise.' },
  FILE_NOT_IN_FORM: { english: 'A file must be sent in a multipart request.' },
  UPLOAD_INCOMPLETE: { english: 'The upload was incomplete. Please try again.' },
})
