import { GraphQLError } from 'graphql'

/**
 * The object store with the pictures failed or did not answer. The message is for the person who runs the store, and
 * callers get UNAVAILABLE.
 */
export class ObjectStoreError extends Error {}

/** Errors of the database, the object store or the disk that pass: clients may retry after `retryAfter` seconds. */
const TEMPORARY_ERRORS = {
  /** The request may have been carried out all the same. */
  UNAVAILABLE: {
    message: 'The store is not available right now. Please try again in a few seconds.',
    retryAfter: 5,
    logLine: 'could not reach the database or the object store',
  },
  /** The disk of the database or of the pictures is full, until space is freed. */
  STORAGE_FULL: {
    message: "The store's disk is full, so this could not be saved. Please try again later.",
    retryAfter: 60,
    logLine: 'the disk is full',
  },
} as const

export type TemporaryErrorCode = keyof typeof TEMPORARY_ERRORS

export function temporaryError(code: TemporaryErrorCode, originalError?: Error): GraphQLError {
  const { message, retryAfter } = TEMPORARY_ERRORS[code]
  return new GraphQLError(message, { extensions: { code, retryAfter }, originalError })
}

/** The log line and the delay of a temporary error; null for other codes. */
export function findTemporaryError(code: unknown) {
  return code === 'UNAVAILABLE' || code === 'STORAGE_FULL' ? TEMPORARY_ERRORS[code] : null
}

/** The request has no token, or one that is malformed, expired or of an ended session. */
export function unauthenticated(message = 'Please sign in.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } })
}

/** The caller is known but lacks the permission. */
export function forbidden(message = 'You do not have permission.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } })
}

/** An argument that a program chose is invalid, such as a page size out of range. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** The owner of the store has not configured this. */
export function notConfigured(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_CONFIGURED' } })
}

/** What the request names does not exist, or belongs to another user. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })
}
