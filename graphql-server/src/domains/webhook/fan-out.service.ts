import mongoose, { Types, type ClientSession } from 'mongoose'
import { findChangesAfter, type NumberedChange } from '../catalogue/changes/changes-page.service.ts'
import { ensureLog } from '../catalogue/changes/change-log.service.ts'
import { Delivery, type DeliveryRecord } from './delivery.model.ts'
import { Webhook, type WebhookRecord } from './webhook.model.ts'

/** The number of changes that become deliveries in one transaction. */
const BATCH_SIZE = 100

type Place = Pick<WebhookRecord, 'logId' | 'seq'>

/** Returns the unique key for a waiting delivery. */
export function waitingFor({
  webhookId,
  thingId,
}: Pick<DeliveryRecord, 'webhookId' | 'thingId'>): string {
  return `${webhookId.toHexString()}:${thingId.toHexString()}`
}

/**
 * In one transaction, creates deliveries for up to 100 changes after the webhook's position in the log, and moves the
 * position. Replaces waiting deliveries with earlier changes to the same entities, so call it only while nothing is
 * being sent to the webhook.
 */
export async function fanOut(webhookId: Types.ObjectId): Promise<void> {
  const { identity } = await ensureLog()
  await mongoose.connection.transaction(async (session) => {
    const webhook = await Webhook.findById(webhookId).session(session).lean()
    if (!webhook) return
    const changes = await findChangesAfter(readPosition(webhook, identity), BATCH_SIZE, session)
    const last = changes.at(-1)
    if (!last) return
    const rows = changes.map((change) => toDelivery(change, webhookId, identity))
    await replaceOlder(rows, session)
    await Delivery.insertMany(rows, { session, lean: true })
    const place: Place = { logId: identity, seq: last.seq }
    await Webhook.updateOne({ _id: webhookId }, { $set: place }, { session })
  })
}

/** Whether there are changes without deliveries for the webhook. */
export function isBehind(webhook: Place, log: { identity: Types.ObjectId; last: number }): boolean {
  return readPosition(webhook, log.identity) < log.last
}

/** Returns the webhook's position in this log. It is 0 after a restore, which begins a new log. */
function readPosition({ logId, seq }: Place, identity: Types.ObjectId): number {
  return logId.equals(identity) ? seq : 0
}

function toDelivery(
  { _id: thingId, kind, deleted, seq, numberedAt: at }: NumberedChange,
  webhookId: Types.ObjectId,
  logId: Types.ObjectId,
): DeliveryRecord {
  return {
    _id: new Types.ObjectId(),
    webhookId,
    thingId,
    kind,
    deleted,
    logId,
    seq,
    at,
    state: 'WAITING',
    waitingFor: waitingFor({ webhookId, thingId }),
    nextAttemptAt: new Date(),
    attempts: 0,
    firstAttemptAt: null,
    lastAttemptAt: null,
    status: null,
    problem: null,
  }
}

/**
 * Replaces waiting deliveries with newer changes. Deletes deliveries that were never sent; failed ones stay visible.
 */
async function replaceOlder(rows: DeliveryRecord[], session: ClientSession): Promise<void> {
  const older = { waitingFor: { $in: rows.flatMap((row) => row.waitingFor ?? []) } }
  await Delivery.deleteMany({ ...older, lastAttemptAt: null }, { session })
  await Delivery.updateMany(
    older,
    { $set: { state: 'OVERTAKEN' }, $unset: { waitingFor: 1, nextAttemptAt: 1 } },
    { session },
  )
}
