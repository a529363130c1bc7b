import { defineMessages } from './define-messages.ts'

/** Messages that the whole server shares. */
export const sharedMessages = defineMessages({
  SERVER_UNAVAILABLE: {
    code: 'UNAVAILABLE',
    english: 'The shop is not available right now. Please try again in a few seconds.',
  },
  DISK_FULL: {
    code: 'STORAGE_FULL',
    english: 'The server is out of disk space, so nothing was saved. Please try again later.',
  },
  LOGIN_REQUIRED: { code: 'UNAUTHENTICATED', english: 'Please log in.' },
  NO_PERMISSION: { code: 'FORBIDDEN', english: 'You do not have permission.' },
  PAGE_SIZE_OUT_OF_RANGE: {
    english: '{argument} must be from 1 to {max}.',
    params: { argument: 'TEXT', max: 'NUMBER' },
  },
  CURSOR_MALFORMED: { english: 'after is not a cursor of this list.' },
})

/** Messages about input fields. `label` is the field's name in English. */
export const inputMessages = defineMessages({
  REQUIRED: { english: '{label} is required.', params: { label: 'TEXT' } },
  TOO_LONG: {
    english: '{label} must have at most {max} characters.',
    params: { label: 'TEXT', max: 'NUMBER' },
  },
  TOO_SHORT: {
    english: '{label} must have at least {min} characters.',
    params: { label: 'TEXT', min: 'NUMBER' },
  },
  TOO_MANY_ENTRIES: {
    english: '{label} must have at most {max} entries.',
    params: { label: 'TEXT', max: 'NUMBER' },
  },
  NOT_ONE_LINE: { english: '{label} must be one line of text.', params: { label: 'TEXT' } },
  NOT_PLAIN_TEXT: { english: '{label} must be plain text.', params: { label: 'TEXT' } },
  ID_MALFORMED: { english: '{label} contains an invalid ID.', params: { label: 'TEXT' } },
  EMAIL_MALFORMED: { english: 'Please enter a valid email address.' },
  QUANTITY_NOT_WHOLE: { english: 'Quantity must be a whole number.' },
  QUANTITY_TOO_LOW: { english: 'Quantity must be at least 1.' },
  IMAGE_ADDRESS_MALFORMED: {
    english: 'An image must be uploaded, or have an address that begins with http:// or https://.',
  },
  /** For problems that have no specific message. */
  INPUT_INVALID: { english: 'The input is not valid.' },
  TEXT_TOO_LONG: {
    english: 'A text must have at most {max, number} characters.',
    params: { max: 'NUMBER' },
  },
  TOO_MANY_VALUES: {
    english: 'A request must have at most {max, number} values.',
    params: { max: 'NUMBER' },
  },
})
