import mongoose, { type AnyBulkWriteOperation, type Types } from 'mongoose'
import { retryDelay, secondsFromNow } from '../../lib/time/backoff.ts'
import { ensureLog } from '../catalogue/changes/change-log.service.ts'
import { findActiveKeys } from '../partner/partner-key.service.ts'
import { Delivery, type DeliveryRecord } from './delivery.model.ts'
import { isBehind } from './fan-out.service.ts'
import { deliveryProblems } from './messages.ts'
import type { PostOutcome } from './post-webhook.ts'
import { Webhook, type WebhookRecord } from './webhook.model.ts'

/** The lease lasts longer than a batch can take. */
const LEASE_SECONDS = 60

const MINUTE = 60
const HOUR = 60 * MINUTE
/** The delays after failed attempts, in seconds. The last one repeats. */
const RETRY_DELAYS = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const
/** A delivery is retried for this time after its first attempt. */
const GIVE_UP_AFTER_MS = 3 * 24 * HOUR * 1000

/** A delivery that was just sent, with its result. */
export interface Sent extends PostOutcome {
  delivery: DeliveryRecord
}

interface WebhooksWithWork {
  webhooks: WebhookRecord[]
  /** When the next retry is due. */
  nextAttemptAt: Date | null
}

/**
 * Finds webhooks with due deliveries or new changes, the longest waiting first, so that failing webhooks with many
 * deliveries do not block others. Stops webhooks whose key was revoked, and skips webhooks whose key lacks the scope.
 * Takes five commands, or one if there are no webhooks, plus the commands for stopping.
 */
export async function findWebhooksWithWork(): Promise<WebhooksWithWork> {
  const all = await Webhook.find({ stoppedAt: null }).sort({ leasedUntil: 1 }).lean()
  if (all.length === 0) return { webhooks: [], nextAttemptAt: null }
  const [keys, log, due, nextAttemptAt] = await Promise.all([
    findActiveKeys(all.map(({ keyId }) => keyId)),
    ensureLog(),
    Delivery.distinct('webhookId', { nextAttemptAt: { $lte: new Date() } }),
    findNextAttempt(),
  ])
  const scopes = new Map(keys.map((key) => [key._id.toHexString(), key.scopes]))
  const isDue = new Set(due.map((id) => id.toHexString()))
  for (const { _id, keyId } of all) if (!scopes.has(keyId.toHexString())) await stopWebhook(_id)
  const webhooks = all.filter(
    (webhook) =>
      scopes.get(webhook.keyId.toHexString())?.includes('CATALOGUE_READ') &&
      (isDue.has(webhook._id.toHexString()) || isBehind(webhook, log)),
  )
  return { webhooks, nextAttemptAt }
}

async function findNextAttempt(): Promise<Date | null> {
  const next = { nextAttemptAt: { $gt: new Date() } }
  const found = await Delivery.findOne(next, { nextAttemptAt: 1 }).sort({ nextAttemptAt: 1 }).lean()
  return found?.nextAttemptAt ?? null
}

/** Stops a webhook whose key was revoked, and gives up its waiting deliveries. */
async function stopWebhook(_id: Types.ObjectId): Promise<void> {
  const result = {
    state: 'GIVEN_UP' as const,
    problem: deliveryProblems.DELIVERY_KEY_REVOKED().message,
  }
  await mongoose.connection.transaction(async (session) => {
    await Webhook.updateOne({ _id }, { $set: { stoppedAt: new Date() } }, { session })
    await Delivery.updateMany(
      { webhookId: _id, state: 'WAITING' },
      { $set: result, $unset: { waitingFor: 1, nextAttemptAt: 1 } },
      { session },
    )
  })
}

/** Claims the webhook for this process for a minute. Returns null if another process has it. */
export function claimWebhook(_id: Types.ObjectId): Promise<WebhookRecord | null> {
  return Webhook.findOneAndUpdate(
    { _id, stoppedAt: null, leasedUntil: { $lte: new Date() } },
    { $set: { leasedUntil: secondsFromNow(LEASE_SECONDS) } },
    { returnDocument: 'after' },
  ).lean()
}

/** Renews the claim. Returns null if this process has lost the webhook. */
export function renewWebhookLease({
  _id,
  leasedUntil,
}: WebhookRecord): Promise<WebhookRecord | null> {
  return Webhook.findOneAndUpdate(
    { _id, stoppedAt: null, leasedUntil },
    { $set: { leasedUntil: secondsFromNow(LEASE_SECONDS) } },
    { returnDocument: 'after' },
  ).lean()
}

/** Releases the webhook, which moves behind the others in line. */
export async function releaseWebhook({ _id, leasedUntil }: WebhookRecord): Promise<void> {
  await Webhook.updateOne({ _id, leasedUntil }, { $set: { leasedUntil: new Date() } })
}

/** Finds the webhook's due deliveries, the longest waiting first. There is at most one per entity. */
export function findDue(webhookId: Types.ObjectId, limit: number): Promise<DeliveryRecord[]> {
  return Delivery.find({ webhookId, nextAttemptAt: { $lte: new Date() } })
    .sort({ nextAttemptAt: 1 })
    .limit(limit)
    .lean()
}

/** Records the deliveries' results, and whether the webhook is failing. */
export async function recordResults(
  { _id, failingSince }: WebhookRecord,
  all: Sent[],
): Promise<void> {
  if (all.length === 0) return
  const now = new Date()
  await Delivery.bulkWrite(
    all.map((sent) => toUpdate(sent, now)),
    { ordered: false },
  )
  const isFailing = all.some(({ problem }) => problem !== null)
  const since = isFailing ? (failingSince ?? now) : null
  await Webhook.updateOne({ _id }, { $set: { failingSince: since } })
}

function toUpdate(
  { delivery, status, problem }: Sent,
  now: Date,
): AnyBulkWriteOperation<DeliveryRecord> {
  const attempts = delivery.attempts + 1
  const firstAttemptAt = delivery.firstAttemptAt ?? now
  const seen = { attempts, firstAttemptAt, lastAttemptAt: now, status, problem }
  const filter = { _id: delivery._id, waitingFor: delivery.waitingFor }
  const next = problem === null ? null : nextAttempt(attempts, firstAttemptAt, now)
  if (next) return { updateOne: { filter, update: { $set: { ...seen, nextAttemptAt: next } } } }
  const state = problem === null ? ('DELIVERED' as const) : ('GIVEN_UP' as const)
  const $unset = { waitingFor: 1, nextAttemptAt: 1 } as const
  return { updateOne: { filter, update: { $set: { ...seen, state }, $unset } } }
}

/** Returns when to retry after this number of failed attempts (1 or more), or null to give up. */
export function nextAttempt(attempts: number, firstAttemptAt: Date, now: Date): Date | null {
  const next = now.getTime() + retryDelay(attempts, RETRY_DELAYS) * 1000
  return next > firstAttemptAt.getTime() + GIVE_UP_AFTER_MS ? null : new Date(next)
}
