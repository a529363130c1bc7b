import { GraphQLError } from 'graphql'
import { RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from './limits.ts'
import { RateLimit } from './rate-limit.model.ts'

/**
 * Counts in the database, for all processes. Callers over the limit cost no further command. Index creation by the
 * library is disabled because not every database supports it; the model declares the indexes.
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

/** The error for exceeding a limit. The caller can try again after `retryAfter` seconds. */
export function rateLimited(retryAfter: number, problem = 'Too many attempts.'): GraphQLError {
  const message = `${problem} Please try again in ${formatWait(retryAfter)}.`
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter } })
}

/** '42 seconds', '35 minutes' or '7 hours', rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
