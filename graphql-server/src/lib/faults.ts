import { GraphQLError } from 'graphql'

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

/** A thing that the caller named does not exist, or is not theirs. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })
}
