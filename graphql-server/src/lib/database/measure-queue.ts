import type { Model } from 'mongoose'

/** Counting more entries would take too long. */
const MAX_COUNT = 100_000

export interface QueueState {
  /** The number of due entries, at most 100,000. */
  due: number
  /** The number of entries in progress or to be retried, at most 100,000. */
  scheduled: number
  /** When the oldest due entry became due. Null if no entry is due. */
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
