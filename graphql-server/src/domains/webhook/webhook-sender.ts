import { runEvery, type Interval } from '../../lib/interval.ts'
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
/** Webhooks that a process sends to at once: one that hangs does not hold up the others. */
const MOST_TURNS = 8
/** After how long a webhook lets go, so that another process may go on, and newer changes are looked for. */
const TURN_MS = 10_000
/** How long deliveries under way may take when the process stops. */
const STOP_MS = 3_000

export interface WebhookSender {
  /** Sends what is due about twice a second from now on. */
  start(): void
  /** Sends what is due now, and resolves when each has been answered or put off. */
  sendDue(): Promise<void>
  /** Lets deliveries under way end for some seconds, then breaks them off: they are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Tells webhooks of the catalogue's changes; any number of processes share the work, one webhook being one
 * process's at a time. So a thing's changes arrive in their order. A delivery is sent once, but for one case that
 * no sender can rule out: a process that is killed after the answer and before it wrote it down. It is then sent
 * again under the same id.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { log } = options
  const closing = new AbortController()
  /** The turns that run, by webhook; they tell how many deliveries were due. */
  const turns = new Map<string, Promise<number>>()
  let stopped = false
  let polling: Interval | null = null

  /** Begins a turn for each webhook that has work and is not in one, as far as there is room. */
  async function poll(): Promise<void> {
    const found = stopped ? [] : await findWebhooksWithWork()
    const fresh = found.filter(({ _id }) => !turns.has(_id.toHexString()))
    for (const webhook of fresh.slice(0, MOST_TURNS - turns.size)) begin(webhook)
  }

  function begin(webhook: WebhookRecord): void {
    const id = webhook._id.toHexString()
    const turn = takeTurn(webhook)
      .catch((err: unknown) => {
        log.warn({ err, webhook: id }, 'a webhook stands still')
        return 0
      })
      .finally(() => turns.delete(id))
    turns.set(id, turn)
  }

  async function takeTurn({ _id }: WebhookRecord): Promise<number> {
    const end = Date.now() + TURN_MS
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
        log.warn({ err }, 'the webhooks stand still'),
      )
    },
    async sendDue() {
      let isMore = true
      while (isMore) {
        await poll()
        isMore = (await Promise.all(turns.values())).some((count) => count > 0)
      }
    },
    async stop() {
      stopped = true
      await polling?.stop()
      const breakOff = setTimeout(() => closing.abort(), STOP_MS)
      await Promise.all(turns.values())
      clearTimeout(breakOff)
    },
  }
}
