import type { Model } from 'mongoose'

/** Counting more entries would take long. */
const MAX_COUNT = 100_000

export interface QueueState {
  /** How many entries are due, at most 100,000. */
  due: number
  /** How many entries are being processed or will be retried, at most 100,000. */
  scheduled: number
  /** When the oldest due entry became due. Null if none is due. */
  dueSince: Date | null
}

/** Measures a queue with an index on `nextAttemptAt`. */
export async function measureQueue<Entry extends { nextAttemptAt?: Date }>({
  collection,
}: Model<Entry>): Promise<QueueState> {
  const now = new Date()
  const isDue = { nextAttemptAt: { $lte: now } }
  const [due, scheduled, oldest] = await Promise.all([
    collection.countDocuments(isDue, { limit: MAX_COUNT }),
    collection.countDocuments({ nextAttemptAt: { $gt: now } }, { limit: MAX_COUNT }),
    collection.findOne<Pick<Entry, 'nextAttemptAt'>>(isDue, {
      sort: { nextAttemptAt: 1 },
      projection: { nextAttemptAt: 1 },
    }),
  ])
  return { due, scheduled, dueSince: oldest?.nextAttemptAt ?? null }
}
