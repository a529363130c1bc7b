import { defineMessages } from '../../lib/messages/define-messages.ts'

export const partnerMessages = defineMessages({
  KEY_INVALID: { code: 'UNAUTHENTICATED', english: 'This API key is not valid.' },
  NOT_FOR_KEYS: {
    code: 'FORBIDDEN',
    english: 'An API key cannot be used for this. Please log in instead.',
  },
  SCOPE_MISSING: {
    code: 'FORBIDDEN',
    english: 'This API key needs the scope {scope} for {field}.',
    params: { scope: 'TEXT', field: 'TEXT' },
  },
})
