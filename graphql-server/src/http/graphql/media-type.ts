import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { badUserInput } from '../../lib/faults.ts'

/** The forms of an answer, in Apollo Server's order and words. */
const MEDIA_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
]
/** No client of ours sends a fifth of it. Negotiating by 16 kB takes several milliseconds. */
const MAX_ACCEPT_LENGTH = 1_000

/** Refuses an `Accept` that takes long to negotiate. */
export function requireShortAccept({ headers: { accept = '' } }: FastifyRequest): void {
  if (accept.length > MAX_ACCEPT_LENGTH)
    throw badUserInput(`The header Accept must have at most ${MAX_ACCEPT_LENGTH} characters.`)
}

/** The form in which Apollo Server answers; undefined when the caller accepts none. */
export function negotiateMediaType({ headers }: FastifyRequest): string | undefined {
  return new Negotiator({ headers }).mediaType(MEDIA_TYPES)
}
