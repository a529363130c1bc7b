import type DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { batchLoader, groupBy } from '../../lib/database/loaders.ts'
import { Webhook } from './webhook.model.ts'
import { FAILING } from './webhook.service.ts'

export interface WebhookLoaders {
  /** By key id: the number of webhooks whose latest delivery failed. */
  failingWebhooksOfKey: DataLoader<string, number>
}

export function createWebhookLoaders(): WebhookLoaders {
  return { failingWebhooksOfKey: batchLoader('failingWebhooksOfKey', failingWebhooksOfKeys) }
}

async function failingWebhooksOfKeys(keyIds: readonly string[]): Promise<number[]> {
  const keyId = { $in: keyIds.map((id) => new Types.ObjectId(id)) }
  const failing = await Webhook.find({ keyId, ...FAILING }, { keyId: 1 })
    .batchSize(1_000)
    .lean()
  const byKey = groupBy(failing, (webhook) => [webhook.keyId.toHexString()])
  return keyIds.map((id) => byKey.get(id)?.length ?? 0)
}
