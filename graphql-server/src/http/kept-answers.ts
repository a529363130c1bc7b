import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createFreshCache } from '../lib/fresh-cache.ts'
import type { Freshness } from '../lib/freshness.ts'
import { isKnown } from './etag.ts'

/** Bytes of all answers together; then the longest unused ones go. */
const MOST_BYTES = 64 * 1024 * 1024

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
 * Public answers, by the address that asked for them and the forms that it accepts, for as long as the catalogue stays as it is. So the same
 * question costs no second execution, and nobody gets what is older than a second.
 */
export interface KeptAnswers {
  /** Answers from what is kept, where it may; false when the request has to be worked on. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
  /** For a request that begins now. */
  begin(): Keeper
}

/** Keeps an answer while answers are trusted, unless the catalogue has changed since its request began. */
export type Keeper = (request: FastifyRequest, reply: FastifyReply, body: string) => void

export function createKeptAnswers(freshness: Freshness): KeptAnswers {
  const answers = createFreshCache<Answer>(freshness, { maxSize: MOST_BYTES, sizeOf })
  return {
    answer(request, reply) {
      const kept = isAnonymous(request) ? answers.get(keyOf(request)) : undefined
      if (kept) send(kept, request, reply)
      return kept !== undefined
    },
    begin() {
      const keep = answers.begin()
      return (request, reply, body) => {
        if (isAnonymous(request)) keep(keyOf(request), answerOf(reply, body))
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

/** All of a request by which answers to nobody differ, but for their encoding. */
function keyOf({ url, headers: { accept = '' } }: FastifyRequest): string {
  return `${accept} ${url}`
}

function answerOf(reply: FastifyReply, body: string): Answer {
  const headers = ['content-type', 'cache-control', 'vary', 'etag'].map(
    (name) => [name, String(reply.getHeader(name))] as const,
  )
  const bodies = new Map([['identity', Buffer.from(body)]])
  return { headers: Object.fromEntries(headers), etag: String(reply.getHeader('etag')), bodies }
}

/** With what its other encodings may come to. */
function sizeOf({ bodies }: Answer): number {
  return 2 * (bodies.get('identity')?.length ?? 0) + 1_000
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
  void reply.send(bodyIn(bodies, encoding))
}

function bodyIn(bodies: Map<string, Buffer>, encoding: string): Buffer {
  const known = bodies.get(encoding)
  if (known) return known
  const plain = bodies.get('identity') ?? Buffer.alloc(0)
  const body = compress[encoding]?.(plain) ?? plain
  bodies.set(encoding, body)
  return body
}
