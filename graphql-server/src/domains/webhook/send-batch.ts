import type { Logger } from 'pino'
import { changeCursor } from '../catalogue/changes/change-cursor.ts'
import { KIND_NAMES } from '../catalogue/changes/catalogue-kinds.ts'
import type { CatalogueKind } from '../catalogue/changes/record-changes.ts'
import { findActiveKeys } from '../partner/partner-key.service.ts'
import type { Partner } from '../partner/scopes.ts'
import type { DeliveryRecord } from './delivery.model.ts'
import { deliveryProblems } from './messages.ts'
import { postWebhook, type PostOutcome } from './post-webhook.ts'
import { findDue, recordResults, type Sent } from './sending.service.ts'
import { signedHeaders } from './signature.ts'
import type { AddressRules } from './webhook-address.ts'
import type { WebhookRecord } from './webhook.model.ts'

export const BATCH_SIZE = 8

export interface WebhookSenderOptions {
  /** Loads an entity with the fields that the key may see, or null if it was deleted. */
  loadEntity: (partner: Partner, kind: CatalogueKind, id: string) => Promise<object | null>
  rules: AddressRules
  log: Logger
}

/**
 * Sends up to 8 due deliveries to the webhook at once, records the results and returns the number of due deliveries.
 * Checks the key each time, because it may have been revoked. Deliveries that the signal aborts do not count as
 * attempts.
 */
export async function sendBatch(
  webhook: WebhookRecord,
  options: WebhookSenderOptions,
  signal: AbortSignal,
): Promise<number> {
  const [key] = await findActiveKeys([webhook.keyId])
  if (!key) return 0
  const partner = { keyId: key._id, scopes: key.scopes }
  const due = await findDue(webhook._id, BATCH_SIZE)
  const all = await Promise.all(
    due.map(async (delivery): Promise<Sent> => {
      const outcome = await attempt(delivery, { webhook, partner, signal }, options)
      return { delivery, ...outcome }
    }),
  )
  const isOver = ({ status }: Sent) => status !== null || !signal.aborted
  await recordResults(webhook, all.filter(isOver))
  return due.length
}

async function attempt(
  delivery: DeliveryRecord,
  { webhook, partner, signal }: { webhook: WebhookRecord; partner: Partner; signal: AbortSignal },
  { loadEntity, rules, log }: WebhookSenderOptions,
): Promise<PostOutcome> {
  const { _id, kind, thingId, deleted } = delivery
  try {
    const thing = deleted ? null : await loadEntity(partner, kind, thingId.toHexString())
    const body = buildBody(delivery, thing)
    const headers = signedHeaders(webhook.secret, _id.toHexString(), body)
    return await postWebhook(webhook.url, { headers, body }, { rules, signal })
  } catch (err) {
    log.error({ err, delivery: _id }, 'webhook delivery could not be built')
    return { status: null, problem: deliveryProblems.DELIVERY_NOT_BUILT().message }
  }
}

/** Builds a delivery's JSON body. The schema describes it at `Webhook`. */
function buildBody(delivery: DeliveryRecord, thing: object | null): string {
  const { _id, kind, thingId, deleted, at, logId, seq } = delivery
  return JSON.stringify({
    id: _id.toHexString(),
    kind: KIND_NAMES[kind],
    thingId: thingId.toHexString(),
    deleted,
    at: at.toISOString(),
    cursor: changeCursor({ identity: logId }, seq),
    thing,
  })
}
