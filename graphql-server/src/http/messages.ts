import { defineMessages } from '../lib/messages/define-messages.ts'

export const httpMessages = defineMessages({
  NOTHING_HERE: { code: 'NOT_FOUND', english: 'There is nothing here.' },
  ADDRESS_UNREADABLE: { code: 'BAD_USER_INPUT', english: 'The address could not be read.' },
  REQUEST_UNREADABLE: { code: 'BAD_USER_INPUT', english: 'The request could not be read.' },
  REQUEST_TOO_SLOW: { code: 'BAD_USER_INPUT', english: 'The request took too long.' },
  BODY_TYPE_UNSUPPORTED: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    english: 'The body must be JSON, or multipart/form-data where a file is sent.',
  },
  RANGE_OUTSIDE_FILE: {
    code: 'RANGE_NOT_SATISFIABLE',
    english: 'The requested range is outside the file.',
  },
  TOO_MANY_UPLOADS: {
    code: 'RATE_LIMITED',
    english: 'You have uploaded too much today. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  UNEXPECTED_ERROR: {
    code: 'INTERNAL',
    english: 'Something went wrong on our side. Please try again.',
  },
})
