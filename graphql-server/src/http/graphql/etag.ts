import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/**
 * The payload of a reply that may be kept, with its `etag`; none, with status 304, for who has it already. The
 * tag is a weak one: it is of the bytes before they are compressed, and the same however they are.
 */
export function tagReply<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Payload | null {
  const isKept = reply.getHeader('cache-control') !== 'no-store'
  if (!isKept || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`
  void reply.header('etag', etag)
  if (!isKnown(request, etag)) return payload
  void reply.code(304)
  return null
}

/** Whether the caller has what this tag is of. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  // As strong ones too: some proxies make them so.
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.includes(etag.slice(2)) ?? false
}
