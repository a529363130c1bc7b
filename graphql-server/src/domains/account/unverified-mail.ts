import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createLimiter } from '../../auth/limiter.ts'
import { toEmailKey } from './email-key.ts'
import { User } from './user.model.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Limits emails to unverified addresses. Emails with codes have separate limits. */
const limit = createLimiter('unverified-mails', { points: 5, duration: DAY_SECONDS })

/**
 * Limits emails to unverified addresses, because anyone can register with somebody else's address. The shop's current
 * addresses, from `listOwn`, are not limited. Returns whether another email may be sent, and counts it.
 */
export function createMailLimit(listOwn: () => string[]): (to: string) => Promise<boolean> {
  return async (to) => {
    const emailKey = toEmailKey(to)
    if (listOwn().some((address) => toEmailKey(address) === emailKey)) return true
    if (await User.exists({ emailKey, emailVerified: true })) return true
    try {
      await limit.consume(createHash('sha256').update(emailKey).digest('base64url'))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}
