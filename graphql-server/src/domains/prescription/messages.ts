import { defineMessages } from '../../lib/messages/define-messages.ts'

export const prescriptionMessages = defineMessages({
  PRESCRIPTION_UNKNOWN: { code: 'NOT_FOUND', english: 'This prescription does not exist.' },
  PRESCRIPTION_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    english: 'The file is larger than {max} MB.',
    params: { max: 'NUMBER' },
  },
  PRESCRIPTION_TYPE_UNSUPPORTED: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The file is not a JPEG, PNG, WebP or PDF file.',
  },
  TOO_MANY_PRESCRIPTIONS: {
    code: 'TOO_MANY_PRESCRIPTIONS',
    english: 'You have {max} prescriptions. Please delete one first.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_ORDER_PRESCRIPTIONS: {
    english: 'An order takes at most {max} prescriptions.',
    params: { max: 'NUMBER' },
  },
  PRESCRIPTION_NOT_USABLE: {
    code: 'PRESCRIPTION_REQUIRED',
    english: 'This prescription can no longer be used. Please choose another one.',
  },
  PRESCRIPTION_IN_USE: { code: 'IN_USE', english: 'An open order needs this prescription.' },
})
