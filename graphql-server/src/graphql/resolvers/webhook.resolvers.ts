import type { Resolvers } from '../context/generated.ts'
import { pageInfo } from '../../lib/database/pagination.ts'
import { withDeletedId, withUserErrors } from '../../lib/user-error.ts'
import { changeCursor } from '../../domains/catalogue/changes/change-cursor.ts'
import { KIND_NAMES } from '../../domains/catalogue/changes/catalogue-kinds.ts'
import { listDeliveries, resendDelivery } from '../../domains/webhook/deliveries.service.ts'
import {
  findWebhook,
  listWebhooks,
  registerWebhook,
  removeWebhook,
} from '../../domains/webhook/webhook.service.ts'

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_root, { partnerKeyId = null }, { partner }) => listWebhooks(partner, partnerKeyId),
    webhook: (_root, { id }, { partner }) => findWebhook(partner, id),
    webhookDeliveries: (_root, args, { partner }) => listDeliveries(partner, args),
  },
  Mutation: {
    registerWebhook: (_root, { input }, { partner, webhookAddresses }) =>
      withUserErrors(
        () => registerWebhook(partner, input, webhookAddresses),
        () => ({ webhook: null, secret: null }),
      ),
    removeWebhook: (_root, { input }, { partner }) =>
      withDeletedId(() => removeWebhook(partner, input.id)),
    resendDelivery: (_root, { input }) =>
      withUserErrors(
        async () => ({ delivery: await resendDelivery(input.id) }),
        () => ({ delivery: null }),
      ),
  },
  PartnerKey: {
    failingWebhooks: (key, _args, { loaders }) =>
      loaders.failingWebhooksOfKey.load(key._id.toHexString()),
  },
  Webhook: { id: ({ _id }) => _id.toHexString() },
  WebhookDeliveryConnection: { pageInfo },
  WebhookDelivery: {
    id: ({ _id }) => _id.toHexString(),
    kind: ({ kind }) => KIND_NAMES[kind],
    thingId: ({ thingId }) => thingId.toHexString(),
    thing: ({ kind, thingId }, _args, { loaders }) => loaders[kind].load(thingId.toHexString()),
    cursor: ({ logId, seq }) => changeCursor({ identity: logId }, seq),
    nextAttemptAt: ({ nextAttemptAt }) => nextAttemptAt ?? null,
  },
}
