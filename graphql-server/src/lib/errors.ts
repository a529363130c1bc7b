import { GraphQLError } from 'graphql'
import type { Message } from './messages/define-messages.ts'
import type { RequestErrorCode } from './messages/error-codes.ts'
import { sharedMessages } from './messages/shared-messages.ts'

/**
 * The object store for images failed or did not respond. The message is for the person who runs the server. Clients get
 * UNAVAILABLE.
 */
export class ObjectStoreError extends Error {}

/** Temporary errors of the database, the object store or the disk. Clients may retry after `retryAfter` seconds. */
const TEMPORARY_ERRORS = {
  /** The request may nevertheless have been carried out. */
  UNAVAILABLE: {
    message: sharedMessages.SERVER_UNAVAILABLE,
    retryAfter: 5,
    logLine: 'database or object store unreachable',
  },
  /** The disk for the database or the images is full until space is freed. */
  STORAGE_FULL: { message: sharedMessages.DISK_FULL, retryAfter: 60, logLine: 'disk full' },
} as const

export type TemporaryErrorCode = keyof typeof TEMPORARY_ERRORS

export function temporaryError(code: TemporaryErrorCode, originalError?: Error): GraphQLError {
  const { message, retryAfter } = TEMPORARY_ERRORS[code]
  return requestError(message(), { retryAfter, originalError })
}

/** Returns the log line and the delay for a temporary error, or null for other codes. */
export function findTemporaryError(code: unknown) {
  return code === 'UNAVAILABLE' || code === 'STORAGE_FULL' ? TEMPORARY_ERRORS[code] : null
}

/** An error that concerns the request as a whole. `retryAfter` is in seconds. */
export function requestError(
  { code, reason, params, message }: Message<RequestErrorCode>,
  { retryAfter, originalError }: { retryAfter?: number; originalError?: Error | undefined } = {},
): GraphQLError {
  const extensions = { code, reason, params, ...(retryAfter !== undefined && { retryAfter }) }
  return new GraphQLError(message, { extensions, originalError })
}

/** The request's token is missing, malformed or expired, or its session has ended. */
export function unauthenticated(): GraphQLError {
  return requestError(sharedMessages.LOGIN_REQUIRED())
}

/** The caller is logged in but lacks the permission. */
export function forbidden(message = sharedMessages.NO_PERMISSION()): GraphQLError {
  return requestError(message)
}
