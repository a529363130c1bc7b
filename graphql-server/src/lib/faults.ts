import { GraphQLError } from 'graphql'

/** Faults of what the store runs on. They pass: the request may be sent again after `retryAfter` seconds. */
const PASSING = {
  /** What was asked for may have been done all the same. */
  UNAVAILABLE: {
    message: 'The store is not available right now. Please try again in a few seconds.',
    retryAfter: 5,
    logLine: 'the database is not reached',
  },
  /** Of the database or of the pictures. Somebody has to make room first. */
  STORAGE_FULL: {
    message: 'The store has no room left to save this. Please try again later.',
    retryAfter: 60,
    logLine: 'the disk is full',
  },
} as const

export type PassingCode = keyof typeof PASSING

export function passingFault(code: PassingCode, originalError?: Error): GraphQLError {
  const { message, retryAfter } = PASSING[code]
  return new GraphQLError(message, { extensions: { code, retryAfter }, originalError })
}

/** What the log says of a passing fault, and after how many seconds to send the request again; null for other codes. */
export function passingFaultOf(code: unknown) {
  return code === 'UNAVAILABLE' || code === 'STORAGE_FULL' ? PASSING[code] : null
}

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
