import fastify from 'fastify'
import { createResponseCache, type ResponseCache } from '../../src/http/graphql/response-cache.ts'
import { createCacheValidity } from '../../src/lib/cache/cache-validity.ts'
import { PREFLIGHT } from './persisted.ts'

/** A server that caches every response and does nothing else. */
export interface ResponseCacheApp {
  answers: ResponseCache
  ask(url: string, headers?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** Caches up to `maxBytes` of responses; `bodyOf` creates the nth one. */
export function createResponseCacheApp(
  maxBytes: number,
  bodyOf: (n: number) => string,
): ResponseCacheApp {
  const validity = createCacheValidity(() => 0)
  validity.validate(0)
  const answers = createResponseCache(validity, maxBytes)
  const app = fastify()
  let made = 0
  app.get('/graphql', (request, reply) => {
    if (answers.answer(request, reply)) return reply
    const keep = answers.begin()
    const body = bodyOf((made += 1))
    void reply.type('application/json; charset=utf-8').headers({ etag: `W/"${made}"` })
    keep(request, reply, body)
    return reply.send(body)
  })
  return {
    answers,
    async ask(url, headers = {}) {
      await app.inject({ url, headers: { ...PREFLIGHT, ...headers } })
    },
    async close() {
      await app.close()
    },
  }
}
