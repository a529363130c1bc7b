import type { GraphQLError } from 'graphql'
import type { ClientSession, Types } from 'mongoose'
import { RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import { requestError } from '../lib/errors.ts'
import type { Message } from '../lib/messages/define-messages.ts'
import type { Limit } from './limits.ts'
import { authMessages } from './messages.ts'
import { RateLimit } from './rate-limit.model.ts'

/** The prefixes of all limiters of this process. */
const prefixes = new Set<string>()

/**
 * Counts in the database, for all processes. Callers above the limit cost no further command. The library does not
 * create indexes, because not every database supports this. The model declares them.
 */
export function createLimiter(keyPrefix: string, limit: Limit): RateLimiterMongo {
  prefixes.add(keyPrefix)
  return new RateLimiterMongo({
    ...limit,
    keyPrefix,
    inMemoryBlockOnConsumed: limit.points + 1,
    storeClient: RateLimit.db,
    tableName: RateLimit.collection.name,
    disableIndexesCreation: true,
  })
}

/** Deletes the counters with a user's ID, within a transaction. */
export async function deleteCounters(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const keys = [...prefixes].map((prefix) => `${prefix}:${userId.toHexString()}`)
  await RateLimit.deleteMany({ key: { $in: keys } }, { session })
}

/** The seconds until the next attempt is allowed, at least 1. */
export function retryAfterSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** The error for exceeding a limit. The caller can try again after `wait` seconds. */
export function rateLimited(
  wait: number,
  toMessage: (params: { wait: number }) => Message<'RATE_LIMITED'> = authMessages.TOO_MANY_ATTEMPTS,
): GraphQLError {
  return requestError(toMessage({ wait }), { retryAfter: wait })
}
