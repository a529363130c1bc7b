import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createValidatedCache } from '../../lib/validated-cache.ts'
import type { CacheValidity } from '../../lib/cache-validity.ts'
import { negotiateMediaType } from './media-type.ts'
import { isKnown } from './etag.ts'

/** Bytes of all answers together, all that it takes to keep them included. The least recently used ones go first. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** What an answer takes beside its bytes: its key, headers and objects. Measured by `npm run bench -- attacks`. */
const OVERHEAD_BYTES = 2_000
/** All of an address that Apollo Server reads. */
const PARAMETERS = ['query', 'operationName', 'variables', 'extensions']

const ENCODINGS = ['br', 'gzip', 'identity']
const compress: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body),
}

interface Answer {
  headers: Record<string, string>
  etag: string
  /** Its bytes by their encoding, made when they are first asked for. */
  bodies: Map<string, Buffer>
}

/**
 * Public answers, by the operation that asked for them and the form that it accepts, for as long as the catalogue stays
 * as it is. The same question costs no second execution, and nobody gets an answer that is older than a second.
 */
export interface ResponseCache {
  /** What they take in memory: never more than they may. */
  readonly bytes: number
  readonly count: number
  /** Answers from what is kept, where it may; false when the request has to be worked on. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
  /** For a request that begins now. */
  begin(): CacheWriter
}

/** Keeps an answer while answers are trusted, unless the catalogue has changed since its request began. */
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
      const kept = isAnonymous(request)
        ? answers.get(cacheKey(request, negotiateMediaType(request)))
        : undefined
      if (kept) send(kept, request, reply)
      return kept !== undefined
    },
    begin() {
      const keep = answers.begin()
      return (request, reply, body) => {
        const mediaType = String(reply.getHeader('content-type'))
        if (isAnonymous(request)) keep(cacheKey(request, mediaType), toAnswer(reply, body))
      }
    },
  }
}

/**
 * From everybody: nothing that came along tells persons apart. Without the header that no other site can add GET is
 * refused.
 */
function isAnonymous({ method, headers }: FastifyRequest): boolean {
  const { authorization, 'x-api-key': apiKey, 'apollo-require-preflight': preflight } = headers
  const isOfNobody = authorization === undefined && apiKey === undefined
  return method === 'GET' && isOfNobody && preflight !== undefined
}

/** By what answers to nobody differ, but for their encoding. As short for a long request as for a short one. */
function cacheKey({ url }: FastifyRequest, mediaType = ''): string {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const asked = PARAMETERS.map((name) => given.getAll(name))
  return createHash('sha256')
    .update(JSON.stringify([mediaType, ...asked]))
    .digest('base64url')
}

function toAnswer(reply: FastifyReply, body: string): Answer {
  const headers = ['content-type', 'cache-control', 'vary', 'etag'].map(
    (name) => [name, String(reply.getHeader(name))] as const,
  )
  const bodies = new Map([['identity', copyBytes(Buffer.from(body))]])
  return { headers: Object.fromEntries(headers), etag: String(reply.getHeader('etag')), bodies }
}

/** With its other encodings, which are hardly ever longer, also before they are made. */
function measureSize({ bodies }: Answer): number {
  return ENCODINGS.length * (bodies.get('identity')?.length ?? 0) + OVERHEAD_BYTES
}

/** The same bytes in memory of their own. Small and compressed buffers are parts of larger ones, which they keep alive. */
function copyBytes(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

function send(
  { headers, etag, bodies }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers(headers)
  if (isKnown(request, etag)) {
    void reply.code(304).send()
    return
  }
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.send(encodeBody(bodies, encoding))
}

function encodeBody(bodies: Map<string, Buffer>, encoding: string): Buffer {
  const known = bodies.get(encoding)
  if (known) return known
  const plain = bodies.get('identity') ?? Buffer.alloc(0)
  const body = copyBytes(compress[encoding]?.(plain) ?? plain)
  bodies.set(encoding, body)
  return body
}
