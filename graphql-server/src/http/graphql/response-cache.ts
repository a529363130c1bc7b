import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createValidatedCache } from '../../lib/cache/validated-cache.ts'
import type { CacheValidity } from '../../lib/cache/cache-validity.ts'
import { createEncodedBody, type EncodedBody } from '../encoded-body.ts'
import { negotiateMediaType } from './media-type.ts'
import { isKnown } from './etag.ts'

/** The maximum size of all responses, overhead included. The least recently used are evicted. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** A response's memory beyond its bytes: key, headers and objects. Measured with `npm run bench -- attacks`. */
const OVERHEAD_BYTES = 2_000
/** The URL parameters that Apollo Server reads. */
const PARAMETERS = ['query', 'operationName', 'variables', 'extensions']

interface Answer {
  headers: Record<string, string>
  etag: string
  body: EncodedBody
}

/**
 * Caches public responses by operation and media type while the catalogue does not change. Each query is executed once,
 * and no response is older than three seconds.
 */
export interface ResponseCache {
  /** The responses' memory, which never exceeds the maximum. */
  readonly bytes: number
  readonly count: number
  /** Sends a cached response if there is one and the request allows it. Returns false otherwise. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
  /** Call when a request starts. */
  begin(): CacheWriter
}

/** Stores a response while the cache is valid, unless the catalogue has changed since its request started. */
export type CacheWriter = (request: FastifyRequest, reply: FastifyReply, body: string) => void

export function createResponseCache(
  validity: CacheValidity,
  maxSize = MAX_CACHE_BYTES,
): ResponseCache {
  const answers = createValidatedCache<Answer>(validity, { maxSize, measureSize })
  return {
    get bytes() {
      return answers.size
    },
    get count() {
      return answers.count
    },
    answer(request, reply) {
      const cached = isAnonymous(request)
        ? answers.get(cacheKey(request, negotiateMediaType(request)))
        : undefined
      if (cached) send(cached, request, reply)
      return cached !== undefined
    },
    begin() {
      const store = answers.begin()
      return (request, reply, body) => {
        const mediaType = String(reply.getHeader('content-type'))
        if (isAnonymous(request)) store(cacheKey(request, mediaType), toAnswer(reply, body))
      }
    },
  }
}

/**
 * Whether nothing in the request identifies the caller. A GET without the header that other sites cannot add is
 * rejected later.
 */
function isAnonymous({ method, headers }: FastifyRequest): boolean {
  const { authorization, 'x-api-key': apiKey, 'apollo-require-preflight': preflight } = headers
  const hasNoCredentials = authorization === undefined && apiKey === undefined
  return method === 'GET' && hasNoCredentials && preflight !== undefined
}

/** Hashes everything that anonymous responses depend on, except the encoding. Long requests get short keys. */
function cacheKey({ url }: FastifyRequest, mediaType = ''): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const values = PARAMETERS.map((name) => parameters.getAll(name))
  return createHash('sha256')
    .update(JSON.stringify([mediaType, ...values]))
    .digest('base64url')
}

function toAnswer(reply: FastifyReply, body: string): Answer {
  const headers = ['content-type', 'cache-control', 'vary', 'etag'].map(
    (name) => [name, String(reply.getHeader(name))] as const,
  )
  return {
    headers: Object.fromEntries(headers),
    etag: String(reply.getHeader('etag')),
    body: createEncodedBody(body),
  }
}

const measureSize = ({ body }: Answer) => body.maxBytes + OVERHEAD_BYTES

function send({ headers, etag, body }: Answer, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(headers)
  if (isKnown(request, etag)) void reply.code(304).send()
  else body.send(request, reply)
}
