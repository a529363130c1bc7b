import type { GraphQLError } from 'graphql'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createLimiter, retryAfterSeconds, rateLimited } from '../../auth/limiter.ts'
import type { Limit } from '../../auth/limits.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { requestError } from '../../lib/errors.ts'
import { partnerMessages } from './messages.ts'
import { findActiveKey } from './partner-key.service.ts'
import type { Partner } from './scopes.ts'
import type { UsageCounter } from './usage-counter.ts'

const GUESSES: Limit = { points: 30, duration: 15 * 60 }

const guesses = createLimiter('key-guess', GUESSES)
/** The networks that exceeded the limit, as far as this process knows. Checking them takes no command. */
const shutOut = new RateLimiterMemory({ points: 1, duration: GUESSES.duration })

/**
 * Authenticates a key's holder and counts one request. Throws the same error for an unknown, malformed or revoked key,
 * and another one above the key's limit.
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
  if (wait !== null) throw rateLimited(wait)
  return { keyId: _id, scopes }
}

/**
 * Returns the error for an invalid key. If the network has sent too many of them, returns a rate limit error without
 * counting. Valid keys still work there: 256 random bits cannot be guessed, and many partners may share a network.
 */
async function rejectGuess(address: string): Promise<GraphQLError> {
  const wait = await findGuesserWait(address)
  if (wait !== null) return rateLimited(wait)
  await recordGuess(address)
  return requestError(partnerMessages.KEY_INVALID())
}

/** Returns the seconds until a network's invalid keys are checked, or null if they are checked now. */
async function findGuesserWait(address: string): Promise<number | null> {
  const block = await shutOut.get(address)
  return block && retryAfterSeconds(block)
}

/** Counts an invalid key for all processes. Each process checks at most one after the limit is reached. */
async function recordGuess(address: string): Promise<void> {
  const counted = await guesses.penalty(address)
  if (counted.consumedPoints < GUESSES.points) return
  await shutOut.block(address, retryAfterSeconds(counted))
}
