import { Gauge, type Registry } from 'prom-client'
import { measureDeliveries } from '../../domains/webhook/deliveries.service.ts'
import type { QueueState } from '../../lib/database/measure-queue.ts'
import { measureOutbox } from '../../mail/measure-outbox.ts'

/** The time limit for measuring the queues in the database. */
const TIMEOUT_MS = 1_000

/**
 * Adds the queue lengths, which are the same in all processes because these share the queues. `update` measures them.
 * They are missing from the metrics while the database does not respond in time.
 */
export function createQueueGauges(registry: Registry): { update: () => Promise<void> } {
  const registers = [registry]
  const length = new Gauge({
    name: 'kirana_queue_length',
    help: 'Queue entries by state: due, or scheduled for later. At most 100,000 are counted.',
    labelNames: ['queue', 'state'],
    registers,
  })
  const overdue = new Gauge({
    name: 'kirana_queue_overdue_seconds',
    help: 'Time since the oldest due entry in the queue became due.',
    labelNames: ['queue'],
    registers,
  })
  const mailAge = new Gauge({
    name: 'kirana_mail_oldest_seconds',
    help: 'Age of the oldest email that has not been sent.',
    registers,
  })
  const setQueue = (queue: string, { due, scheduled, dueSince }: QueueState) => {
    length.set({ queue, state: 'due' }, due)
    length.set({ queue, state: 'scheduled' }, scheduled)
    overdue.set({ queue }, secondsSince(dueSince))
  }
  return {
    async update() {
      const measured = Promise.all([measureOutbox(), measureDeliveries()])
      const states = await withTimeout(measured).catch(() => null)
      if (states === null) {
        length.reset()
        overdue.reset()
        mailAge.remove()
        return
      }
      const [mail, webhook] = states
      setQueue('mail', mail)
      setQueue('webhook', webhook)
      mailAge.set(secondsSince(mail.oldestSince))
    },
  }
}

function secondsSince(time: Date | null): number {
  return time === null ? 0 : Math.max(0, Date.now() - time.getTime()) / 1000
}

/** Returns null if the work takes longer. */
function withTimeout<Result>(work: Promise<Result>): Promise<Result | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref())
  return Promise.race([work, timeout])
}
