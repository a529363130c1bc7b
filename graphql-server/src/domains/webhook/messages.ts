import { defineMessages } from '../../lib/messages/define-messages.ts'

export const webhookMessages = defineMessages({
  WEBHOOK_KEY_MISSING: {
    code: 'BAD_USER_INPUT',
    english: 'partnerKeyId must be the ID of a key.',
  },
  TOO_MANY_WEBHOOKS: {
    code: 'BAD_USER_INPUT',
    english: 'A key can have at most {max} webhooks. Remove one first.',
    params: { max: 'NUMBER' },
  },
  WEBHOOK_UNKNOWN: { code: 'NOT_FOUND', english: 'This webhook was removed or never existed.' },
  WEBHOOK_STOPPED: {
    code: 'BAD_USER_INPUT',
    english: 'This webhook was stopped because its key was revoked.',
  },
  DELIVERY_UNKNOWN: {
    code: 'NOT_FOUND',
    english: 'This delivery is no longer stored, or never existed.',
  },
  NEWER_CHANGE_WAITING: {
    code: 'BAD_USER_INPUT',
    english: 'A newer change of the same entity is already waiting to be sent.',
  },
  WEBHOOK_ADDRESS_MALFORMED: {
    code: 'BAD_USER_INPUT',
    english: 'Please enter an address that begins with https://.',
  },
  WEBHOOK_ADDRESS_NOT_SECURE: {
    code: 'BAD_USER_INPUT',
    english: 'The address must begin with https://.',
  },
  WEBHOOK_ADDRESS_WITH_USER: {
    code: 'BAD_USER_INPUT',
    english: 'The address must not contain a user name or password.',
  },
  WEBHOOK_ADDRESS_WITH_FRAGMENT: {
    code: 'BAD_USER_INPUT',
    english: 'The address must not contain a fragment (#).',
  },
  WEBHOOK_ADDRESS_NOT_PUBLIC: { code: 'BAD_USER_INPUT', english: 'The address is not public.' },
})

/** Why a delivery failed. */
export const deliveryProblems = defineMessages({
  RECEIVER_STATUS: {
    code: null,
    english: 'The partner’s server answered {status}.',
    params: { status: 'NUMBER' },
  },
  RECEIVER_REDIRECTS: {
    code: null,
    english: 'The partner’s server answered {status}. Redirects are not followed.',
    params: { status: 'NUMBER' },
  },
  RECEIVER_TOO_SLOW: {
    code: null,
    english: 'There was no complete response within five seconds.',
  },
  RECEIVER_UNREACHABLE: {
    code: null,
    english: 'There was no response ({reason}).',
    params: { reason: 'TEXT' },
  },
  RECEIVER_SILENT: { code: null, english: 'There was no response.' },
  DELIVERY_NOT_BUILT: { code: null, english: 'Something went wrong on our side.' },
  DELIVERY_KEY_REVOKED: { code: null, english: 'The key was revoked.' },
})
