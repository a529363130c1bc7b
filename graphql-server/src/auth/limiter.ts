import type { GraphQLError } from 'graphql'
import { RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import { requestError } from '../lib/errors.ts'
import type { Message } from '../lib/messages/define-messages.ts'
import type { Limit } from './limits.ts'
import { authMessages } from './messages.ts'
import { RateLimit } from './rate-limit.model.ts'

/**
 * Counts in the database, for all processes. Callers above the limit cost no further command. The library does not
 * create indexes, because not every database supports this. The model declares them.
 */
export function createLimiter(keyPrefix: string, limit: Limit): RateLimiterMongo {
  return new RateLimiterMongo({
    ...limit,
    keyPrefix,
    inMemoryBlockOnConsumed: limit.points + 1,
    storeClient: RateLimit.db,
    tableName: RateLimit.collection.name,
    disableIndexesCreation: true,
  })
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
