import { tooOften } from '../../auth/limiter.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { unauthenticated } from '../../lib/faults.ts'
import { noteGuess, waitOfGuesser } from './key-guesses.ts'
import { findLivingKey } from './partner-key.service.ts'
import type { Partner } from './partner.policy.ts'
import type { UsageCounter } from './usage-counter.ts'

/**
 * Who holds the key, of which this counts one request. A key that is wrong, malformed or revoked is refused in
 * the same words; so is, before any look-up, a network that had too many of these, and a key over its limit.
 */
export async function admitPartner(
  { limits, usage }: { limits: RateLimits; usage: UsageCounter },
  { apiKey, address }: { apiKey: string; address: string },
): Promise<Partner> {
  const guesserWait = await waitOfGuesser(address)
  if (guesserWait !== null) throw tooOften(guesserWait)
  const key = await findLivingKey(apiKey)
  if (!key) {
    await noteGuess(address)
    throw unauthenticated('This API key is not valid.')
  }
  const { _id, scopes, requestsPerMinute } = key
  const wait = await limits.spendKey(_id.toHexString(), requestsPerMinute)
  usage.count(_id, wait !== null)
  if (wait !== null) throw tooOften(wait)
  return { keyId: _id, scopes }
}
