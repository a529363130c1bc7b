import { GraphQLError } from 'graphql'
import { RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimit } from './rate-limit.model.ts'

/** So many times within so many seconds, which begin with the first of them. */
export interface Limit {
  points: number
  duration: number
}

/**
 * Counts in the database, and so for all processes. Who is over the limit costs no further command. The library
 * would make indexes that not every database knows; the model declares those that it needs.
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

/** After how many seconds it may be tried again, at least 1. */
export function retryAfterSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** The caller came too often, and may try again after so many seconds. */
export function tooOften(retryAfter: number): GraphQLError {
  const message = `That was too often. Please try again in ${formatWait(retryAfter)}.`
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter } })
}

/** '42 seconds' or '35 minutes', rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
