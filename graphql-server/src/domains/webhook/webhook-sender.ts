import type { Follow } from '../../lib/database/changes.ts'
import { fanOut } from './fan-out.service.ts'
import { BATCH_SIZE, sendBatch, type WebhookSenderOptions } from './send-batch.ts'
import {
  claimWebhook,
  findWebhooksWithWork,
  renewWebhookLease,
  releaseWebhook,
} from './sending.service.ts'
import type { WebhookRecord } from './webhook.model.ts'

/** The shortest time between two searches for work, in milliseconds. */
const PACE_MS = 500
/** The collections with webhooks, their deliveries and changes, and their keys' scopes. */
const COLLECTIONS = ['webhooks', 'webhookDeliveries', 'catalogueLog', 'partnerKeys']
/** The number of webhooks that a process sends to at once, so that a hanging one does not block others. */
const MAX_RUNS = 8
/** After this time, a webhook is released, so that another process can continue and newer changes are read. */
const MAX_RUN_MS = 10_000
/** How long deliveries in progress may take when the process stops. */
const STOP_TIMEOUT_MS = 3_000

export interface WebhookSender {
  /** Starts sending deliveries when they are due, at most half a second after a change. */
  start(follow: Follow): void
  /** Sends all due deliveries, and resolves when each has been answered or rescheduled. */
  sendDue(): Promise<void>
  /** Lets deliveries in progress finish for a few seconds, then aborts them. They are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Sends catalogue changes to webhooks. Several processes share the work. One process at a time handles each webhook, so
 * an entity's changes arrive in order. Each delivery is sent once, with one unavoidable exception: if a process is
 * killed between the response and recording it, the delivery is resent with the same id.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { log } = options
  const closing = new AbortController()
  /** The current runs by webhook. Each resolves to its number of due deliveries. */
  const runs = new Map<string, Promise<number>>()
  let stopped = false
  let following: ReturnType<Follow> | null = null

  /** Starts runs for webhooks that have work and no run, up to the limit. Returns when the next attempt is due. */
  async function poll(): Promise<Date | null> {
    if (stopped) return null
    const { webhooks, nextAttemptAt } = await findWebhooksWithWork()
    const fresh = webhooks.filter(({ _id }) => !runs.has(_id.toHexString()))
    for (const webhook of fresh.slice(0, MAX_RUNS - runs.size)) begin(webhook)
    return nextAttemptAt
  }

  function begin(webhook: WebhookRecord): void {
    const id = webhook._id.toHexString()
    const run = runWebhook(webhook)
      .catch((err: unknown) => {
        log.warn({ err, webhook: id }, 'webhook run failed')
        return 0
      })
      .finally(() => {
        runs.delete(id)
        following?.wake()
      })
    runs.set(id, run)
  }

  async function runWebhook({ _id }: WebhookRecord): Promise<number> {
    const end = Date.now() + MAX_RUN_MS
    let webhook = await claimWebhook(_id)
    if (webhook) await fanOut(_id)
    let total = 0
    while (webhook) {
      const count = await sendBatch(webhook, options, closing.signal)
      total += count
      if (count < BATCH_SIZE || stopped || Date.now() > end) break
      webhook = await renewWebhookLease(webhook)
    }
    if (webhook) await releaseWebhook(webhook)
    return total
  }

  return {
    start(follow) {
      const onError = (err: unknown) => log.warn({ err }, 'webhook search failed')
      following = follow({ collections: COLLECTIONS, pace: PACE_MS, run: poll, onError })
    },
    async sendDue() {
      let isMore = true
      while (isMore) {
        await poll()
        isMore = (await Promise.all(runs.values())).some((count) => count > 0)
      }
    },
    async stop() {
      stopped = true
      await following?.stop()
      const abortTimer = setTimeout(() => closing.abort(), STOP_TIMEOUT_MS)
      await Promise.all(runs.values())
      clearTimeout(abortTimer)
    },
  }
}
