import { defineMessages } from '../lib/messages/define-messages.ts'

export const authMessages = defineMessages({
  TOO_MANY_ATTEMPTS: {
    code: 'RATE_LIMITED',
    english: 'Too many attempts. Please try again in {wait}.',
    params: { wait: 'SECONDS' },
  },
})
