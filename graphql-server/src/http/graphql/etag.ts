import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/**
 * Adds an `etag` to a cacheable reply. Sets status 304 and returns null if the caller already has the reply. The tag is
 * weak because it is computed before compression.
 */
export function tagReply<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Payload | null {
  const isCacheable = reply.getHeader('cache-control') !== 'no-store'
  if (!isCacheable || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`
  void reply.header('etag', etag)
  if (!isKnown(request, etag)) return payload
  void reply.code(304)
  return null
}

/** Whether the caller already has the response with this tag. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  // Also accepts strong tags, because some proxies convert them.
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.includes(etag.slice(2)) ?? false
}
