import { defineMessages } from '../lib/messages/define-messages.ts'

export const authMessages = defineMessages({
  TOO_MANY_ATTEMPTS: {
    code: 'RATE_LIMITED',
    english: 'Too many attempts. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
  CODE_MALFORMED: { english: 'Please enter the six-digit code.' },
  CODE_WRONG: { code: 'WRONG_CODE', english: 'The code is wrong or has expired.' },
  TOO_MANY_WRONG_CODES: {
    code: 'TOO_MANY_TRIES',
    english: 'Too many wrong codes. Please request a new one.',
  },
  TOO_MANY_WRONG_RESET_CODES: {
    code: 'TOO_MANY_TRIES',
    english: 'Too many wrong codes. Please open the link in the email, or request a new code.',
  },
  CODE_REQUESTED_RECENTLY: {
    code: 'RATE_LIMITED',
    english: 'You can request another code in {wait}.',
    params: { wait: 'SECONDS' },
  },
  RESET_CODE_REQUESTED_RECENTLY: {
    code: 'RATE_LIMITED',
    english: 'The link in the latest email still works. You can request another code in {wait}.',
    params: { wait: 'SECONDS' },
  },
  PASSWORD_TOO_LONG: {
    english: 'Password must have at most {max} bytes.',
    params: { max: 'NUMBER' },
  },
  NEW_PASSWORDS_DIFFER: { english: 'New password and confirm password must be same.' },
  SESSION_UNKNOWN: { code: 'NOT_FOUND', english: 'This session has already ended.' },
})
