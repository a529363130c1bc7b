import { defineMessages } from '../lib/messages/define-messages.ts'

export const graphqlMessages = defineMessages({
  TWO_CREDENTIALS: {
    code: 'BAD_USER_INPUT',
    english: 'Please send an access token or an API key, not both.',
  },
  SUBSCRIPTIONS_UNSUPPORTED: {
    code: 'BAD_USER_INPUT',
    english: 'Subscriptions are not supported.',
  },
  OPERATION_TOO_EXPENSIVE: {
    code: 'BAD_USER_INPUT',
    english:
      'This operation costs {cost, number}; at most {max, number} is allowed. Most of it is {list}: request fewer or smaller pages.',
    params: { cost: 'NUMBER', max: 'NUMBER', list: 'TEXT' },
  },
  OPERATION_FAILED: {
    code: 'INTERNAL',
    english: 'Something went wrong on our side. Please try again. ({id})',
    params: { id: 'TEXT' },
  },
  TIME_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'A DateTime must look like {example}.',
    params: { example: 'TEXT' },
  },
  AMOUNT_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'An amount must be a whole number of paise, 0 or more.',
  },
  FILE_NOT_IN_FORM: {
    code: 'BAD_USER_INPUT',
    english: 'A file must be sent in a multipart request.',
  },
  UPLOAD_INCOMPLETE: {
    code: 'BAD_USER_INPUT',
    english: 'The upload was incomplete. Please try again.',
  },
})
