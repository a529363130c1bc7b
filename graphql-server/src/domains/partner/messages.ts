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
  KEY_WITHOUT_SCOPE: { english: 'Choose at least one scope.' },
  KEY_LIMIT_OUT_OF_RANGE: {
    english: 'The limit must be from 1 to {max, number} requests a minute.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_KEYS: {
    english: 'At most {max} keys can be active. Revoke one first.',
    params: { max: 'NUMBER' },
  },
  KEY_UNKNOWN: { code: 'NOT_FOUND', english: 'This key was revoked or never existed.' },
})
