import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ENCODINGS = ['br', 'gzip', 'identity']
const compress: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body),
}

/** A cached response body, compressed when an encoding is first requested. */
export interface EncodedBody {
  /** The bytes in all encodings. Compressed bodies are rarely longer, and count before they are computed. */
  readonly maxBytes: number
  /** Sends the body in the best encoding that the request accepts. */
  send(request: FastifyRequest, reply: FastifyReply): void
}

export function createEncodedBody(text: string): EncodedBody {
  const plain = copyBytes(Buffer.from(text))
  const bodies = new Map([['identity', plain]])
  const encode = (encoding: string) => {
    const encoded = bodies.get(encoding)
    if (encoded) return encoded
    const body = copyBytes(compress[encoding]?.(plain) ?? plain)
    bodies.set(encoding, body)
    return body
  }
  return {
    maxBytes: ENCODINGS.length * plain.length,
    send({ headers }, reply) {
      const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity'
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      void reply.send(encode(encoding))
    },
  }
}

/** Copies bytes into separate memory. Small and compressed buffers are views that would keep larger ones alive. */
function copyBytes(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
