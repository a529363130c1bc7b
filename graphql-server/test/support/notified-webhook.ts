import type { Types } from 'mongoose'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import { recordChanges } from '../../src/domains/catalogue/changes/record-changes.ts'
import { fanOut } from '../../src/domains/webhook/fan-out.service.ts'
import { buildPartnerKey, buildWebhook } from './factories.ts'

/** Creates a partner key with a webhook that has a delivery for each product. */
export async function buildNotifiedWebhook(productIds: Types.ObjectId[]) {
  const { key } = await buildPartnerKey()
  const { _id } = await buildWebhook(key)
  await recordChanges('product', productIds)
  await numberChanges()
  await fanOut(_id)
  return { key, keyId: key._id.toHexString(), webhookId: _id.toHexString() }
}
