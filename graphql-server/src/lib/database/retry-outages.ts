import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from './outages.ts'

const RETRY_INTERVAL_MS = 250

/**
 * Retries work that fails because of a database outage, until it succeeds or `limitMs` have passed since the first
 * failure. Repeating the work must be safe.
 */
export async function retryOutages<Result>(
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let deadline: number | undefined
  for (;;) {
    try {
      return await work()
    } catch (error) {
      deadline ??= performance.now() + limitMs
      if (!isOutage(error) || performance.now() >= deadline) throw error
      await pause(RETRY_INTERVAL_MS)
    }
  }
}
