import type { ApolloServerPlugin } from '@apollo/server'
import { temporaryErrorInfo } from '../lib/errors.ts'
import type { Context } from './context.ts'

/**
 * Says in the head of the reply that the database is out or the disk is full: when to try again and, where nothing
 * was answered, status 503.
 */
export function outagePlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ response: { body, http } }) {
          if (body.kind === 'incremental') return Promise.resolve()
          const { data, errors = [] } = body.singleResult
          const waits = errors.flatMap(
            ({ extensions }) => temporaryErrorInfo(extensions?.['code'])?.retryAfter ?? [],
          )
          if (waits.length === 0) return Promise.resolve()
          http.headers.set('retry-after', String(Math.max(...waits)))
          if (Object.values(data ?? {}).every((value) => value === null)) http.status = 503
          return Promise.resolve()
        },
      }),
  }
}
