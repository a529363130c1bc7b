import { defineMessages, defineTexts } from '../../lib/messages/define-messages.ts'

export const webhookMessages = defineMessages({
  WEBHOOK_KEY_MISSING: { english: 'partnerKeyId must be the ID of a key.' },
  TOO_MANY_WEBHOOKS: {
    english: 'A key can have at most {max} webhooks. Remove one first.',
    params: { max: 'NUMBER' },
  },
  WEBHOOK_UNKNOWN: { code: 'NOT_FOUND', english: 'This webhook was removed or never existed.' },
  WEBHOOK_STOPPED: { english: 'This webhook was stopped because its key was revoked.' },
  DELIVERY_UNKNOWN: {
    code: 'NOT_FOUND',
    english: 'This delivery is no longer stored, or never existed.',
  },
  NEWER_CHANGE_WAITING: {
    english: 'A newer change of the same entity is already waiting to be sent.',
  },
  WEBHOOK_ADDRESS_MALFORMED: { english: 'Please enter an address that begins with https://.' },
  WEBHOOK_ADDRESS_NOT_SECURE: { english: 'The address must begin with https://.' },
  WEBHOOK_ADDRESS_WITH_USER: { english: 'The address must not contain a user name or password.' },
  WEBHOOK_ADDRESS_WITH_FRAGMENT: { english: 'The address must not contain a fragment (#).' },
  WEBHOOK_ADDRESS_NOT_PUBLIC: { english: 'The address is not public.' },
})

/** Why a delivery failed. */
export const deliveryProblems = defineTexts({
  RECEIVER_STATUS: {
    english: 'The partner’s server answered {status}.',
    params: { status: 'NUMBER' },
  },
  RECEIVER_REDIRECTS: {
    english: 'The partner’s server answered {status}. Redirects are not followed.',
    params: { status: 'NUMBER' },
  },
  RECEIVER_TOO_SLOW: { english: 'There was no complete response within five seconds.' },
  RECEIVER_UNREACHABLE: {
    english: 'There was no response ({reason}).',
    params: { reason: 'TEXT' },
  },
  RECEIVER_SILENT: { english: 'There was no response.' },
  DELIVERY_NOT_BUILT: { english: 'Something went wrong on our side.' },
  DELIVERY_KEY_REVOKED: { english: 'The key was revoked.' },
})
