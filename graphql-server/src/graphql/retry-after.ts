import type { ApolloServerPlugin } from '@apollo/server'
import { findTemporaryError } from '../lib/errors.ts'
import { findUserErrors } from '../lib/user-error.ts'
import type { Context } from './context/context.ts'

/** Records the longest delay in a result's user errors. */
export function recordRetryAfter(result: unknown, context: Context): void {
  const delays = findUserErrors(result).flatMap(({ retryAfter }) => retryAfter ?? [])
  if (delays.length > 0) context.retryAfter = Math.max(context.retryAfter ?? 0, ...delays)
}

/**
 * Sets the header Retry-After in responses with temporary errors and to rate-limited requests. A response without data
 * because of temporary errors has status 503.
 */
export function retryAfterPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ response: { body, http }, contextValue: { retryAfter } }) {
          const { data, errors = [] } = body.kind === 'single' ? body.singleResult : {}
          const delays = errors.flatMap(
            ({ extensions }) => findTemporaryError(extensions?.['code'])?.retryAfter ?? [],
          )
          const seconds = delays.length > 0 ? Math.max(...delays) : retryAfter
          if (seconds !== null) http.headers.set('retry-after', String(seconds))
          const hasData = Object.values(data ?? {}).some((value) => value !== null)
          if (delays.length > 0 && !hasData) http.status = 503
          return Promise.resolve()
        },
      }),
  }
}
