import { runEvery, type Interval } from '../../lib/time/interval.ts'
import { fanOut } from './fan-out.service.ts'
import { BATCH_SIZE, sendBatch, type WebhookSenderOptions } from './send-batch.ts'
import {
  claimWebhook,
  findWebhooksWithWork,
  renewWebhookLease,
  releaseWebhook,
} from './sending.service.ts'
import type { WebhookRecord } from './webhook.model.ts'

const POLL_INTERVAL_MS = 500
/** How many webhooks a process sends to at once, so that one that hangs does not block others. */
const MAX_RUNS = 8
/** After this time a webhook is released, so that another process can continue and newer changes are read. */
const MAX_RUN_MS = 10_000
/** How long deliveries in progress may take when the process stops. */
const STOP_TIMEOUT_MS = 3_000

export interface WebhookSender {
  /** Starts sending due deliveries about twice a second. */
  start(): void
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
  let polling: Interval | null = null

  /** Starts a run for each webhook with work that has none yet, up to the limit. */
  async function poll(): Promise<void> {
    const found = stopped ? [] : await findWebhooksWithWork()
    const fresh = found.filter(({ _id }) => !runs.has(_id.toHexString()))
    for (const webhook of fresh.slice(0, MAX_RUNS - runs.size)) begin(webhook)
  }

  function begin(webhook: WebhookRecord): void {
    const id = webhook._id.toHexString()
    const run = runWebhook(webhook)
      .catch((err: unknown) => {
        log.warn({ err, webhook: id }, 'could not send to a webhook')
        return 0
      })
      .finally(() => runs.delete(id))
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
    start() {
      polling = runEvery(POLL_INTERVAL_MS, poll, (err) =>
        log.warn({ err }, 'could not find webhooks with work'),
      )
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
      await polling?.stop()
      const abortTimer = setTimeout(() => closing.abort(), STOP_TIMEOUT_MS)
      await Promise.all(runs.values())
      clearTimeout(abortTimer)
    },
  }
}
