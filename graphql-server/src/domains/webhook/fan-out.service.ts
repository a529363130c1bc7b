import mongoose, { Types, type ClientSession } from 'mongoose'
import { findChangesAfter, type NumberedChange } from '../catalogue/changes/changes-page.service.ts'
import { ensureLog } from '../catalogue/changes/change-log.service.ts'
import { Delivery, type DeliveryRecord } from './delivery.model.ts'
import { Webhook, type WebhookRecord } from './webhook.model.ts'

/** Changes that become deliveries in one transaction. */
const BATCH_SIZE = 100

type Place = Pick<WebhookRecord, 'logId' | 'seq'>

/** Names what waits, of which there is one at a time. */
export function waitingFor({
  webhookId,
  thingId,
}: Pick<DeliveryRecord, 'webhookId' | 'thingId'>): string {
  return `${webhookId.toHexString()}:${thingId.toHexString()}`
}

/**
 * Makes deliveries of the next changes behind the webhook's place in the log, at most 100, and moves the place: both
 * or neither. An earlier change of the same thing that still waits is overtaken, so call it while nothing of this
 * webhook is being sent.
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
    await overtake(rows, session)
    await Delivery.insertMany(rows, { session, lean: true })
    const place: Place = { logId: identity, seq: last.seq }
    await Webhook.updateOne({ _id: webhookId }, { $set: place }, { session })
  })
}

/** Whether there are changes of which the webhook has no deliveries. */
export function isBehind(webhook: Place, log: { identity: Types.ObjectId; last: number }): boolean {
  return readPosition(webhook, log.identity) < log.last
}

/** Up to where the webhook has come in this log. Of another one (the store was restored) it knows nothing. */
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

/** Makes room for newer changes. What was never sent leaves no trace; what failed stays to be looked at. */
async function overtake(rows: DeliveryRecord[], session: ClientSession): Promise<void> {
  const older = { waitingFor: { $in: rows.flatMap((row) => row.waitingFor ?? []) } }
  await Delivery.deleteMany({ ...older, lastAttemptAt: null }, { session })
  await Delivery.updateMany(
    older,
    { $set: { state: 'OVERTAKEN' }, $unset: { waitingFor: 1, nextAttemptAt: 1 } },
    { session },
  )
}
