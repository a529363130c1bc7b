import type { Types } from 'mongoose'
import type { RootFieldRules } from '../account/account.policy.ts'
import type { Partner } from '../partner/partner.policy.ts'

export const webhookRules = {
  Query: {
    webhooks: { access: 'admin', keyScope: 'CATALOGUE_READ' },
    webhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
    webhookDeliveries: { access: 'admin', keyScope: 'CATALOGUE_READ' },
  },
  Mutation: {
    registerWebhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
    removeWebhook: { access: 'admin', keyScope: 'CATALOGUE_READ' },
    resendDelivery: { access: 'admin' },
  },
} satisfies RootFieldRules

/** A filter for the webhooks that the caller may see and remove: a key's own, or all of them for an admin. */
export function toWebhookFilter(partner: Partner | null): { keyId?: Types.ObjectId } {
  return partner ? { keyId: partner.keyId } : {}
}
