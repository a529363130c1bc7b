import { defineMessages } from '../../lib/messages/define-messages.ts'

export const addressMessages = defineMessages({
  ADDRESS_UNKNOWN: { code: 'NOT_FOUND', english: 'This address does not exist.' },
  STATE_DIFFERS: {
    code: 'STATE_DIFFERS',
    english:
      'The PIN code {pincode} is in {place}, not in {state}. Is the state right? It decides the tax of your orders.',
    params: { pincode: 'TEXT', place: 'TEXT', state: 'TEXT' },
  },
  TOO_MANY_ADDRESSES: {
    english: 'You can save at most {max} addresses.',
    params: { max: 'NUMBER' },
  },
})
