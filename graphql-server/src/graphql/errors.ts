import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { toTemporaryError } from '../lib/database/errors.ts'
import { findTemporaryError } from '../lib/errors.ts'
import { readTemplate } from '../lib/messages/params.ts'
import { graphqlMessages } from './messages.ts'

/** Error codes whose messages were written for the caller. All other errors are masked. */
const PUBLIC_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'NOT_CONFIGURED',
  'RATE_LIMITED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
])

/** The longest message that is sent whole. Our own messages are shorter. */
const MAX_MESSAGE = 1_000

/**
 * Formats an error for the caller: code, message and path, never a stack trace. Unexpected errors are logged under an
 * id that the caller gets. Temporary errors are logged in one line, because every request may cause one.
 */
export function formatError(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = toTemporaryError(unwrapResolverError(thrown))
    const { message, path, locations } = formatted
    const info = error instanceof GraphQLError && findTemporaryError(error.extensions['code'])
    if (info) {
      log.warn({ reason: error.originalError?.message, path }, info.logLine)
      const extensions = { code: error.extensions['code'], ...readTemplate(error.extensions) }
      return { message: error.message, path, extensions }
    }
    const code = isAboutRequest(error) ? 'BAD_REQUEST' : readCode(formatted)
    // Errors from GraphQL or the server, but not a driver's error that happens to have such a code.
    if (PUBLIC_CODES.has(code) && error instanceof GraphQLError) {
      const extensions = {
        code,
        ...readTemplate(formatted.extensions),
        ...costDetails(formatted),
      }
      return { message: shorten(message), path, locations, extensions }
    }
    const id = randomUUID()
    log.error({ err: error, errorId: id, path }, 'an operation failed')
    const { message: masked, ...template } = graphqlMessages.OPERATION_FAILED({ id })
    return { message: masked, path, extensions: { ...template, id } }
  }
}

/** Whether Apollo Server or graphql-js rejected the request itself. Such errors have neither a code nor a path. */
function isAboutRequest(error: unknown): boolean {
  return (
    error instanceof GraphQLError &&
    error.extensions['code'] === undefined &&
    error.path === undefined &&
    error.originalError === undefined
  )
}

/** Omits the middle of a long message: graphql-js quotes values between the problem and its reason. */
function shorten(message: string): string {
  const each = MAX_MESSAGE / 2
  return message.length <= MAX_MESSAGE
    ? message
    : `${message.slice(0, each)} … ${message.slice(-each)}`
}

function readCode({ extensions }: GraphQLFormattedError): string {
  return typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL'
}

/** The extensions of an error about an operation that is too expensive. */
function costDetails({ extensions }: GraphQLFormattedError): object {
  const { cost, limit, mostExpensive } = extensions ?? {}
  return cost === undefined ? {} : { cost, limit, mostExpensive }
}
