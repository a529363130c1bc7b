import type { Types } from 'mongoose'
import { startOfDay } from '../../lib/time/days.ts'
import { recordLastUse } from './partner-key.service.ts'
import { addUsage, type UsageCount } from './partner-usage.service.ts'

/** Counts requests per key in memory, so that most requests write nothing. */
export interface UsageCounter {
  count(keyId: Types.ObjectId, wasRefused: boolean): void
  /** Writes the counts since the last write. If this fails, the counts are kept for the next write. */
  write(): Promise<void>
}

export function createUsageCounter(): UsageCounter {
  const counts = new Map<string, UsageCount>()

  function add({ keyId, day, requests, refused, lastAt }: UsageCount): void {
    const key = `${keyId.toHexString()}:${day.getTime()}`
    const previous = counts.get(key) ?? { requests: 0, refused: 0, lastAt }
    counts.set(key, {
      keyId,
      day,
      requests: previous.requests + requests,
      refused: previous.refused + refused,
      lastAt: lastAt > previous.lastAt ? lastAt : previous.lastAt,
    })
  }

  return {
    count(keyId, wasRefused) {
      const now = new Date()
      add({ keyId, day: startOfDay(now), requests: 1, refused: wasRefused ? 1 : 0, lastAt: now })
    },
    async write() {
      const written = [...counts.values()]
      if (written.length === 0) return
      counts.clear()
      try {
        await recordLastUse(written)
        await addUsage(written)
      } catch (error) {
        for (const count of written) add(count)
        throw error
      }
    },
  }
}
