import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { cacheConfig } from '../src/apollo/type-policies.ts'

interface Waiting {
  operation: string
  variables: Record<string, unknown>
  /** Answers with `data` as the server would send it, type names included. */
  reply: (data: Record<string, unknown>) => void
  fail: (error: Error) => void
}

/** A client for tests, with a server that answers when the test says so, and never the operations in `unanswered`. */
export function createTestClient({ unanswered = [] }: { unanswered?: string[] } = {}) {
  const waiting: Waiting[] = []
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (unanswered.includes(operationName ?? '')) return
        waiting.push({
          operation: operationName ?? '',
          variables,
          reply: (data) => {
            observer.next({ data })
            observer.complete()
          },
          fail: (error) => observer.error(error),
        })
      }),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(cacheConfig), link })
  return { client, waiting }
}
