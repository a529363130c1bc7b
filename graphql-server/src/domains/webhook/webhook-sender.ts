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

/** How often work is looked for at most, in milliseconds. */
const PACE_MS = 500
/** Where webhooks, what is due for them, and the rights of their keys are stored. */
const COLLECTIONS = ['webhooks', 'webhookDeliveries', 'catalogueLog', 'partnerKeys']
/** How many webhooks a process sends to at once, so that one that hangs does not block others. */
const MAX_RUNS = 8
/** After this time a webhook is released, so that another process can continue and newer changes are read. */
const MAX_RUN_MS = 10_000
/** How long deliveries in progress may take when the process stops. */
const STOP_TIMEOUT_MS = 3_000

export interface WebhookSender {
  /** Starts sending deliveries when they are due, half a second after a change at the latest. */
  start(follow: Follow): void
  /** Sends what is due now, and resolves when each delivery has been answered or rescheduled. */
  sendDue(): Promise<void>
  /** Lets deliveries in progress finish for a few seconds, then aborts them. They are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Sends catalogue changes to webhooks. Several processes share the work; each webhook is handled by one process at a
 * time, so the changes of an entity arrive in order. Each delivery is sent once, with one unavoidable exception: if a
 * process is killed after the response and before recording it, the delivery is sent again under the same id.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { log } = options
  const closing = new AbortController()
  /** The current runs by webhook. Each resolves to the number of deliveries that were due. */
  const runs = new Map<string, Promise<number>>()
  let stopped = false
  let following: ReturnType<Follow> | null = null

  /** Starts a run for each webhook with work that has none yet, up to the limit. Returns when the next attempt is due. */
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
        log.warn({ err, webhook: id }, 'could not send to a webhook')
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
      const onError = (err: unknown) => log.warn({ err }, 'could not find webhooks with work')
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
