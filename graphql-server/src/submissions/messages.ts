import { defineMessages } from '../lib/messages/define-messages.ts'

export const submissionMessages = defineMessages({
  IDEMPOTENCY_KEY_REUSED: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    english:
      'This was already saved with different contents. Please reload the page and check what was saved.',
  },
})
