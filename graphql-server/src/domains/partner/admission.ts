import type { GraphQLError } from 'graphql'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createLimiter, retryAfterSeconds, tooOften, type Limit } from '../../auth/limiter.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { unauthenticated } from '../../lib/faults.ts'
import { findActiveKey } from './partner-key.service.ts'
import type { Partner } from './partner.policy.ts'
import type { UsageCounter } from './usage-counter.ts'

/** Keys that are none, from one network. */
const GUESSES: Limit = { points: 30, duration: 15 * 60 }

const guesses = createLimiter('key-guess', GUESSES)
/** The networks that had so many, as far as this process knows: asking it costs no command. */
const shutOut = new RateLimiterMemory({ points: 1, duration: GUESSES.duration })

/**
 * Who holds the key, of which this counts one request. A key that is wrong, malformed or revoked is refused in
 * the same words, and a key over its limit.
 */
export async function authenticatePartner(
  { limits, usage }: { limits: RateLimits; usage: UsageCounter },
  { apiKey, address }: { apiKey: string; address: string },
): Promise<Partner> {
  const key = await findActiveKey(apiKey)
  if (!key) throw await rejectGuess(address)
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
async function rejectGuess(address: string): Promise<GraphQLError> {
  const wait = await findGuesserWait(address)
  if (wait !== null) return tooOften(wait)
  await recordGuess(address)
  return unauthenticated('This API key is not valid.')
}

/** After how many seconds a network is told again whether a wrong key is one; null when it is told now. */
async function findGuesserWait(address: string): Promise<number | null> {
  const block = await shutOut.get(address)
  return block && retryAfterSeconds(block)
}

/** Counts a key that is none, for all processes: each of them takes one at most after the last that is allowed. */
async function recordGuess(address: string): Promise<void> {
  const counted = await guesses.penalty(address)
  if (counted.consumedPoints < GUESSES.points) return
  await shutOut.block(address, retryAfterSeconds(counted))
}
