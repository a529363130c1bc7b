import { DAY_MS } from '../lib/time/days.ts'
import { OneTimeCode } from './one-time-code.model.ts'
import { RateLimit } from './rate-limit.model.ts'
import { Session } from './session.model.ts'

/** Deletes expired sessions and rate limits, and codes that were requested more than a day ago. */
export async function deleteExpired(): Promise<void> {
  const now = Date.now()
  await Session.deleteMany({ expiresAt: { $lt: new Date(now) } })
  await RateLimit.deleteMany({ expire: { $lt: new Date(now) } })
  await OneTimeCode.deleteMany({ requestedAt: { $lt: new Date(now - DAY_MS) } })
}
