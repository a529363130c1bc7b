import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { requestError } from '../../lib/errors.ts'
import { httpMessages } from '../messages.ts'

/** The response media types, in the same order and form as in Apollo Server. */
const MEDIA_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
]
/** Our clients send less than a fifth as much. Negotiating 16 kB takes several milliseconds. */
const MAX_ACCEPT_LENGTH = 1_000

/** Throws for an `Accept` header that would take long to negotiate. */
export function requireShortAccept({ headers: { accept = '' } }: FastifyRequest): void {
  if (accept.length > MAX_ACCEPT_LENGTH)
    throw requestError(httpMessages.ACCEPT_HEADER_TOO_LONG({ max: MAX_ACCEPT_LENGTH }))
}

/** The media type of Apollo Server's response. Undefined if the caller does not accept any. */
export function negotiateMediaType({ headers }: FastifyRequest): string | undefined {
  return new Negotiator({ headers }).mediaType(MEDIA_TYPES)
}
