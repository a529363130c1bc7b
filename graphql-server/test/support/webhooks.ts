import { recordChanges } from '../../src/domains/catalogue/changes/record-changes.ts'
import { numberChanges } from '../../src/domains/catalogue/changes/number-changes.service.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import type { PartnerKeyRecord } from '../../src/domains/partner/partner-key.model.ts'
import { Delivery, type DeliveryRecord } from '../../src/domains/webhook/delivery.model.ts'
import { Webhook } from '../../src/domains/webhook/webhook.model.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { buildPartnerKey, buildProduct, buildWebhook } from './factories.ts'
import { openTestStore, type TestStore } from './store.ts'
import { startReceiver, type Receiver } from './webhook-receiver.ts'

/** Opens a server for the tests in a file, and a new receiver for each test. */
export function setUpWebhooks() {
  let store: TestStore
  let receiver: Receiver
  beforeAll(async () => {
    store = await openTestStore()
  })
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await receiver.close()
    await Promise.all([Webhook.deleteMany({}), Delivery.deleteMany({})])
  })
  afterAll(() => store.close())
  return {
    get store() {
      return store
    },
    get receiver() {
      return receiver
    },
    send: () => store.webhookSender().sendDue(),
    bodies: () => parseBodies(receiver),
  }
}

/** Creates a key, and a webhook that points to the receiver. */
export async function listening({ url }: Receiver, fields: Partial<PartnerKeyRecord> = {}) {
  const { key, secret: apiKey } = await buildPartnerKey(fields)
  return { key, apiKey, webhook: await buildWebhook(key, { url }) }
}

/** Records and numbers product changes. */
export async function change(...products: ProductRecord[]): Promise<void> {
  const ids = products.map(({ _id }) => _id)
  await recordChanges('product', ids)
  await numberChanges()
}

/** Creates products, and records and numbers their changes. */
export async function enter(count: number): Promise<void> {
  await change(...(await Promise.all(Array.from({ length: count }, () => buildProduct()))))
}

/** The received bodies in order. */
function parseBodies({ received }: Receiver): Record<string, unknown>[] {
  return received.map(({ text }) => JSON.parse(text) as Record<string, unknown>)
}

/** All deliveries in the order in which they were created. */
export function deliveries(): Promise<DeliveryRecord[]> {
  return Delivery.find().sort({ _id: 1 }).lean()
}

export async function states(): Promise<string[]> {
  return (await deliveries()).map(({ state }) => state)
}
