import type { GraphQLError } from 'graphql'
import { tooOften } from '../../auth/limiter.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { unauthenticated } from '../../lib/faults.ts'
import { noteGuess, waitOfGuesser } from './key-guesses.ts'
import { findLivingKey } from './partner-key.service.ts'
import type { Partner } from './partner.policy.ts'
import type { UsageCounter } from './usage-counter.ts'

/**
 * Who holds the key, of which this counts one request. A key that is wrong, malformed or revoked is refused in
 * the same words, and a key over its limit.
 */
export async function admitPartner(
  { limits, usage }: { limits: RateLimits; usage: UsageCounter },
  { apiKey, address }: { apiKey: string; address: string },
): Promise<Partner> {
  const key = await findLivingKey(apiKey)
  if (!key) throw await refusalOfGuess(address)
  const { _id, scopes, requestsPerMinute } = key
  const wait = await limits.spendKey(_id.toHexString(), requestsPerMinute)
  usage.count(_id, wait !== null)
  if (wait !== null) throw tooOften(wait)
  return { keyId: _id, scopes }
}

/**
 * What to say to a key that is none; another thing, and without counting, to a network that had too many of them. Its
 * right keys are good all the same: nobody guesses 256 random bits, and many share one network.
 */
async function refusalOfGuess(address: string): Promise<GraphQLError> {
  const wait = await waitOfGuesser(address)
  if (wait !== null) return tooOften(wait)
  await noteGuess(address)
  return unauthenticated('This API key is not valid.')
}
