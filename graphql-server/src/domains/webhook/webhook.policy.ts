import type { Types } from 'mongoose'
import type { Partner } from '../partner/partner.policy.ts'

export const webhookRules = {
  Query: { webhooks: 'catalogue', webhook: 'catalogue', webhookDeliveries: 'catalogue' },
  Mutation: { registerWebhook: 'catalogue', removeWebhook: 'catalogue', resendDelivery: 'admin' },
} as const

/** Whose webhooks the caller may see and end: a key its own, an admin (who comes without a key) those of all. */
export function reachOf(partner: Partner | null): { keyId?: Types.ObjectId } {
  return partner ? { keyId: partner.keyId } : {}
}
