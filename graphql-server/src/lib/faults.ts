import { GraphQLError } from 'graphql'

/** After how many seconds to ask again a store whose database does not answer. */
export const RETRY_AFTER_S = 5

/** Nobody can be told from the request: no token, or one that is bad, expired or of an ended session. */
export function unauthenticated(message = 'Please sign in.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } })
}

/** The caller is known and has not the right. */
export function forbidden(message = 'You do not have permission.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } })
}

/** An argument of a query that no person typed, such as a page size out of range. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** What the owner of the store has not set up. */
export function notConfigured(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_CONFIGURED' } })
}

/** The database does not answer. What was asked for may be done all the same; it may be asked again soon. */
export function unavailable(originalError?: Error): GraphQLError {
  const message = 'The store is not available right now. Please try again in a few seconds.'
  const extensions = { code: 'UNAVAILABLE', retryAfter: RETRY_AFTER_S }
  return new GraphQLError(message, { extensions, originalError })
}

export function isUnavailable(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions['code'] === 'UNAVAILABLE'
}

/** A thing that the caller named does not exist, or is not theirs. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })
}
