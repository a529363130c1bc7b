import { RateLimiterRes } from 'rate-limiter-flexible'
import { userError } from '../lib/user-error.ts'
import type { CodePurpose } from './one-time-code.model.ts'
import { createLimiter, retryAfterSeconds } from './limiter.ts'
import { authMessages } from './messages.ts'

const limits = [
  createLimiter('code-minute', { points: 1, duration: 60 }),
  createLimiter('code-hour', { points: 3, duration: 60 * 60 }),
]

/**
 * Counts a request for a code in the database, for all processes. Each address and purpose is allowed one a minute and
 * three an hour, counted from the first one. Throws above these limits, with the time to wait.
 */
export async function requireCodeAllowed(purpose: CodePurpose, emailKey: string): Promise<void> {
  for (const limit of limits) {
    try {
      await limit.consume(`${purpose}:${emailKey}`)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const wait = retryAfterSeconds(reason)
      const message =
        purpose === 'RESET'
          ? authMessages.RESET_CODE_REQUESTED_RECENTLY
          : authMessages.CODE_REQUESTED_RECENTLY
      throw userError(message({ wait }), null, wait)
    }
  }
}
