import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import { RETRY_AFTER_S } from '../lib/faults.ts'
import type { Context } from './context.ts'

/** Says in the head of the reply that the database is out: when to come again and, where nothing was answered, 503. */
export function outagePlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ response: { body, http } }) {
          if (body.kind === 'incremental') return Promise.resolve()
          const { data, errors = [] } = body.singleResult
          if (!errors.some(isOfOutage)) return Promise.resolve()
          http.headers.set('retry-after', String(RETRY_AFTER_S))
          if (Object.values(data ?? {}).every((value) => value === null)) http.status = 503
          return Promise.resolve()
        },
      }),
  }
}

function isOfOutage({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === 'UNAVAILABLE'
}
