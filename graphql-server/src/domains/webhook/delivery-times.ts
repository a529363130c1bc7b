import { pauseAfter } from '../../lib/backoff.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** After failed attempts, in seconds; the last one again and again. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const
/** How long after the first attempt there may be another one. */
const GIVE_UP_MS = 3 * 24 * HOUR * 1000

/** When to send again after so many failed attempts, 1 or more; null when it is to be given up. */
export function nextAttempt(attempts: number, firstAttemptAt: Date, now: Date): Date | null {
  const next = now.getTime() + pauseAfter(attempts, PAUSES) * 1000
  return next > firstAttemptAt.getTime() + GIVE_UP_MS ? null : new Date(next)
}
