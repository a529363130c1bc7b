import { defineMessages } from '../../lib/messages/define-messages.ts'

export const addressMessages = defineMessages({
  ADDRESS_UNKNOWN: { code: 'NOT_FOUND', english: 'This address does not exist.' },
  TOO_MANY_ADDRESSES: {
    english: 'You can save at most {max} addresses.',
    params: { max: 'NUMBER' },
  },
})
