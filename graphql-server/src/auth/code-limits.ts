import { english } from '../lib/messages/format.ts'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { userError } from '../lib/user-error.ts'
import type { CodePurpose } from './one-time-code.model.ts'
import { createLimiter, retryAfterSeconds } from './limiter.ts'

const limits = [
  createLimiter('code-minute', { points: 1, duration: 60 }),
  createLimiter('code-hour', { points: 3, duration: 60 * 60 }),
]

/**
 * Counts a request for a code in the database, for all processes. Allows one a minute and three an hour for each
 * address and purpose, counted from the first one. Throws beyond that, with the time to wait.
 */
export async function requireCodeAllowed(purpose: CodePurpose, emailKey: string): Promise<void> {
  for (const limit of limits) {
    try {
      await limit.consume(`${purpose}:${emailKey}`)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = retryAfterSeconds(reason)
      const way = purpose === 'RESET' ? 'The link in the newest email still works. ' : ''
      const message = `${way}You can ask for another code in ${english.wait(seconds)}.`
      throw userError('RATE_LIMITED', message, null, seconds)
    }
  }
}
