import { recordChanges } from '../../src/domains/catalogue/changes/record-changes.ts'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import type { ProductRecord } from '../../src/domains/catalogue/product/product.model.ts'
import type { PartnerKeyRecord } from '../../src/domains/partner/partner-key.model.ts'
import { Delivery, type DeliveryRecord } from '../../src/domains/webhook/delivery.model.ts'
import { buildPartnerKey, buildProduct, buildWebhook } from './factories.ts'
import type { Receiver } from './webhook-receiver.ts'

/** A webhook that leads to the receiver, and its key. */
export async function listening({ url }: Receiver, fields: Partial<PartnerKeyRecord> = {}) {
  const { key, secret: apiKey } = await buildPartnerKey(fields)
  return { key, apiKey, webhook: await buildWebhook(key, { url }) }
}

/** Has products changed, as far as the numbered log. */
export async function change(...products: ProductRecord[]): Promise<void> {
  const ids = products.map(({ _id }) => _id)
  await recordChanges('product', ids)
  await numberChanges()
}

/** Enters so many products, as far as the numbered log. */
export async function enter(count: number): Promise<void> {
  await change(...(await Promise.all(Array.from({ length: count }, () => buildProduct()))))
}

/** What arrived, in its order. */
export function bodiesOf({ received }: Receiver): Record<string, unknown>[] {
  return received.map(({ text }) => JSON.parse(text) as Record<string, unknown>)
}

/** All deliveries, in the order of their making. */
export function deliveries(): Promise<DeliveryRecord[]> {
  return Delivery.find().sort({ _id: 1 }).lean()
}

export async function states(): Promise<string[]> {
  return (await deliveries()).map(({ state }) => state)
}
