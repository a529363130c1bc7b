import fastify from 'fastify'
import { createKeptAnswers, type KeptAnswers } from '../../src/http/graphql/response-cache.ts'
import { createFreshness } from '../../src/lib/cache-validity.ts'
import { PREFLIGHT } from './persisted.ts'

/** A server that keeps every answer, and does nothing else. */
export interface KeptAnswersApp {
  answers: KeptAnswers
  ask(url: string, headers?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** Keeps up to `maxBytes` of answers; `bodyOf` makes the nth one. */
export function keptAnswersApp(maxBytes: number, bodyOf: (n: number) => string): KeptAnswersApp {
  const freshness = createFreshness(() => 0)
  freshness.confirm(0)
  const answers = createKeptAnswers(freshness, maxBytes)
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
