import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { toTemporaryError } from '../lib/database/errors.ts'
import { temporaryErrorInfo } from '../lib/errors.ts'

/** Codes whose messages were written for the caller. Every other error is masked. */
const TOLD = new Set([
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

/** Of a message. Those of the store are shorter. */
const MOST_CHARACTERS = 1_000

/** What Apollo Server and GraphQL say of requests, without a code. */
const ABOUT_REQUESTS = new Set([
  'provided sha does not match query',
  'Unsupported persisted query version',
  'Too many errors processing variables, error limit reached. Execution aborted.',
])

/**
 * What a caller is told of an error: code, sentence and place, never a stack. What nobody foresaw is logged
 * under an id, and only the id is told. A fault that passes takes a line, not a stack for each request.
 */
export function formatError(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = toTemporaryError(unwrapResolverError(thrown))
    const code = codeOf(formatted)
    const { message, path, locations } = formatted
    const passing = error instanceof GraphQLError && temporaryErrorInfo(error.extensions['code'])
    if (passing) {
      log.warn({ reason: error.originalError?.message, path }, passing.logLine)
      return { message: error.message, path, extensions: { code: error.extensions['code'] } }
    }
    // Errors of GraphQL itself and those that we threw as such; not a driver's that happens to have a code.
    if (TOLD.has(code) && error instanceof GraphQLError) {
      return {
        message: shortened(message),
        path,
        locations,
        extensions: { code, ...toldOfCost(formatted) },
      }
    }
    const id = randomUUID()
    log.error({ err: error, errorId: id, path }, 'an operation failed')
    return {
      message: `Something went wrong on our side. Please try again. (${id})`,
      path,
      extensions: { code: 'INTERNAL', id },
    }
  }
}

/** Without the middle of what is long: GraphQL shows values whole, between what is wrong and why. */
function shortened(message: string): string {
  const each = MOST_CHARACTERS / 2
  return message.length <= MOST_CHARACTERS
    ? message
    : `${message.slice(0, each)} … ${message.slice(-each)}`
}

function codeOf({ message, extensions }: GraphQLFormattedError): string {
  if (ABOUT_REQUESTS.has(message)) return 'BAD_REQUEST'
  return typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL'
}

/** What an operation that is too dear is told beside the code. */
function toldOfCost({ extensions: { cost, limit, dearest } = {} }: GraphQLFormattedError): object {
  return cost === undefined ? {} : { cost, limit, dearest }
}
