import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../lib/refusal.ts'
import type { CodePurpose } from './one-time-code.model.ts'
import { RateLimit } from './rate-limit.model.ts'

const limits = [
  limiter('code-minute', { points: 1, duration: 60 }),
  limiter('code-hour', { points: 3, duration: 60 * 60 }),
]

/**
 * Counts a request for a code, in the database and so for all processes: for each address and purpose one a
 * minute and three an hour, which begins with the first of them. Refuses more, and says when to try again.
 */
export async function requireCodeAllowed(purpose: CodePurpose, emailKey: string): Promise<void> {
  for (const limit of limits) {
    try {
      await limit.consume(`${purpose}:${emailKey}`)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const wait = waitingTime(reason.msBeforeNext)
      throw refuse('RATE_LIMITED', `You can ask for another code in ${wait}.`)
    }
  }
}

/** The library would make indexes that not every database knows; the model declares those that it needs. */
function limiter(keyPrefix: string, rule: { points: number; duration: number }) {
  return new RateLimiterMongo({
    ...rule,
    keyPrefix,
    storeClient: RateLimit.db,
    tableName: RateLimit.collection.name,
    disableIndexesCreation: true,
  })
}

/** '42 seconds' or '35 minutes', rounded up. */
function waitingTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
