import { measureQueue, type QueueState } from '../lib/database/measure-queue.ts'
import { OutboxEntry } from './outbox.model.ts'

export interface OutboxState extends QueueState {
  /** When the oldest unsent email was enqueued. Null if all have been sent. */
  oldestSince: Date | null
}

export async function measureOutbox(): Promise<OutboxState> {
  const [queue, oldest] = await Promise.all([
    measureQueue(OutboxEntry),
    OutboxEntry.findOne({}, { createdAt: 1 }).sort({ _id: 1 }).lean(),
  ])
  return { ...queue, oldestSince: oldest?.createdAt ?? null }
}
